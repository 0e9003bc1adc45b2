/** Answers with a model. For questions about the person's data it reads with tools; a profile is written in parts. */

import { isLoopback } from '#platform/client-address.ts';
import { type Clock, withTimeout } from '#platform/clock.ts';
import type { Reader } from '../archives/reader.ts';
import { askModel, type CitedText, type Conversation, CUT_OFF, converse } from './agent-loop.ts';
import { type Allowance, createAllowance, MAX_ANSWER_TOKENS } from './allowance.ts';
import { searchFor } from './data-tools.ts';
import { createEvidence, type Evidence } from './evidence.ts';
import { type Answered, type Language, type Making, ModelError, type Question } from './language.ts';
import { createModelClient, type ModelAddress, type ModelMessage } from './model-client.ts';
import { agentTask, notFound, PLAIN_TASK, profileTask } from './model-prompts.ts';
import { extentsOf, extentText, overview } from './overview.ts';
import { readAbout, readForProfile } from './profile-reading.ts';
import { firstSearchOf } from './question-words.ts';
import { describeTools } from './tool-descriptions.ts';

const USUAL_WISH = 'Write a short profile of me: interests, people, rhythms, current plans.';
const NOTHING = 'There is nothing to read yet.';

/** @param now ISO 8601. @throws ModelError, the signal's reason */
async function writeProfile(
  conversation: Conversation,
  question: Question,
  now: string,
): Promise<CitedText & { found: boolean }> {
  const { allowance, desk } = conversation;
  const reading = await readForProfile(conversation, question);
  const { counted, parts } = reading;
  if (parts.length === 0 && reading.facts.facts.length === 0)
    return { text: NOTHING, cited: [], removed: 0, found: false };
  const wish = question.prompt ?? USUAL_WISH;
  const about = question.prompt === undefined ? '' : await readAbout(question.prompt, conversation);
  const system: ModelMessage = { role: 'system', content: profileTask(desk.evidence, now) };
  const sections = parts.length === 0 ? [''] : parts;
  let draft = '';
  for (const [index, part] of sections.entries()) {
    const given =
      draft === ''
        ? [wish, `Counted facts:\n${counted}`, ...(about ? [`What fits the request best:\n${about}`] : [])]
        : [wish, `The profile so far, with its citations:\n\n${draft}`];
    const messages: ModelMessage[] = [
      system,
      {
        role: 'user',
        content: [
          ...given,
          ...(part ? [`Some messages:\n${part}`] : []),
          draft === ''
            ? 'Write the profile.'
            : 'Write the whole profile anew: correct what these messages contradict, add what matters, keep what holds, with its citations.',
        ].join('\n\n'),
      },
    ];
    const last = index === sections.length - 1 || allowance.isLast(messages, []);
    desk.tell({ stage: 'writing', part: index + 1, parts: sections.length });
    const { reply, ...answer } = await askModel(conversation, { messages, last, silent: !last });
    if (answer.text.trim() === '') throw new ModelError('The language model sent an empty answer.');
    if (last) return { ...answer, found: true };
    draft = reply.text;
  }
  throw new ModelError('The language model sent an empty answer.');
}

export type { ModelAddress } from './model-client.ts';

/** Model calls of one answer. */
const MAX_ROUNDS = 8;
/** For a whole answer, well within what a caller waits for one. */
const DEADLINES_MS = { prompt: 75_000, data: 120_000 };

/** Makes a language over an OpenAI-compatible model. */
export function createModelLanguage(address: ModelAddress, clock: Clock): Language {
  const client = createModelClient(address, clock);
  const url = new URL(address.baseUrl);
  const now = () => new Date(clock.now()).toISOString();

  /** Does some work with a conversation, within one deadline. */
  function within<T>(
    { credits, tell, signal: outer }: Making,
    reader: Reader,
    limits: { rounds: number; deadlineMs: number },
    work: (conversation: Conversation) => Promise<T>,
  ): Promise<T> {
    return withTimeout(clock, limits.deadlineMs, outer, (signal) => {
      const allowance = createAllowance({ credits, ...limits }, clock);
      return work({ client, allowance, desk: { reader, evidence: createEvidence(), tell }, signal });
    });
  }

  return {
    model: { host: url.host, local: isLoopback(url) },
    prompt: (prompt, { credits, tell, signal: outer }) =>
      withTimeout(clock, DEADLINES_MS.prompt, outer, async (signal) => {
        const allowance = createAllowance({ credits, rounds: 1, deadlineMs: DEADLINES_MS.prompt }, clock);
        const messages: ModelMessage[] = [
          { role: 'system', content: PLAIN_TASK },
          { role: 'user', content: prompt },
        ];
        allowance.begin(messages, []);
        const onText = (text: string) => tell({ stage: 'token', text });
        const reply = await client.complete({ messages, maxTokens: MAX_ANSWER_TOKENS, onText, signal });
        allowance.spend(reply);
        if (reply.text.trim() === '') throw new ModelError('The language model sent an empty answer.');
        const text = reply.cutOff ? reply.text + CUT_OFF : reply.text;
        return answered({ allowance, desk: { evidence: createEvidence() } }, { text, cited: [], removed: 0 }, true);
      }),
    async agent({ prompt, reader, zone }, making) {
      if (prompt === undefined) return overviewAnswer(reader);
      return within(making, reader, { rounds: MAX_ROUNDS, deadlineMs: DEADLINES_MS.data }, async (conversation) => {
        const { desk } = conversation;
        const extent = (await extentsOf(reader)).map(extentText);
        // Most questions are answered by their own words; and models that are bad with tools have something to go by.
        const first = await searchFor(
          await firstSearchOf(questionIn(prompt), { now: clock.now(), zone }, reader),
          desk,
        );
        const messages: ModelMessage[] = [
          { role: 'system', content: agentTask(desk.evidence, now(), extent) },
          { role: 'user', content: `${prompt}\n\n(A search for the words of this question has been made. ${first})` },
        ];
        const answer = await converse(conversation, messages, describeTools(reader.datastores));
        const found = answer.cited.length > 0;
        return answered(conversation, found ? answer : { ...answer, text: notFound(answer.text) }, found);
      });
    },
    profile: (question, making) =>
      within(making, question.reader, { rounds: MAX_ROUNDS, deadlineMs: DEADLINES_MS.data }, async (conversation) => {
        const profile = await writeProfile(conversation, question, now());
        return answered(conversation, profile, profile.found);
      }),
  };
}

/** The question of a prompt, before what the caller notes in brackets beneath it. */
const questionIn = (prompt: string): string => prompt.split('\n\n(', 1)[0] || prompt;

function answered(
  { allowance, desk }: { allowance: Allowance; desk: { evidence: Evidence } },
  { text, cited, removed }: CitedText,
  found: boolean,
): Answered {
  const { usage } = allowance;
  return {
    completion: text,
    answeredBy: 'model',
    found,
    ...desk.evidence.told(cited),
    removedCitations: removed,
    ...(usage === undefined ? {} : { usage }),
  };
}

/** What there is to read: counted, so no model has to say it. */
export async function overviewAnswer(reader: Reader): Promise<Answered> {
  return {
    completion: await overview(reader),
    answeredBy: 'counts',
    found: true,
    ...createEvidence().told([]),
    removedCitations: 0,
  };
}
