/** /import: bringing exports in. `name` is a file's, in quotation marks; `service` the data service's. */
import type { ImportFailure } from '#service/contract/imports.ts';
import { bold, type RichText } from '../../answer.ts';
import { plurals } from '../plural.ts';
import { counted, numbers } from './numbers.ts';

const plural = plurals('en');
const { figure, size } = numbers;

export const importing = {
  /** What a file without a name is called. */
  file: 'file',
  heading: 'Bring your own chats and mails in',
  what: (service: string): string =>
    `I put what your apps export into an archive of your own at ${service}, encrypted, for you alone. The file itself is removed when it is read.`,
  /** Three steps, from an app's screen to the receipt. @param most bytes of a file that the chat takes */
  steps: (most: number, hasPage: boolean): RichText => [
    '1. Choose your app: I show where its export is hidden.\n2. ',
    bold(`Send me the file here (up to ${size(most)})`),
    hasPage ? ', or use the upload page for larger ones.' : '.',
    '\n3. Wait for the receipt. Sending the same again adds only what is new.',
  ],
  notConnected: 'You need not be connected for this; to search it afterwards, /connect.',
  wayTo: (app: string): string => `${app}: the way to your export`,
  elsewhereHeading: 'Bringing data in',
  elsewhere: (service: string): string =>
    `Your data lives at ${service}, and is brought in there. This bot has no key to that: it only reads what you let it read.`,
  /** To a file that was sent. */
  elsewhereFile: (service: string): string =>
    `Your data lives at ${service}, and is brought in there: this bot can only read it. Nothing was taken of what you sent.`,

  page: 'Upload page',
  pageHeading: 'The upload page',
  pageWhat:
    'It opens in your browser and takes files of any size. The link is for you alone, opens once, within ten minutes; do not pass it on.',
  openPage: 'Open the upload page',
  noPage: 'The service has no upload page. Send me the file here.',
  howToExport: 'How do I export?',

  /** While it goes on. What is done, without a full stop. */
  bringing: (name: string): string => `Bringing in ${name}`,
  lookingAfter: 'Looking after an import',
  taking: (name: string): string => `Taking ${name} from Telegram…`,
  /** After a bar such as `▓▓▓▓░░░░░░ 42 %`. */
  barOf: (bar: string, bytes: number): string => `${bar} of ${size(bytes)}`,
  handing: (name: string): string => `Handing ${name} on…`,
  looking: (name: string): string => `Looking into ${name}…`,
  waiting: (name: string): string => `${name} waits for the one before it.`,
  progress: (read: number, written: number): string => `${figure(read)} read, ${figure(written)} of them new`,
  /** @param name undefined where it is not known */
  silent: (name: string | undefined): string =>
    `The service does not answer just now. ${name ?? 'The import'} goes on there; I keep asking.`,
  stillGoing: (name: string | undefined): string => `This is taking long: ${name ?? 'the import'} goes on without me.`,

  /** What kept a file from coming in. */
  notAnExport: (name: string): string =>
    `I cannot bring in ${name}: I take exports of chat apps and mailboxes, as .json, .jsonl, .zip, .txt, .csv, .mbox or .eml. /import shows where your apps keep theirs.`,
  /** @param bytes undefined: more than may be @param most bytes that the chat takes */
  tooLarge: (name: string, bytes: number | undefined, most: number, hasPage: boolean): string =>
    `${name} ${bytes === undefined ? 'is too large' : `has ${size(bytes)}`}: from the chat I can take files of up to ${size(most)}. ${hasPage ? 'The upload page takes larger ones.' : 'Export fewer chats, or without media, and send that.'}`,
  gone: (name: string): string => `Telegram does not give me ${name} any more. Please send it again.`,
  interrupted: (name: string): string => `${name} did not come through from Telegram. Nothing was brought in.`,
  noService: (name: string): string => `The service did not take ${name}. Nothing was brought in.`,
  tooLargeThere: (name: string): string =>
    `${name} is larger than the service takes. Export fewer chats, or without media.`,
  notDone: (name: string): string =>
    `Some of your files are not done yet: they run, or wait for an answer. Answer or stop them, then try ${name} again.`,
  noRoom: (name: string): string => `The service has no room for ${name} just now. Nothing was brought in.`,
  stopped: (name: string): string => `Stopped. Nothing of ${name} was brought in.`,
  cannotStop: 'I could not reach the service to stop the import: it may go on there.',
  unknown: 'I know nothing of this import any more. A receipt is kept for a day; send the file again if in doubt.',
  waitedInVain: (name: string): string => `The files before ${name} took too long. Nothing of it was brought in yet.`,
  tooMany: 'Many of your files are waiting already. Send this one again when they are done.',
  notMe: 'That is not me',
  see: 'See how it stands',
  connectToSearch: 'Connect, to search it',

  /** Why an import ended without a receipt. */
  failed: {
    cancelled: 'Cancelled. Nothing was brought in.',
    'cancelled-halfway': 'Cancelled. What was brought in by then stays.',
    silent: 'The file did not arrive completely within an hour. Send it again.',
    unanswered: 'The question was not answered within a day. Send the file again.',
    failed:
      'The import failed for a reason that is not in your file. Whoever runs this service finds it in the log; try again later.',
    'not-known':
      'This is not an export that I know. I read exports of Telegram, WhatsApp, Signal, Slack, Discord, mailboxes (mbox, Gmail Takeout), and records that a data service has given out (JSON lines).',
    empty: 'There is nothing in it that I could read.',
    'other-archive': 'This kind of archive cannot be opened here. Unpack it, and send a zip of what is in it.',
    'zip-password': 'This zip asks for a password. Unpack it, zip it again without one, and send that.',
    'zip-bomb': 'This zip unpacks to more than can be real. It is not opened.',
    'zip-of-zips': 'In this zip there are only other zips. Unpack it and send what is in it.',
    damaged: 'This zip is damaged or was not sent whole. Send it again, or unpack it and zip it anew.',
    'telegram-html':
      'This is a Telegram export as HTML, made to be looked at in a browser. Export it once more in Telegram Desktop: Settings > Advanced > Export Telegram data, and as format choose “Machine-readable JSON”; of one chat: ⋮ in the chat > Export chat history. Then send result.json, or a zip of the folder.',
    'whatsapp-backup':
      'This is a backup of WhatsApp itself, which only WhatsApp can read. Export a chat instead: open it, then ⋮ or its name, and “Export chat”.',
    'whatsapp-dates': 'This is a chat of WhatsApp, but its dates are in a form that cannot be read.',
    'signal-backup':
      'This is an encrypted backup of Signal, which only Signal can read. Export your chats instead: Signal’s settings, “Chats”, “Export chat history”.',
    'discord-package': 'This data package of Discord holds no messages. Request it again with “Messages” ticked.',
    'discord-html': 'This was exported with DiscordChatExporter as HTML. Export it again with the format “JSON”.',
    outlook:
      'Outlook’s own mail files cannot be read here. Export the mailbox as mbox, or save the mails as .eml files, and send those.',
  } satisfies Record<ImportFailure, string>,

  /** The receipt. */
  receipt: {
    broughtIn: (name: string): string => `Brought in: ${name}`,
    nothing: (name: string): string => `Nothing could be brought in: ${name}`,
    stopped: (name: string): string => `Stopped: ${name}`,
    chats: (amount: number): string => counted(amount, 'chat', 'chats'),
    written: (amount: number): string => counted(amount, 'message or mail is new', 'messages and mails are new'),
    updated: (amount: number): string => `${counted(amount, 'has', 'have')} changed since the last time`,
    known: (amount: number): string => `${counted(amount, 'was', 'were')} there already`,
    /** @param reasons each with its amount */
    leftOut: (amount: number, reasons: string): string => `${figure(amount)} left out: ${reasons}`,
    /** While the sample data is looked through. */
    aside: 'What you search now is the sample data; connect your own to find this.',
    youAre: (person: string): string => `You are ${person} here, as in your earlier exports.`,
    brokenAt: (byte: number): string =>
      `The file breaks off, or cannot be read, at byte ${figure(byte)}. Everything before that is in.`,
    diskFull: 'The disk of the service is full: what was written by then stays.',
    goOn: 'What was brought in by then stays. Send the file again to go on.',
  },
  /** Why something was left out, with how much of it. */
  leftOut: {
    'service message': (n: number): string => `${counted(n, 'note', 'notes')} such as “joined the group”`,
    deleted: (n: number): string => `${figure(n)} deleted ${plural(n, { one: 'message', other: 'messages' })}`,
    empty: (n: number): string => `${figure(n)} empty ${plural(n, { one: 'message', other: 'messages' })}`,
    unreadable: (n: number): string => `${figure(n)} that cannot be read`,
    'unreadable mail': (n: number): string => `${counted(n, 'mail', 'mails')} that cannot be read`,
    'unreadable file': (n: number): string => `${counted(n, 'file', 'files')} that cannot be read`,
    'not a mail': (n: number): string => counted(n, 'file that is no mail', 'files that are no mails'),
    unsupported: (n: number): string => `${figure(n)} of a kind that the app did not export`,
    duplicate: (n: number): string =>
      `${figure(n)} that ${plural(n, { one: 'stands', other: 'stand' })} twice in the export`,
    'no date': (n: number): string => `${figure(n)} without a date`,
    'no chat': (n: number): string =>
      `${figure(n)} of ${plural(n, { one: 'a chat that is', other: 'chats that are' })} not in the export`,
    spam: (n: number): string => `${figure(n)} spam ${plural(n, { one: 'mail', other: 'mails' })}`,
    trash: (n: number): string => `${counted(n, 'mail', 'mails')} in the bin`,
    draft: (n: number): string => counted(n, 'draft', 'drafts'),
    'chat log': (n: number): string => counted(n, 'chat log', 'chat logs'),
  },

  /** What an import asks, and what stands in the question's place once it is answered. */
  ask: {
    who: (name: string): string => `Who are you in ${name}?`,
    whoWhy: 'So that I know which messages are yours.',
    noName: 'No name',
    person: (name: string, messages: number): string => `${name} · ${counted(messages, 'message', 'messages')}`,
    youAre: (person: string, name: string): string => `You are ${person} in ${name}.`,
    youAreNobody: (name: string): string => `You are none of those in ${name}.`,
    noneOfThem: 'None of them',
    stop: 'Stop',
    page: (page: number, pages: number): string => `${figure(page)} of ${figure(pages)}`,
    othersExport: (name: string, person: string): RichText => [
      `${name} is the export of `,
      bold(person),
      '. Import it all the same?',
    ],
    allTheSame: 'Import it all the same',
    leaveIt: 'Leave it',
    imported: (person: string): string => `The export of ${person} is imported all the same.`,
    date: (name: string, example: string): RichText => [
      `In ${name} there is the date `,
      bold(example),
      '. Which comes first?',
    ],
    /** What the example would mean. */
    dayFirst: 'The day',
    dayFirstAs: (day: number, month: number): string => `The day (day ${day}, month ${month})`,
    monthFirst: 'The month',
    monthFirstAs: (day: number, month: number): string => `The month (day ${day}, month ${month})`,
    dayIsFirst: (name: string): string => `In ${name} the day comes first.`,
    monthIsFirst: (name: string): string => `In ${name} the month comes first.`,
  },
};
