/** Hostile exports, small on disk but large in one way each, sent to exhaust memory. */
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZipStream } from '#platform/zip.ts';
import { zipOf } from './zip-file.ts';

type Content = Iterable<string>;
type HostileFile = readonly [path: string, content: Content];

const CHUNK = 1 << 20;
const FILLER = 'lorem ipsum dolor '.repeat(Math.ceil(CHUNK / 18)).slice(0, CHUNK);

/** Text of this many megabytes. */
function* megabytes(count: number, filler = FILLER): Content {
  for (let done = 0; done < count; done++) yield filler;
}

/** `of(0)`, `of(1)`… with separators, in large chunks. */
function* list(count: number, of: (at: number) => string, separator = ','): Content {
  let piece = '';
  for (let at = 0; at < count; at++) {
    piece += at === 0 ? of(at) : separator + of(at);
    if (piece.length < CHUNK) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

function* joined(...parts: readonly (string | Content)[]): Content {
  for (const part of parts) {
    if (typeof part === 'string') yield part;
    else yield* part;
  }
}

const telegram = (...parts: readonly (string | Content)[]): readonly HostileFile[] => [
  ['result.json', joined(...parts)],
];
const account = (...chats: readonly (string | Content)[]) =>
  telegram(
    '{"about":"","personal_information":{"user_id":777,"first_name":"Mia"},"chats":{"about":"","list":[',
    ...chats,
    ']}}',
  );
const telegramMessage = (id: number, from: number, text = 'hello') =>
  `{"id":${id},"type":"message","date_unixtime":"1700000000","from":"Person ${from}","from_id":"user${from}","text":"${text}"}`;
/** A group with a message, and what follows it in the list. */
const group = (...more: readonly (string | Content)[]) =>
  joined('{"name":"All","type":"private_group","id":5,"messages":[', telegramMessage(1, 2), ...more, ']}');

const day = '1/2/26, 10:37 - ';
const whatsapp = (...parts: readonly (string | Content)[]): readonly HostileFile[] => [
  ['WhatsApp Chat with Ada.txt', joined(`${day}Ada: before\n`, ...parts, `\n${day}Mia: after\n`)],
];
const slackMessage = (at: number) =>
  `{"type":"message","user":"U${at % 50}","ts":"${1_700_000_000 + Math.floor(at / 10)}.${String(at % 10).padStart(6, '0')}","text":"message ${at}"}`;
const slack = (...messages: readonly (string | Content)[]): readonly HostileFile[] => [
  ['users.json', ['[{"id":"U1","name":"ada"}]']],
  ['channels.json', ['[{"id":"C1","name":"general"}]']],
  ['general/2023-11-14.json', joined('[', ...messages, ']')],
];
const mail = (...parts: readonly (string | Content)[]): readonly HostileFile[] => {
  const one = (id: number) =>
    `From a@example.org Mon Jan  1 10:00:00 2024\nFrom: a@example.org\nTo: b@example.org\nDate: Mon, 1 Jan 2024 10:00:00 +0000\nMessage-ID: <${id}@x>\n`;
  return [['mail.mbox', joined(one(1), ...parts, `\n\nhello\n\n`, one(2), '\nlast\n\n')]];
};
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const signal = (...lines: readonly (string | Content)[]): readonly HostileFile[] => [
  [
    'signal-export/main.jsonl',
    joined('{"version":"1","backupTimeMs":"1780000000000"}\n{"recipient":{"id":"1","self":{}}}\n', ...lines),
  ],
];
const discord = (name: string, ...content: readonly (string | Content)[]): readonly HostileFile[] => [
  [`Messages/c1100000000000000001/${name}`, joined(...content)],
  ['Messages/c1100000000000000001/channel.json', ['{"id":"1100000000000000001"}']],
];
const DISCORD_MESSAGE =
  '{"id":"3","timestamp":"2023-03-05T12:34:56+00:00","type":"Default","content":"hello","author":{"id":"9","name":"ada"}}';
const CSV_HEAD = 'ID,Timestamp,Contents,Attachments\n';
const CSV_ROW = '2,2023-03-05 12:34:56,hello,\n';

/** By what is large in them; each is a single file, or the files of a zip. */
export const HOSTILE: Readonly<Record<string, () => readonly HostileFile[]>> = {
  'Telegram: a million empty chats': () =>
    account(list(1_000_000, (at) => `{"name":"C${at}","type":"personal_chat","id":${at},"messages":[]}`)),
  'Telegram: 100,000 chats of one message each': () => {
    const chat = (at: number) => `{"name":"Chat ${at}","type":"personal_chat","id":${at},"messages":`;
    return account(list(100_000, (at) => `${chat(at)}[${telegramMessage(1, at)}]}`));
  },
  'Telegram: a chat with a name of 10 MB': () =>
    account('{"name":"', megabytes(10), '","type":"private_group","id":5,"messages":[', telegramMessage(1, 2), ']}'),
  'Telegram: a million senders': () =>
    telegram(group(list(1_000_000, (at) => `,${telegramMessage(at + 2, at, '')}`, ''))),
  'Telegram: messages 100,000 levels deep': () =>
    telegram(group(list(20, (at) => `,{"id":${at + 2},"type":"message","text":${deep(100_000)}}`, ''))),
  'Telegram: lists 100,000 levels deep before its messages': () =>
    telegram(
      `{"about":"","stories":${deep(100_000)},"personal_information":${deep(100_000)},"chats":{"list":[`,
      group(),
      ']}}',
    ),
  'Telegram: one message of 60 MB': () =>
    telegram(group(',{"id":2,"type":"message","from":"', megabytes(60), '"},', telegramMessage(3, 2))),
  'Telegram: messages of 8 MB': () => {
    const head = (id: number) =>
      `,{"id":${id},"type":"message","date_unixtime":"1700000000","from_id":"user9","from":"Bo"`;
    return telegram(group(...[2, 3, 4, 5, 6, 7].map((id) => joined(`${head(id)},"text":"`, megabytes(8), '"}'))));
  },
  'Telegram: 48 MB of blanks after a line break': () =>
    telegram(group(',\n', megabytes(48, ' '.repeat(CHUNK)), telegramMessage(2, 2))),
  'zip: 199,000 photos': () => [
    ...telegram(group()),
    ...Array.from({ length: 199_000 }, (_, at): HostileFile => [`photos/photo_${at}@01-01-2024.jpg`, ['x']]),
  ],
  'zip: 199,000 files called result': () => [
    ...telegram(group()),
    ...Array.from({ length: 199_000 }, (_, at): HostileFile => [`chats/${at}/result.json`, ['{}']]),
  ],
  'zip: 199,000 transcripts': () =>
    Array.from(
      { length: 199_000 },
      (_, at): HostileFile => [`chats/${at}/_chat.txt`, at < 3 ? [`${day}Ada: hello\n`] : ['x']],
    ),
  'zip: a gigabyte of zeros': () => telegram(megabytes(1024, '\0'.repeat(CHUNK))),
  'zip: 90 MB of zeros in each of ten files': () =>
    Array.from(
      { length: 10 },
      (_, at): HostileFile => [`${at}/result.json`, joined('{"messages":[', megabytes(90, ' '.repeat(CHUNK)))],
    ),
  'zip: a zip in a zip': () => [['inner.zip', ['PK\u0003\u0004']]],
  'zip: names of 60 kB': () => [
    ...telegram(group()),
    ...Array.from({ length: 300 }, (_, at): HostileFile => [`${at}/${'n'.repeat(60_000)}.json`, ['{}']]),
  ],
  'mail: a header of 30 MB': () => mail('X-Long: ', megabytes(30)),
  'mail: 30 MB of headers': () =>
    mail(list(600_000, (at) => `X-Header-${at}: a value of some length, with words`, '\n')),
  'mail: 30 MB of addresses': () => {
    const addresses = list(1_000_000, (at) => `person${at}@example.org`, ', ');
    return mail('Cc: ', addresses);
  },
  'mail: a body of 60 MB': () => mail('\n', megabytes(60)),
  'mail: two million empty lines': () => mail('\n', megabytes(2, '\n'.repeat(CHUNK))),
  'mail: 100,000 parts': () => {
    const parts = list(100_000, (at) => `--b\nContent-Type: image/png; name=${at}.png\n\nx`, '\n');
    return mail('Content-Type: multipart/mixed; boundary=b\n\n', parts);
  },
  'mail: 300,000 senders': () => {
    const from = 'From a@example.org Mon Jan  1 10:00:00 2024\nFrom: Ann';
    const one = (at: number) => `${from} ${at} <a${at}@example.org>\nDelivered-To: b${at}@example.org\nSubject: x\n\n`;
    return [['mail.mbox', list(300_000, one, '\n')]];
  },
  'WhatsApp: a line of 20 MB': () => whatsapp(`${day}Ada: `, megabytes(20)),
  'WhatsApp: a message of 20 MB in lines': () => {
    const lines = list(800_000, () => 'another line of words at all', '\n');
    return whatsapp(`${day}Ada: more\n`, lines);
  },
  'WhatsApp: a million senders': () =>
    whatsapp(list(1_000_000, (at) => `${day}~ Person ${at}: This message was deleted`, '\n')),
  'Discord: a CSV field of 50 MB': () =>
    discord('messages.csv', `${CSV_HEAD}1,2023-03-05 12:34:56,"`, megabytes(50), `",\n${CSV_ROW}`),
  'Discord: a CSV row of 10 million fields': () =>
    discord('messages.csv', CSV_HEAD, megabytes(10, ','.repeat(CHUNK)), `\n${CSV_ROW}`),
  'Discord: an index of a million channels': () => {
    const one = (at: number) => `"${1_100_000_000_000_000_000n + BigInt(at)}":"Direct Message with ada${at}"`;
    return [
      ['Messages/index.json', joined('{', list(1_000_000, one), '}')],
      ...discord('messages.json', '[{"ID":3,"Timestamp":"2023-03-05 12:34:56","Contents":"hello"}]'),
    ];
  },
  'DiscordChatExporter: 15 MB before its messages': () => {
    const head = '{"guild":{"id":"1","name":"G"},"channel":{"id":"2","type":"GuildTextChat","name":"c","topic":"';
    return [['chat.json', joined(head, megabytes(15), `"},"messages":[${DISCORD_MESSAGE}]}`)]];
  },
  'DiscordChatExporter: its server named 1,500 times, at length': () => {
    const head = '{"guild":{"id":"1"},"channel":{"id":"2","type":"GuildTextChat","name":"c"},';
    const servers = list(1500, () => `"guild":{"id":"1","name":"${FILLER.slice(0, 60_000)}"}`);
    return [['chat.json', joined(head, servers, `,"messages":[${DISCORD_MESSAGE}]}`)]];
  },
  'Slack: a day of 280,000 messages': () => slack(list(280_000, slackMessage)),
  'Slack: a million people': () => {
    const people = list(1_000_000, (at) => `{"id":"U${at}","name":"person${at}"}`);
    const channels = list(300_000, (at) => `{"id":"C${at}","name":"channel${at}"}`);
    return [
      ['users.json', joined('[', people, ']')],
      ['channels.json', joined('[', channels, ']')],
      ['general/2023-11-14.json', joined('[', list(10, slackMessage), ']')],
    ];
  },
  'Slack: a message 100,000 levels deep': () =>
    slack(slackMessage(1), `,{"type":"message","ts":"1700000001.000001","blocks":${deep(100_000)}}`),
  'Signal: a million people and chats': () => {
    const person = (at: number) =>
      `{"recipient":{"id":"${at + 2}","contact":{"e164":"1555${at}","profileGivenName":"Ada"}}}\n`;
    const chat = (at: number) => `{"chat":{"id":"${at}","recipientId":"${at + 2}"}}\n`;
    return signal(
      list(1_000_000, (at) => person(at) + chat(at), ''),
      '{"chatItem":{"chatId":"1","authorId":"3","dateSent":"1700000000000","incoming":{"dateReceived":"1"},"standardMessage":{"text":{"body":"hello"}}}}\n',
    );
  },
  'Signal: a frame that never ends': () => {
    const lines = list(3_000_000, () => 'line of words', '\n');
    return signal('{"chatItem":{"text":"\n', lines);
  },
  'records: lines of 15 MB': () => {
    const text = FILLER.repeat(15);
    return [
      ['records.jsonl', list(4, (at) => `{"datastore": "file", "record": {"_id":"f${at}","text":"${text}"}}`, '\n')],
    ];
  },
};

/** From here on yazl is slow: its time grows with the square of their number. */
const MANY = 10_000;

/** Writes a zip of these files to `path`. */
export async function writeHostile(path: string, files: readonly HostileFile[]): Promise<void> {
  if (files.length > MANY) {
    const stored = files.map(([name, content]) => ({ path: name, content: [...content].join(''), stored: true }));
    return await writeFile(path, zipOf(stored));
  }
  const entries = files.map(([name, content]) => ({ name, content: Readable.from(content), level: 1 }));
  await pipeline(createZipStream(entries), createWriteStream(path));
}
