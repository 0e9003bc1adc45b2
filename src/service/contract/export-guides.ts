/** Step-by-step export instructions per app, for the upload page; the bot has shorter ones. */

export const EXPORT_APPS = ['Telegram', 'WhatsApp', 'Signal', 'Slack', 'Discord', 'Gmail'] as const;
export type ExportApp = (typeof EXPORT_APPS)[number];

export interface ExportGuide {
  readonly app: ExportApp;
  /** One or two sentences each, without markup. */
  readonly steps: readonly string[];
  /** Limits of the app, and what its export lacks. */
  readonly note: string;
}

export const EXPORT_GUIDES: readonly ExportGuide[] = [
  {
    app: 'Telegram',
    steps: [
      'On a computer, open Telegram Desktop (desktop.telegram.org). The phone apps cannot export.',
      'Open the menu ☰, then Settings → Advanced → Export Telegram data.',
      'Tick the chats that you want; photos and videos are not needed.',
      'At the bottom, at “Format”, choose “Machine-readable JSON” in place of HTML.',
      'Press Export. Send the file result.json from the folder that it makes.',
    ],
    note: 'For one chat only: open it, then ⋮ → Export chat history. Telegram may ask you to confirm on your phone and to wait a day.',
  },
  {
    app: 'WhatsApp',
    steps: [
      'Open the chat on your phone.',
      'Android: ⋮ → More → Export chat. iPhone: tap the name on top, then Export chat at the very bottom.',
      'Choose “Without media”.',
      'Save the file, or send it to yourself, and send the zip or the .txt as it is.',
    ],
    note: 'One chat at a time, at most its newest 40,000 messages. A chat with advanced privacy cannot be exported.',
  },
  {
    app: 'Signal',
    steps: [
      'Open Signal’s settings, then Chats → Export chat history.',
      'Choose where the export goes, without media.',
      'Send main.jsonl, or the whole folder as a zip.',
    ],
    note: 'A backup of Signal is something else: it is encrypted, and only Signal can read it.',
  },
  {
    app: 'Slack',
    steps: [
      'In a browser, open your workspace’s menu: Tools & settings → Workspace settings.',
      'Open Import/Export Data, then Export.',
      'Choose the time, press Start Export, and wait for the e-mail with the link.',
      'Send the zip as it is.',
    ],
    note: 'Only owners and admins of a workspace can export. Private channels and direct messages are in it on some plans only.',
  },
  {
    app: 'Discord',
    steps: [
      'Open User Settings → Data & Privacy.',
      'At “Request all of my data” tick Messages, and press Request.',
      'Wait for the e-mail with the link: up to 30 days.',
      'Send the zip as it is.',
    ],
    note: 'Discord’s package holds your own messages only. Files of DiscordChatExporter (JSON) hold both sides.',
  },
  {
    app: 'Gmail',
    steps: [
      'Open takeout.google.com and press “Deselect all”.',
      'Tick Mail only, then Next step.',
      'Choose .zip and a size of 2 or 4 GB, and press Create export.',
      'Wait for the e-mail with the link, and send each zip as it is, one after the other.',
    ],
    note: 'The mailboxes of other programs can be sent as well, as mbox files.',
  },
];
