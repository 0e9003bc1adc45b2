/** Exports that people send to the bot, importing archives into the service, and reading zips. */
import { randomBytes } from 'node:crypto';
import yauzl from 'yauzl';
import { openCaller } from '../service/import-rig.ts';
import { account, OWNER, said, service, written } from '../service/importers/telegram-export.ts';
import type { ChatMessage, ChatView, SayOptions, Wanted } from './chat-driver.ts';

export interface Export {
  readonly name: string;
  readonly bytes: Buffer;
}

/** An export as a message's document. */
export const documentOf = ({ name, bytes }: Export): SayOptions => ({
  file: { name, mime: 'application/octet-stream', base64: bytes.toString('base64'), as_document: true },
});

/** Sends an export to the bot and hears the answer. */
export const sends = (person: ChatView, file: Export, answer: Wanted): Promise<ChatMessage> =>
  person.asks('', answer, documentOf(file));

/** The Telegram export of a person with this id: two chats, four messages and a service message, plus `more` notes. */
export function telegramExport(owner: number, { firstName = 'Ann', more = 0, size = 80 } = {}): Export {
  const from = (id: number, text: string) => said(id, text, { from: firstName, from_id: `user${owner}` });
  const messages = [
    from(1, 'The ferry to Texel leaves at nine'),
    said(2, 'I bring the sandwiches', { from: 'Bo', from_id: 'user2000' }),
    service(3, 'pin_message'),
    ...Array.from({ length: more }, (_, index) =>
      from(100 + index, `note ${index} ${randomBytes(size / 2).toString('hex')}`),
    ),
  ];
  const chats = [
    { name: 'Bo', type: 'personal_chat', id: 2000, messages },
    { name: 'Harbour', type: 'private_group', id: 3000, messages: [from(1, 'Who has the key?'), from(2, 'I do')] },
  ];
  const person = { user_id: owner, first_name: firstName, last_name: '', phone_number: '', username: '' };
  return { name: 'result.json', bytes: Buffer.from(written(account(chats, { owner: person }) as never)) };
}

/** A WhatsApp chat of these people, in which both the archive's owner and the order of day and month are ambiguous. */
export function whatsappExport(people: readonly string[], name = 'WhatsApp Chat with Crew.txt'): Export {
  const lines = people.flatMap((who, index) => [
    `3/4/2024, 10:${String(index % 60).padStart(2, '0')} - ${who}: ahoy number ${index}`,
    `5/6/2024, 11:${String(index % 60).padStart(2, '0')} - ${who}: see you at the harbour`,
  ]);
  return { name, bytes: Buffer.from(`${lines.join('\n')}\n`) };
}

/** A WhatsApp chat with unambiguous dates, in which everybody says one thing. */
export const whatsappChat = (chat: string, people: readonly string[]): Export => ({
  name: `WhatsApp Chat with ${chat}.txt`,
  bytes: Buffer.from(people.map((who, at) => `24/06/2024, 09:0${at} - ${who}: ahoy from ${who}\n`).join('')),
});

/** Poorly compressible messages: 12 MB of text, 9 MB zipped, more than a chat's file limit and all buffers. */
export const LARGE = { messages: 1_500, size: 8_000 };

/** Imports a chat of `messages` messages of about `size` characters, and waits. @param url the service's URL */
export async function bringsArchive(url: string, owner: string, { messages = 2, size = 30 } = {}): Promise<void> {
  const texts = Array.from({ length: messages }, (_, id) =>
    said(
      id + 1,
      `the ferry ${id} ${randomBytes((size * 3) / 4)
        .toString('base64')
        .replace(/\W/g, 'x')}`,
    ),
  );
  const body = written(account([{ name: `${owner}’s chat`, type: 'personal_chat', id: 2000, messages: texts }]));
  const caller = openCaller(() => url);
  const { importId } = await caller.sends(owner, 'result.json', body, { telegramId: String(OWNER.user_id) });
  await caller.reaches(owner, importId, 'done');
}

/** The files of a zip as text, by name. */
export async function entriesOf(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await yauzl.fromBufferPromise(bytes);
  const entries: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = [];
    for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer);
    entries[entry.fileName] = Buffer.concat(pieces).toString();
  }
  return entries;
}
