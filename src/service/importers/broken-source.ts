/** Archives that are not opened, by their first bytes. */
export const OTHER_ARCHIVES = ['526172211a07', '377abcaf271c', '1f8b08', 'fd377a585a00'];

/** Why something cannot be brought in, by its code: a sentence for the person. */
export const UNUSABLE = {
  empty: 'There is nothing in this file.',
  'zip-password': 'This zip asks for a password. Unpack it, zip it again without one, and send that.',
  'zip-bomb': 'This zip unpacks to more than can be real. It is not opened.',
  'zip-of-zips': 'In this zip there are only other zips. Unpack it and send what is in it.',
  damaged: 'This zip is damaged or was not sent whole. Send it again, or unpack it and zip it anew.',
  'telegram-html':
    'This is a Telegram export as HTML, made to be looked at in a browser. Export it once more in Telegram Desktop: ' +
    'Settings > Advanced > Export Telegram data, and as format choose "Machine-readable JSON"; of one chat: ⋮ in the chat > ' +
    'Export chat history. Then send result.json, or a zip of the folder.',
  'whatsapp-backup':
    'This is a backup of WhatsApp itself, which only WhatsApp can read. Export a chat instead: open it, then ⋮ or its name, and “Export chat”.',
  'whatsapp-dates': 'This is a chat of WhatsApp, but its dates are in a form that cannot be read.',
  'signal-backup':
    'This is an encrypted backup of Signal, which only Signal can read. Export your chats instead: Signal’s settings, “Chats”, “Export chat history”.',
  'discord-package': 'This data package of Discord holds no messages. Request it again with “Messages” ticked.',
  'discord-html': 'This was exported with DiscordChatExporter as HTML. Export it again with the format “JSON”.',
  outlook:
    'Outlook’s own mail files cannot be read here. Export the mailbox as mbox, or save the mails as .eml files, and send those.',
  'not-known':
    'This is not an export that I know. I read exports of Telegram, WhatsApp, Signal, Slack, Discord, mailboxes (mbox, Gmail Takeout), and records that a data service has given out (JSON lines).',
  'other-archive': 'This archive cannot be opened here. Unpack it, and send a zip of what is in it.',
  'too-many-files': 'There are more files in this export than can be read. Leave out its photos and videos.',
  'no-file': 'There is no such file.',
  'not-readable': 'This is no file or folder that may be read.',
} as const;
export type Unusable = keyof typeof UNUSABLE;

export const isUnusable = (code: string): code is Unusable => Object.hasOwn(UNUSABLE, code);

/** What was given cannot be opened as an export. */
export class UnusableSourceError extends Error {
  override name = 'UnusableSourceError';
  readonly code: Unusable;

  constructor(code: Unusable, options?: ErrorOptions) {
    super(UNUSABLE[code], options);
    this.code = code;
  }
}

/** A file of an export cannot be read beyond a byte: it was cut off, or its zip is damaged. */
export class BrokenSourceError extends Error {
  override name = 'BrokenSourceError';
  /** First byte (unpacked) that could not be read. */
  readonly at: number;

  constructor(at: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.at = at;
  }
}

/** As much as can be read of what may break off: whoever reads the file for good is told. */
export async function* untilBroken<T>(parts: AsyncIterable<T>): AsyncGenerator<T, void, void> {
  try {
    yield* parts;
  } catch (error) {
    if (!(error instanceof BrokenSourceError)) throw error;
  }
}
