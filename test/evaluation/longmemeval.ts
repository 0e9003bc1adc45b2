/**
 * Reads a LongMemEval file (https://github.com/xiaowu0162/LongMemEval, MIT): a JSON list of questions, each with the
 * sessions among which the answer is. It is not part of this project; whoever has it can score it. 277 MB are read as they
 * come, one question at a time.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { z } from 'zod';
import { jsonItems } from '#service/importers/json-items.ts';
import type { Question, SaidMessage, Session } from './question.ts';

/** longmemeval_s_cleaned.json, 277,383,467 bytes: the file behind the figures that others publish. */
export const LONGMEMEVAL_SHA256 = 'd6f21ea9d60a0d56f34a05b609c79c88a451d2ae03597821ea3d5a9678c3a442';

const Turn = z.object({ role: z.enum(['user', 'assistant']), content: z.string() });
const Entry = z.object({
  question_id: z.string(),
  question_type: z.string(),
  question: z.string(),
  answer: z.unknown(),
  haystack_session_ids: z.array(z.string()),
  haystack_dates: z.array(z.string()),
  haystack_sessions: z.array(z.array(Turn)),
  answer_session_ids: z.array(z.string()),
});

export interface LongMemEvalEntry {
  readonly question: Question;
  readonly sessions: readonly Session[];
}

/** Is no such file, or another one than was asked for; the message says which. */
export class UnexpectedFileError extends Error {
  override name = 'UnexpectedFileError';
}

/** @throws UnexpectedFileError when the file hashes to something else */
export async function demandSha256(file: string, sha256: string, signal: AbortSignal): Promise<void> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file, { highWaterMark: 1 << 20, signal })) hash.update(piece as Buffer);
  const found = hash.digest('hex');
  if (found !== sha256) throw new UnexpectedFileError(`${file} hashes to ${found}, and not to ${sha256}`);
}

/**
 * The questions of a file, each with its sessions. Those that have no answer in it (`_abs`) come with no evidence.
 * @throws UnexpectedFileError for a question that is none; BrokenSourceError where the file ends in the middle
 */
export async function* readLongMemEval(file: string, signal: AbortSignal): AsyncGenerator<LongMemEvalEntry> {
  let place = 0;
  for await (const item of jsonItems(createReadStream(file, { highWaterMark: 1 << 20, signal }), undefined)) {
    if (item.kind !== 'item') continue;
    place += 1;
    yield toEntry(item.text, place);
  }
}

function toEntry(text: string | undefined, place: number): LongMemEvalEntry {
  const parsed = Entry.safeParse(parse(text));
  if (!parsed.success) throw new UnexpectedFileError(`question ${place} is not as LongMemEval has them`);
  const entry = parsed.data;
  const hasAnswer = !entry.question_id.endsWith('_abs');
  return {
    question: {
      id: entry.question_id,
      group: 'LongMemEval',
      kind: entry.question_type,
      text: entry.question,
      evidence: hasAnswer ? entry.answer_session_ids : [],
      messages: undefined,
      answer: hasAnswer ? [String(entry.answer)] : [],
    },
    sessions: entry.haystack_sessions.map((turns, index) => {
      const id = entry.haystack_session_ids[index] ?? `session-${index}`;
      const startedAt = momentOf(entry.haystack_dates[index]);
      return { id, messages: turns.map((turn, at) => toMessage(id, at, turn, startedAt)) };
    }),
  };
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function toMessage(
  session: string,
  at: number,
  { role, content }: z.infer<typeof Turn>,
  startedAt: number,
): SaidMessage {
  return {
    id: `${session}.${at}`,
    chatId: session,
    chatName: '',
    fromId: role,
    fromName: '',
    own: role === 'user',
    text: content,
    sentAt: startedAt + at * 60_000,
  };
}

/** `2023/05/20 (Sat) 02:21`, in UTC; 0 for what is not such a moment. */
function momentOf(text = ''): number {
  const [, year, month, day, hour, minute] = /^(\d{4})\/(\d\d)\/(\d\d) \(\w+\) (\d\d):(\d\d)$/.exec(text) ?? [];
  if (year === undefined) return 0;
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
}
