/**
 * Reads a LongMemEval file (https://github.com/xiaowu0162/LongMemEval, MIT): a JSON list of questions, each with the
 * sessions among which the answer is. It is not part of this project; whoever has it can score it. 277 MB are read as they
 * come, one question at a time.
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

/** Those that have no answer in it (`_abs`) were never said. @throws Error for a question that is none */
export async function* readLongMemEval(file: string, signal: AbortSignal): AsyncGenerator<ChatSet> {
  let place = 0;
  const chunks = createReadStream(file, { highWaterMark: 1 << 20, signal });
  for await (const events of readJson(chunks, ['take'])) {
    for (const { kind, text } of events) {
      if (kind !== 'value') continue;
      place += 1;
      const parsed = Entry.safeParse(parse(text));
      if (!parsed.success) throw new Error(`question ${place} is not as LongMemEval has them`);
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

/** `2023/05/20 (Sat) 02:21`, in UTC; 0 for what is not such a moment. */
function momentOf(text = ''): number {
  const [, year, month, day, hour, minute] = /^(\d{4})\/(\d\d)\/(\d\d) \(\w+\) (\d\d):(\d\d)$/.exec(text) ?? [];
  if (year === undefined) return 0;
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
}
