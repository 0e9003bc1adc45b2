/** Answers with a model, which reads the person's data with tools; a profile is written in parts. */

import { isLoopback } from '#platform/client-address.ts';
import { type Clock, withTimeout } from '#platform/clock.ts';
import type { Reader } from '../archives/reader.ts';
import { keywordsOf } from '../text/stop-words.ts';
import { askModel, type CitedText, type Conversation, CUT_OFF, runAgent } from './agent.ts';
import { createAgentTools, searchFor } from './agent-tools.ts';
import { type Answered, type Answerer, type AnswerOptions, ModelError, type Question } from './answerer.ts';
import { createEvidence, type Evidence } from './evidence.ts';
import { createModelClient, type ModelAddress, type ModelMessage } from './model-client.ts';
import { extentsOf, extentText, overview } from './overview.ts';
import { readForProfile } from './profile.ts';
import { agentTask, notFound, PLAIN_TASK, profileTask } from './prompts.ts';
import { firstSearchOf } from './question-words.ts';
import { createTokenBudget, MAX_ANSWER_TOKENS, type TokenBudget } from './token-budget.ts';

const DEFAULT_WISH = 'Write a short profile of me: interests, people, rhythms, current plans.';
const REFINE =
  'Write the whole profile anew: correct what these messages contradict, add what matters, keep what holds, with its citations.';
const NOTHING = 'There is nothing to read yet.';

/** Drafts a profile from counted facts and the first messages, then refines it with the others. @throws ModelError, the signal's reason */
async function writeProfile(
  conversation: Conversation,
  { prompt, ...question }: Question,
  now: string,
): Promise<CitedText & { found: boolean }> {
  const { budget, context, signal } = conversation;
  const { counted, parts, sampled } = await readForProfile(question, context.evidence, signal);
  context.tell({ stage: 'sampled', count: sampled });
  if (counted === undefined && parts.length === 0) return { text: NOTHING, cited: [], removed: 0, found: false };
  const closest = prompt && (await searchFor({ keywords: keywordsOf(prompt), partly: true }, context));
  const system: ModelMessage = { role: 'system', content: profileTask(context.evidence, now) };
  const sections = parts.length === 0 ? [''] : parts;
  let draft = '';
  for (let at = 0; ; at++) {
    const content = [
      prompt ?? DEFAULT_WISH,
      ...(draft
        ? [`The profile so far, with its citations:\n\n${draft}`]
        : [
            `Counted facts:\n${counted ?? 'Nothing could be counted.'}`,
            closest && `What fits the request best:\n${closest}`,
          ]),
      sections[at] && `Some messages:\n${sections[at]}`,
      draft ? REFINE : 'Write the profile.',
    ];
    const messages: ModelMessage[] = [system, { role: 'user', content: content.filter(Boolean).join('\n\n') }];
    const last = at === sections.length - 1 || budget.isLast(messages, []);
    context.tell({ stage: 'writing', part: at + 1, parts: sections.length });
    const { reply, ...answer } = await askModel(conversation, { messages, last, silent: !last });
    if (answer.text.trim() === '') throw new ModelError('The language model sent an empty answer.');
    if (last) return { ...answer, found: true };
    draft = reply.text;
  }
}

export type { ModelAddress } from './model-client.ts';

/** Maximum number of model calls per answer. */
const MAX_ROUNDS = 8;
/** Deadlines of a whole answer, well within a caller's timeout. */
const DEADLINES_MS = { prompt: 75_000, data: 120_000 };

/** Answers with an OpenAI-compatible model. */
export function createModelAnswerer(address: ModelAddress, clock: Clock): Answerer {
  const client = createModelClient(address, clock);
  const url = new URL(address.baseUrl);
  const now = () => new Date(clock.now()).toISOString();

  /** Runs some work with a new conversation, within one deadline. */
  function within<T>(
    { credits, tell, signal: outer }: AnswerOptions,
    reader: Reader,
    work: (conversation: Conversation) => Promise<T>,
  ): Promise<T> {
    const deadlineMs = DEADLINES_MS.data;
    return withTimeout(clock, deadlineMs, outer, (signal) => {
      const budget = createTokenBudget({ credits, rounds: MAX_ROUNDS, deadlineMs }, clock);
      return work({ client, budget, context: { reader, evidence: createEvidence(), tell }, signal });
    });
  }

  return {
    model: { host: url.host, local: isLoopback(url) },
    close: client.close,
    prompt: (prompt, { credits, tell, signal: outer }) =>
      withTimeout(clock, DEADLINES_MS.prompt, outer, async (signal) => {
        const budget = createTokenBudget({ credits, rounds: 1, deadlineMs: DEADLINES_MS.prompt }, clock);
        const messages: ModelMessage[] = [
          { role: 'system', content: PLAIN_TASK },
          { role: 'user', content: prompt },
        ];
        budget.begin(messages, []);
        const onText = (text: string) => tell({ stage: 'token', text });
        const reply = await client.complete({ messages, maxTokens: MAX_ANSWER_TOKENS, onText, signal });
        budget.spend(reply);
        if (reply.text.trim() === '') throw new ModelError('The language model sent an empty answer.');
        const text = reply.cutOff ? reply.text + CUT_OFF : reply.text;
        return answered({ budget, context: { evidence: createEvidence() } }, { text, cited: [], removed: 0 }, true);
      }),
    async agent({ prompt, reader, zone }, options) {
      if (prompt === undefined) return overview(reader);
      return within(options, reader, async (conversation) => {
        const { context } = conversation;
        const extent = (await extentsOf(reader)).map(extentText);
        // Most questions are answered by searching their own words, and models that are bad with tools get a start.
        const first = await searchFor(
          await firstSearchOf(questionIn(prompt), { now: clock.now(), zone }, reader),
          context,
        );
        const messages: ModelMessage[] = [
          { role: 'system', content: agentTask(context.evidence, now(), extent) },
          { role: 'user', content: `${prompt}\n\n(A search for the words of this question has been made. ${first})` },
        ];
        const answer = await runAgent(conversation, messages, createAgentTools(context));
        const found = answer.cited.length > 0;
        return answered(conversation, found ? answer : { ...answer, text: notFound(answer.text) }, found);
      });
    },
    profile: (question, options) =>
      within(options, question.reader, async (conversation) => {
        const profile = await writeProfile(conversation, question, now());
        return answered(conversation, profile, profile.found);
      }),
  };
}

/** The question of a prompt, without the caller's note in brackets below. */
const questionIn = (prompt: string): string => prompt.split('\n\n(', 1)[0] || prompt;

function answered(
  { budget, context }: { budget: TokenBudget; context: { evidence: Evidence } },
  { text, cited, removed }: CitedText,
  found: boolean,
): Answered {
  const { usage } = budget;
  return {
    completion: text,
    answeredBy: 'model',
    found,
    ...context.evidence.summary(cited),
    removedCitations: removed,
    ...(usage === undefined ? {} : { usage }),
  };
}
