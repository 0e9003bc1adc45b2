/** Asks the embedded service over HTTP, as any client would, and judges what it answers and what that cost. */
import { z } from 'zod';
import { foldCase, stripDiacritics } from '#platform/text-match.ts';
import { CREDITS_HEADER } from '#service/contract/extensions.ts';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import type { ModelAddress } from '#service/server/language/model-client.ts';
import { table } from '../bench/figures.ts';
import { openCaller } from '../service/import-rig.ts';
import { openService, type ServiceDouble } from '../support/service.ts';
import { kindsInTurn, makePile, type Pile } from './pile.ts';
import { type Question, toRecord } from './question.ts';

const OWNER = 'evaluated';
const SESSIONS = 2000;
const CREDITS = 1_000_000;

/**
 * A reply of agent-prompt. Everything but `completion` is what this project's service tells besides; another one, or an
 * older one, does not.
 */
const Reply = z.looseObject({
  completion: z.string(),
  found: z.boolean().optional(),
  sources: z.array(z.looseObject({ id: z.string().optional(), number: z.int().optional() })).optional(),
  usage: z.looseObject({ tokens: z.object({ input: z.int(), output: z.int() }) }).optional(),
});
export type AgentReply = z.infer<typeof Reply>;

export interface Judged {
  readonly question: Question;
  /** Of the records that the answer cites, how many tell it; undefined where it does not say which they are. */
  readonly cited: { readonly all: number; readonly right: number } | undefined;
  /** It names everything that a right answer names. */
  readonly right: boolean;
  /** It says that there is nothing to answer with. */
  readonly abstained: boolean;
  readonly tokens: number;
  readonly credits: number;
  readonly ms: number;
}

const plain = (text: string) => stripDiacritics(foldCase(text)).replace(/[^\p{L}\p{N}]+/gu, ' ');

/** What an answer is worth. A passage that is quoted begins with ">". */
export function judge(question: Question, reply: AgentReply): Pick<Judged, 'cited' | 'right' | 'abstained' | 'tokens'> {
  const cited = reply.sources?.filter(({ number, id }) => number !== undefined && id !== undefined);
  const text = plain(reply.completion);
  const abstained = reply.found === undefined ? !/^>/m.test(reply.completion) : !reply.found;
  const named = question.answer.every((value) => text.includes(plain(value).trim()));
  return {
    cited: cited && {
      all: cited.length,
      right: cited.filter(({ id }) => question.messages?.includes(id ?? '')).length,
    },
    right: question.answer.length > 0 && !abstained && named,
    abstained,
    tokens: (reply.usage?.tokens.input ?? 0) + (reply.usage?.tokens.output ?? 0),
  };
}

/** Sends the pile as an export to the service, the way of everybody's data. */
async function bringIn(pile: Pile, double: ServiceDouble): Promise<void> {
  let lines = '';
  for (const { messages } of pile.sessions()) {
    for (const message of messages)
      lines += `${JSON.stringify({ datastore: 'social-chat-message', record: toRecord(message) })}\n`;
  }
  const caller = openCaller(() => double.url);
  const { importId } = await caller.sends(OWNER, 'pile.jsonl', lines);
  await caller.reaches(OWNER, importId, 'done');
}

/** @param model who answers; passages are quoted when there is none */
export async function askAnswers(
  perLanguage: number,
  seed: number,
  { model, postgres }: { model?: ModelAddress | undefined; postgres?: string | undefined },
  signal: AbortSignal,
): Promise<Judged[]> {
  const pile = makePile({ sessions: SESSIONS, kinds: kindsInTurn(perLanguage) }, seed * 1_000_003 + 11);
  const double = await openService({ empty: true, monthlyCredits: CREDITS, postgres, ...(model ? { model } : {}) });
  try {
    await bringIn(pile, double);
    const token = await double.service.admin.issueToken({ owner: OWNER, scopes: ALL_SCOPES });
    const judged: Judged[] = [];
    let balance = await double.service.admin.balance(OWNER);
    for (const question of pile.questions) {
      const startedAt = performance.now();
      const response = await fetch(`${double.url}/api/rest/v1/llm/agent-prompt`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ prompt: question.text }),
        signal,
      });
      const text = await response.text();
      if (response.status !== 200) throw new Error(`agent-prompt answered ${response.status}: ${text.slice(0, 300)}`);
      const left = Number(response.headers.get(CREDITS_HEADER));
      const verdict = judge(question, Reply.parse(JSON.parse(text)));
      judged.push({ question, ...verdict, credits: balance - left, ms: performance.now() - startedAt });
      balance = left;
    }
    return judged;
  } finally {
    await double.close();
  }
}

const share = (part: number, whole: number) => (whole === 0 ? '–' : ((100 * part) / whole).toFixed(1));
const each = (sum: number, count: number) => (count === 0 ? '–' : (sum / count).toFixed(1));
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function row(name: string, judged: readonly Judged[]): string[] {
  const answerable = judged.filter(({ question }) => question.answer.length > 0);
  const unanswerable = judged.filter(({ question }) => question.answer.length === 0);
  const right = judged.filter((one) => one.right).length;
  const citing = judged.flatMap(({ cited }) => cited ?? []);
  return [
    name,
    `${judged.length}`,
    share(right, answerable.length),
    share(total(citing.map((cited) => cited.right)), total(citing.map((cited) => cited.all))),
    share(unanswerable.filter(({ abstained }) => abstained).length, unanswerable.length),
    share(answerable.filter(({ abstained }) => abstained).length, answerable.length),
    each(total(judged.map(({ tokens }) => tokens)), right),
    each(total(judged.map(({ credits }) => credits)), right),
  ];
}

/** A row for each language, kind of question, and all. */
export function answersTable(judged: readonly Judged[]): string {
  const head = [
    '',
    'questions',
    'right',
    'citation precision',
    'right abstentions',
    'wrong abstentions',
    'tokens / right',
    'credits / right',
  ];
  const byGroup = [...Map.groupBy(judged, ({ question }) => question.group)];
  const byKind = [...Map.groupBy(judged, ({ question }) => question.kind)];
  return table(head, [...byGroup, ...byKind].map(([name, list]) => row(name, list)).concat([row('all', judged)]));
}
