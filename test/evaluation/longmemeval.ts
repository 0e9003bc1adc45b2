/**
 * Reads a LongMemEval file (https://github.com/xiaowu0162/LongMemEval, MIT): a JSON array of questions, each with
 * sessions that contain the answer. It isn't part of this project. Its 277 MB are streamed, one question at a time.
 */
import { createReadStream } from 'node:fs';
import { z } from 'zod';
import { readJson } from '#service/importers/json-stream.ts';
import type { ChatSet, SaidMessage } from './chats.ts';

const Turn = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  has_answer: z.boolean().optional(),
});
const Entry = z.object({
  question_id: z.string(),
  question_type: z.string(),
  question: z.string(),
  haystack_session_ids: z.array(z.string()),
  haystack_dates: z.array(z.string()),
  haystack_sessions: z.array(z.array(Turn)),
});

/** Yields a set per question; those without an answer (`_abs`) are `neverSaid`. @throws Error for an invalid one */
export async function* readLongMemEval(file: string, signal: AbortSignal): AsyncGenerator<ChatSet> {
  let place = 0;
  const chunks = createReadStream(file, { highWaterMark: 1 << 20, signal });
  for await (const events of readJson(chunks, ['take'])) {
    for (const { kind, text } of events) {
      if (kind !== 'value') continue;
      place += 1;
      const parsed = Entry.safeParse(parse(text));
      if (!parsed.success) throw new Error(`question ${place} is not a valid LongMemEval question`);
      yield toSet(parsed.data);
    }
  }
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function toSet(entry: z.output<typeof Entry>): ChatSet {
  const evidence: string[] = [];
  const messages = entry.haystack_sessions.flatMap((turns, index) => {
    const session = entry.haystack_session_ids[index] ?? `session-${index}`;
    const startedAt = momentOf(entry.haystack_dates[index]);
    return turns.map(({ role, content, has_answer: isEvidence }, at): SaidMessage => {
      const id = `${session}.${at}`;
      if (isEvidence) evidence.push(id);
      const sentAt = startedAt + at * 60_000;
      return { id, chatId: session, chatName: '', fromName: role, own: role === 'user', text: content, sentAt };
    });
  });
  const isAnswered = !entry.question_id.endsWith('_abs') && evidence.length > 0;
  const question = { kind: entry.question_type, text: entry.question, evidence: isAnswered ? evidence : [] };
  return {
    name: `longmemeval/${entry.question_id}`,
    language: 'english',
    style: entry.question_type,
    messages,
    questions: isAnswered ? [question] : [],
    neverSaid: isAnswered ? [] : [question],
  };
}

/** Parses `2023/05/20 (Sat) 02:21` as UTC; 0 for other texts. */
function momentOf(text = ''): number {
  const [, year, month, day, hour, minute] = /^(\d{4})\/(\d\d)\/(\d\d) \(\w+\) (\d\d):(\d\d)$/.exec(text) ?? [];
  if (year === undefined) return 0;
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
}
