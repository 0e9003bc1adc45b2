/** What was given cannot be opened as an export. Its message is a sentence for the person who gave it. */
export class UnusableSourceError extends Error {
  override name = 'UnusableSourceError';
}

/** Archives that are not opened, by their first bytes. */
export const OTHER_ARCHIVES = { rar: '526172211a07', '7z': '377abcaf271c', gz: '1f8b08', xz: 'fd377a585a00' } as const;

export const otherArchive = (kind: string) =>
  `A ${kind} archive cannot be opened here. Unpack it, and send a zip of what is in it.`;

/** What is said of files that people often send. */
export const UNUSABLE = {
  emptyFile: 'This file is empty.',
  emptyZip: 'There is no file in this zip.',
  noRecords: 'There are no records in it.',
  zipPassword: 'This zip asks for a password. Unpack it, zip it again without one, and send that.',
  zipBomb: 'This zip unpacks to more than can be real. It is not opened.',
  zipOfZips: 'In this zip there are only other zips. Unpack it and send what is in it.',
  damaged: 'This zip is damaged or was not sent whole. Send it again, or unpack it and zip it anew.',
  telegramHtml:
    'This is a Telegram export as HTML, made to be looked at in a browser. Export it once more in Telegram Desktop: ' +
    'Settings > Advanced > Export Telegram data, and as format choose "Machine-readable JSON"; of one chat: ⋮ in the chat > ' +
    'Export chat history. Then send result.json, or a zip of the folder.',
  whatsappBackup:
    'This is a backup of WhatsApp itself, which only WhatsApp can read. Export a chat instead: open it, then ⋮ or its name, and “Export chat”.',
  whatsappDates: 'This is a chat of WhatsApp, but its dates are in a form that cannot be read.',
  signalBackup:
    'This is an encrypted backup of Signal, which only Signal can read. Export your chats instead: Signal’s settings, “Chats”, “Export chat history”.',
  discordPackage: 'This data package of Discord holds no messages. Request it again with “Messages” ticked.',
  discordHtml: 'This was exported with DiscordChatExporter as HTML. Export it again with the format “JSON”.',
  outlook:
    'Outlook’s own mail files cannot be read here. Export the mailbox as mbox, or save the mails as .eml files, and send those.',
} as const;

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
