/** Exports as people send them to the bot. */
import { randomBytes } from 'node:crypto';
import { account, said, service, written } from '../service/importers/telegram-export.ts';
import { zipOf } from '../service/importers/zip-file.ts';
import type { SayOptions } from './playground-chat-view.ts';

export interface Export {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A document as a message carries it. */
export const documentOf = ({ name, bytes }: Export): SayOptions => ({
  file: { name, mime: 'application/octet-stream', base64: bytes.toString('base64'), as_document: true },
});

/** The export of a Telegram account with two chats and six messages, one of them a note, of the person with this id. */
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

/** A WhatsApp chat of so many people, in which nobody can tell who the person is, nor whether day or month comes first. */
export function whatsappExport(people: readonly string[], name = 'WhatsApp Chat with Crew.txt'): Export {
  const lines = people.flatMap((who, index) => [
    `03/04/2024, 10:${String(index % 60).padStart(2, '0')} - ${who}: ahoy number ${index}`,
    `05/06/2024, 11:${String(index % 60).padStart(2, '0')} - ${who}: see you at the harbour`,
  ]);
  return { name, bytes: Buffer.from(`${lines.join('\n')}\n`) };
}

export const zipped = (name: string, inside: Export): Export => ({
  name,
  bytes: zipOf([{ path: inside.name, content: inside.bytes }] as never),
});
