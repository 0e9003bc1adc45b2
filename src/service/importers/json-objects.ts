/** Reads a file that is one list of objects. */
import { readJson } from './json-stream.ts';
import { parseObject } from './json-value.ts';

/** An object, or why it couldn't be read. */
export type ReadObject = Readonly<Record<string, unknown>> | 'too long' | 'unreadable';

/** Yields the objects chunk by chunk. @param corrected repairs an app's invalid JSON. @throws BrokenSourceError */
export async function* readObjects(
  chunks: AsyncIterable<Buffer>,
  corrected = (text: string) => text,
): AsyncGenerator<ReadObject[], void, void> {
  for await (const events of readJson(chunks, ['take'])) {
    const values = events.filter(({ kind }) => kind === 'value');
    yield values.map(({ text }) => (text === undefined ? 'too long' : (parseObject(corrected(text)) ?? 'unreadable')));
  }
}
