/** Answers without a model, by quoting the best passages and by counting, and says so. */
import type { Clock } from '#platform/clock.ts';
import { defined } from '#platform/defined.ts';
import type { AnswerSource } from '../../contract/answers.ts';
import type { Reader } from '../archives/reader.ts';
import { hasContentWord, keywordsOf } from '../text/stop-words.ts';
import { answerIn } from './answer-signs.ts';
import { answerTime, changedTime } from './answer-time.ts';
import type { Answered, Answerer, AnswerOptions } from './answerer.ts';
import { createEvidence, type Evidence } from './evidence.ts';
import { overview } from './overview.ts';
import { dayText, nounOf, plainMarkdown, quotation, type ReadRecord, sourceOf, textOf, timeText } from './passage.ts';
import { findPassages, searchPassages } from './passages.ts';
import { describePerson, firstAndNewest, type PersonFacts } from './profile.ts';
import { coreQuestion, type QuestionSearch, wholeQuestion } from './question-words.ts';

const NO_MODEL = 'No language model is configured';

function cite(records: readonly ReadRecord[], evidence: Evidence): string[] {
  return records.map((read) => evidence.citeKey(read));
}

/** Quotations of the cited sources. */
const quoted = (sources: readonly AnswerSource[]) =>
  sources.filter(({ number }) => number !== undefined).map((source) => quotation(source, source.number));

/** Quotes passages without citing them; they count as read. */
function quotedUncited(records: readonly ReadRecord[], evidence: Evidence): string[] {
  cite(records, evidence);
  return records.map((read) => quotation(sourceOf(read)));
}

const plain = { removedCitations: 0 } as const;

/** Answers by quoting; `clock` resolves "last week". */
export function createQuotingAnswerer(clock: Clock): Answerer {
  return {
    model: null,
    close: async () => undefined,
    prompt: undefined,
    async agent({ prompt, reader, zone }, { tell }) {
      const evidence = createEvidence();
      if (prompt === undefined) return overview(reader, `\n\n*${NO_MODEL}, so I answer by quoting.*`);
      const askedAt = { now: clock.now(), zone };
      const question = await wholeQuestion(prompt, askedAt, reader);
      const passages = await findPassages(question, askedAt, { reader, evidence, tell });
      if (!passages) {
        const completion = `${NO_MODEL}, and no word of your question tells what to look for. Add one that does: a name, a place, a thing.`;
        return { ...plain, completion, answeredBy: 'quotes', found: false, wordless: true, ...evidence.summary([]) };
      }
      const { words, near, isOfOthers = false, superseded } = passages;
      if (passages.answering.length === 0) {
        const completion = [
          notFound(words, reader, near.length > 0, isOfOthers),
          ...quotedUncited(near, evidence),
        ].join('\n\n');
        return { ...plain, completion, answeredBy: 'quotes', found: false, ...evidence.summary([]) };
      }
      const note = `*${NO_MODEL}, so this is not a composed answer: these are the passages of your data that come closest to your question.*`;
      const asked = coreQuestion(question);
      const when = superseded
        ? changedTime(asked, passages.answering, zone)
        : answerTime(asked, passages.answering, zone);
      const answering = passages.answering.map((read, index) => ({
        ...read,
        answer: index + 1 === when?.source ? when.words : answerIn(asked, textOf(read)),
      }));
      const { sources, read } = evidence.summary(cite(answering, evidence));
      const marked = superseded
        ? sources.map((one) => (one.number === answering.length ? { ...one, earlier: true as const } : one))
        : sources;
      const { changed } = superseded ?? {};
      const head = [
        ...(when ? [timeText(when)] : []),
        ...(changed ? [`**${plainMarkdown(changed.now, 40)}** (was ${plainMarkdown(changed.was, 40)})`] : []),
      ];
      return {
        ...plain,
        completion: [...head, note, ...quoted(marked)].join('\n\n'),
        answeredBy: 'quotes',
        found: true,
        ...(when ? { when } : {}),
        ...(changed ? { changed } : {}),
        sources: marked,
        read,
      };
    },
    async profile({ prompt, reader, zone }, { signal, tell }): Promise<Answered> {
      const evidence = createEvidence();
      const person = await describePerson({ reader, zone }, signal);
      const { counted } = person;
      const ends = counted ? await firstAndNewest(reader, counted) : [];
      const fitting = (await closest(prompt, reader, evidence, tell)).filter(
        ({ record }) => !ends.some((end) => end.record._id === record._id),
      );
      const records = [...ends, ...fitting];
      const { sources, read } = evidence.summary(cite(records, evidence));
      const quotes = quoted(sources);
      const sections = [
        factsMarkdown(person, reader),
        ...(ends.length > 0 ? ['### First and newest', ...quotes.slice(0, ends.length)] : []),
        ...(fitting.length > 0 ? ['### Closest to what you asked', ...quotes.slice(ends.length)] : []),
      ];
      const { chatCount = read.chats, first = read.since, last = read.until } = counted?.statistics ?? {};
      return {
        ...plain,
        completion: sections.join('\n\n'),
        answeredBy: 'counts',
        found: person.facts.length > 0,
        sources,
        read: {
          ...{ searches: read.searches, records: person.records, chats: chatCount },
          ...defined({ since: first, until: last }),
        },
        ...defined({ counted }),
      };
    },
  };
}

/** Text that says that nothing answers, and what was searched. */
function notFound({ narrow }: QuestionSearch, { datastores }: Reader, isNear: boolean, isOfOthers: boolean): string {
  const read = datastores.map((name) => nounOf(name)).join(', ');
  const span = narrow?.since === undefined ? '' : ` since ${dayText(narrow.since)}`;
  if (isOfOthers) return `${NO_MODEL}, and whoever you ask about wrote nothing${span} that fits. Somebody else did:`;
  return isNear
    ? `${NO_MODEL}, and no passage of your data (${read})${span} tells what you ask, as far as words show it. These come closest:`
    : `${NO_MODEL}, and nothing in your data (${read})${span} matches the words of your question. Other words may find it.`;
}

async function closest(
  wish: string | undefined,
  reader: Reader,
  evidence: Evidence,
  tell: AnswerOptions['tell'],
): Promise<readonly ReadRecord[]> {
  const keywords = keywordsOf(wish ?? '');
  // Without content words, everything would match: "my profile" has no subject.
  if (!hasContentWord(keywords)) return [];
  const { answering, near } = await searchPassages({ keywords, partly: true }, { reader, evidence, tell });
  return [...answering, ...near];
}

function factsMarkdown({ name, facts }: PersonFacts, { isNarrowed }: Reader): string {
  const title = `## What the data says about ${plainMarkdown(name ?? 'this person', 60)}`;
  if (facts.length === 0)
    return `${title}\n\n${isNarrowed ? 'Nothing in it matches.' : 'There is nothing to read yet.'}`;
  const lines = facts.map(
    (fact) => `- **${fact.title}**: ${fact.values.map((value) => plainMarkdown(value)).join(', ')}`,
  );
  return `${title}\n\n${lines.join('\n')}`;
}
