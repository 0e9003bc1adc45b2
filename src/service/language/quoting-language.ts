/** Answers without any model: the passages that fit best, said to be just that. */
import type { Clock } from '../../clock.ts';
import { DATASTORES, type Datastore, type DatastoreName } from '../../contract/datastores.ts';
import type { Hit } from '../archive/keyword-search.ts';
import type { Reader } from '../archive/reader.ts';
import { happenedAt, textAt } from '../archive/record-values.ts';
import { contentWords } from '../archive/stop-words.ts';
import type { Language } from './language.ts';
import { dayText, plainMarkdown, quotation, recordText } from './passage.ts';
import { describePerson } from './profile-facts.ts';

const PASSAGES = 5;
/** An answer often follows its question at once. */
const REPLY_WITHIN_MS = 60 * 60_000;
const DAY_MS = 86_400_000;

const SPANS: readonly [RegExp, days: number][] = [
  [/\b(today|hoje|heute)\b|сегодня|今日/i, 1],
  [/\b(yesterday|ontem|gestern)\b|вчера|昨日/i, 2],
  [/\b(this|last|past) week\b|\b(esta|última) semana\b|\b(diese|letzte) woche\b|недел[юе]|先週|今週/i, 8],
  [/\b(this|last|past) month\b|\b(este|último) mês\b|\b(diesen|letzten) monat\b|месяц|先月|今月/i, 32],
];

function sinceOf(question: string, clock: Clock): string | undefined {
  const days = SPANS.find(([words]) => words.test(question))?.[1];
  return days === undefined ? undefined : new Date(clock.now() - days * DAY_MS).toISOString();
}

/** The best hits that say different things. The name of a chat alone tells nothing, unless only chats can be read. */
async function bestPassages(
  reader: Reader,
  keywords: string,
  since: string | undefined,
  count: number,
): Promise<Hit[]> {
  const telling = reader.datastores.filter((name) => name !== 'social-chat-group');
  const datastores = telling.length > 0 ? telling : reader.datastores;
  const seen = new Set<string>();
  const passages: Hit[] = [];
  const { hits } = await reader.search({ keywords, limit: 40, datastores, ...(since === undefined ? {} : { since }) });
  for (const hit of hits) {
    const text = recordText(hit.record);
    if (text === '' || seen.has(text) || passages.length === count) continue;
    seen.add(text);
    passages.push(hit);
  }
  return passages;
}

/** A passage and, for a message, what was said next in the chat. */
async function withReply(reader: Reader, hit: Hit): Promise<string> {
  const groupId = textAt(hit.record, 'groupId');
  if (hit.datastore !== 'social-chat-message' || groupId === undefined) return quotation(hit);
  const at = happenedAt(hit.datastore, hit.record);
  const until = new Date(Date.parse(at) + REPLY_WITHIN_MS).toISOString();
  const filter = { groupId, sentAt: { $gt: at, $lt: until } };
  const replies = await reader.query('social-chat-message', filter, { sort: [{ sentAt: 'asc' }], limit: 1 });
  const next = replies?.items[0];
  if (!next) return quotation(hit);
  const who = textAt(next, 'type') === 'send' ? 'you' : (textAt(next, 'fromName') ?? 'somebody');
  return `${quotation(hit)}\n> Then ${plainMarkdown(who, 60)}: ${plainMarkdown(recordText(next), 200)}`;
}

function nounOf(name: DatastoreName): string {
  const { noun }: Datastore = DATASTORES[name];
  return noun[1];
}

async function overview(reader: Reader): Promise<string> {
  const lines: string[] = [];
  for (const name of reader.datastores) {
    const { timeField } = DATASTORES[name];
    const oldest = (await reader.query(name, {}, { sort: [{ [timeField]: 'asc' }], limit: 1 }))?.items[0];
    const newest = await reader.query(name, {}, { sort: [{ [timeField]: 'desc' }], limit: 1 });
    if (!oldest || !newest?.items[0]) continue;
    const from = dayText(happenedAt(name, oldest));
    lines.push(`- **${newest.dbRows} ${nounOf(name)}**, from ${from} to ${dayText(happenedAt(name, newest.items[0]))}`);
  }
  if (lines.length === 0) return 'There is nothing to read yet.';
  return `This is what I can read:\n\n${lines.join('\n')}\n\nAsk about a person, a plan, a place or a thing.`;
}

const NO_MODEL_NOTE =
  '*No language model is configured, so this is not a composed answer: these are the passages of your data that come closest to your question.*';

/** Makes the language that quotes; `clock` tells what "last week" means. */
export function createQuotingLanguage(clock: Clock): Language {
  return {
    prompt: async () =>
      'I cannot answer general questions here: no language model is configured. ' +
      'Whoever runs this service can connect one by setting `LLM_BASE_URL` (and `LLM_MODEL`); searching your own data works without it.',
    async agent({ prompt, reader }) {
      if (prompt === undefined)
        return `${await overview(reader)}\n\n*No language model is configured, so I answer by quoting.*`;
      const keywords = contentWords(prompt);
      const since = sinceOf(prompt, clock);
      const passages = await bestPassages(reader, keywords, since, PASSAGES);
      if (passages.length === 0) {
        const read = reader.datastores.map(nounOf).join(', ');
        const span = since === undefined ? '' : ` since ${dayText(since)}`;
        return `No language model is configured, and nothing in your data (${read})${span} matches the words of your question. Other words may find it.`;
      }
      const quoted = await Promise.all(passages.map((hit) => withReply(reader, hit)));
      return [NO_MODEL_NOTE, ...quoted].join('\n\n');
    },
    async profile({ prompt, reader }, signal) {
      const facts = await describePerson(reader, signal);
      const passages = prompt === undefined ? [] : await bestPassages(reader, contentWords(prompt), undefined, 3);
      const closest = passages.map(quotation).join('\n\n');
      const about = closest === '' ? '' : `\n\n### Closest to what you asked\n\n${closest}`;
      return `${facts}${about}\n\n*Counted from your data: no language model is configured, so there is no interpretation here.*`;
    },
  };
}
