/** Reads a file that is one list of objects. */
import { readJson } from './json-stream.ts';
import { parseObject } from './json-value.ts';

/** An object, or why there is none where it cannot be read. */
export type ReadObject = Readonly<Record<string, unknown>> | 'too long' | 'unreadable';

/** Those of each chunk together. @param corrected makes JSON of what an app writes in its place. @throws BrokenSourceError */
export async function* readObjects(
  chunks: AsyncIterable<Buffer>,
  corrected = (text: string) => text,
): AsyncGenerator<ReadObject[], void, void> {
  for await (const events of readJson(chunks, ['take'])) {
    const values = events.filter(({ kind }) => kind === 'value');
    yield values.map(({ text }) => (text === undefined ? 'too long' : (parseObject(corrected(text)) ?? 'unreadable')));
  }
}
