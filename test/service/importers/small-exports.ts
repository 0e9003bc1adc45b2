/** A small, complete export of each app, and ways to corrupt its text. */
import fc from 'fast-check';

export type Files = Record<string, string>;

export const json = (value: unknown) => JSON.stringify(value);
const SIGNAL = `
{"version":"1","backupTimeMs":"1780000000000"}
{"account":{"givenName":"Mia","familyName":"Muster"}}
{"recipient":{"id":"1","self":{}}}
{"recipient":{"id":"2","contact":{"aci":"EREREREREUGBERERERERERE=","e164":"15550001111","profileGivenName":"Ada"}}}
{"recipient":{"id":"3","group":{"masterKey":"c2VjcmV0","snapshot":{"title":{"title":"Climbing"}}}}}
{"chat":{"id":"10","recipientId":"2"}}
{"chat":{"id":"11","recipientId":"3"}}
{"chatItem":{"chatId":"10","authorId":"2","dateSent":"1700000000000","incoming":{"dateReceived":"1"},"standardMessage":\
{"text":{"body":"hello"},"quote":{"targetSentTimestamp":"1699999999000","authorId":"1"},"attachments":[\
{"pointer":{"fileName":"a.pdf","contentType":"application/pdf"}}]}}}
{"chatItem":{"chatId":"11","authorId":"1","dateSent":"1700000001000","outgoing":{},"poll":\
{"question":"Where to?","options":[{"option":"North"}]}}}`;

const TELEGRAM = `{"personal_information":{"user_id":777,"first_name":"Mia"},"chats":{"list":[\
{"name":"Ada","type":"personal_chat","id":5,"messages":[\
{"id":1,"type":"message","date":"2026-01-01T10:00:00","date_unixtime":"1767261600","from":"Ada","from_id":"user5",\
"reply_to_message_id":0,"photo":"photos/a.jpg","text":["see ",{"type":"link","text":"https://example.org"}],\
"text_entities":[{"type":"plain","text":"see "}]},\
{"id":2,"type":"service","date":"2026-01-01T10:00:01","action":"phone_call","text":""}]}]}}`;

const DISCORD_CHAT = `{"guild":{"id":"5","name":"Climbers"},"channel":{"id":"6","type":"GuildTextChat","categoryId":"7",\
"category":"Talk","name":"general"},"exportedAt":"2026-01-01T00:00:00+00:00","messages":[\
{"id":"8","type":"Default","timestamp":"2026-01-01T10:00:00.000+00:00","timestampEdited":null,"content":"hi",\
"author":{"id":"9","name":"ada","nickname":"Ada","isBot":false},"attachments":[\
{"id":"10","url":"https://cdn.example/a.png","fileName":"a.png"}],"embeds":[],\
"reference":{"messageId":"7","channelId":"6","guildId":"5"}}],"messageCount":1}`;

const SLACK_DAY = `[{"type":"message","user":"U1","ts":"1767261600.000100","text":"hello <@U2> &amp; all",\
"thread_ts":"1767261600.000100"},{"type":"message","user":"U2","ts":"1767261601.000100",\
"blocks":[{"type":"rich_text","elements":[{"type":"text","text":"hi"}]}]}]`;

const WHATSAPP = `
31/12/2025, 23:59 - Messages and calls are end-to-end encrypted.
31/12/2025, 23:59 - Ada: one
and more of it
01/01/2026, 00:01 - Mia: IMG-1.jpg (file attached)
`;

const MAILBOX = `
From ada@example.org Thu Jan  1 10:00:00 2026
From: Ada <ada@example.org>
To: Mia <mia@example.org>
Message-ID: <1@example.org>
Subject: =?UTF-8?Q?Hi_=C3=A4?=
Date: Thu, 1 Jan 2026 10:00:00 +0000
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="b"

--b
Content-Type: text/html; charset=utf-8

<p>Hello <b>you</b></p>
--b
Content-Type: application/pdf; name="a.pdf"
Content-Disposition: attachment; filename="a.pdf"

JVBERi0=
--b--

From ada@example.org Thu Jan  1 11:00:00 2026
From: ada@example.org
Date: Thu, 1 Jan 2026 11:00:00 +0000
Subject: two

>From here
`;

const ID = '1100000000000000001';

/** A small, complete export for each importer, as its app writes it. */
export const EXPORTS: Record<string, Files> = {
  'Telegram Desktop (JSON)': { 'result.json': TELEGRAM },
  'Telegram Desktop, as it writes': { 'result.json': JSON.stringify(JSON.parse(TELEGRAM), null, 1) },
  Signal: { 'signal-export/main.jsonl': SIGNAL.trim(), 'signal-export/metadata.json': '{"version":1}' },
  'Discord package': {
    'Account/user.json': '{"id":"80351110224678912","username":"mia.01","global_name":"Mia"}',
    'Messages/index.json': `{"${ID}":"Direct Message with ada#0"}`,
    [`Messages/c${ID}/channel.json`]: `{"id":"${ID}","type":"DM","recipients":["1","2"]}`,
    [`Messages/c${ID}/messages.json`]:
      '[{"ID":3,"Timestamp":"2023-03-05 12:34:56","Contents":"he said","Attachments":"https://cdn.example/a/cat%20one.png?ex=1"}]',
  },
  'Discord package, CSV': {
    'nachrichten/index.json': `{"${ID}":"Direct Message with ada#1234"}`,
    [`nachrichten/${ID}/channel.json`]: `{"id":"${ID}","type":1}`,
    [`nachrichten/${ID}/messages.csv`]:
      'ID,Timestamp,Contents,Attachments\r\n1100000000000000123,2021-03-05 12:34:56.789000+00:00,"one, ""two""\nthree",\r\n',
  },
  DiscordChatExporter: { 'a.json': DISCORD_CHAT },
  Slack: {
    'channels.json': '[{"id":"C1","name":"general","members":["U1","U2"]}]',
    'users.json': '[{"id":"U1","name":"mia","profile":{"real_name":"Mia","display_name":""}}]',
    'general/2026-01-01.json': SLACK_DAY,
  },
  WhatsApp: { 'WhatsApp Chat with Ada.txt': WHATSAPP.trimStart() },
  Mailbox: { 'a.mbox': MAILBOX.trimStart() },
  Records: {
    'records.jsonl':
      '{"datastore":"file","record":{"_id":"f1","name":"a.pdf","insertedAt":1767261600000}}\n' +
      '{"datastore":"social-chat-message","record":{"_id":"m1","messageText":"hi","groupId":"g","sentAt":1}}',
  },
};

/** Values that replace the expected ones. */
const strange = fc.constantFrom(
  ...'null [] {} true -1 1e999 99999999999999999999 "\\u0000" "\\ud800" "../../etc/passwd"'.split(' '),
  ...'{"__proto__":{"polluted":1}} {"constructor":{"prototype":{"polluted":1}}} "<script>alert(1)</script>"'.split(' '),
  ...'"__proto__" "constructor" "toString" "9999-99-99T99:99:99" [[[[[[[[1]]]]]]]]'.split(' '),
  `"${'x'.repeat(70_000)}"`,
);
/** One corruption: where (as a share of the file), and how. */
export const bend = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  how: fc.oneof(
    fc.record({ kind: fc.constant('value' as const), by: strange }),
    fc.record({ kind: fc.constant('key' as const), by: fc.constantFrom('__proto__', 'constructor', 'toString', '') }),
    fc.record({ kind: fc.constant('insert' as const), by: fc.string({ unit: 'binary', maxLength: 12 }) }),
    fc.record({
      kind: fc.constant('insert' as const),
      by: fc.constantFrom(
        '\n',
        '\0',
        '"',
        '{'.repeat(3_000),
        '['.repeat(50_000),
        '--b\n',
        ',,,,',
        '\nFrom ',
        '<'.repeat(5_000),
      ),
    }),
    fc.record({ kind: fc.constant('cut' as const), by: fc.nat(40) }),
    fc.record({ kind: fc.constant('end' as const) }),
    fc.record({ kind: fc.constant('again' as const), by: fc.integer({ min: 1, max: 200 }) }),
  ),
});
export type Bend = typeof bend extends fc.Arbitrary<infer B> ? B : never;

export function bent(text: string, { at, how }: Bend): string {
  const place = Math.floor(at * text.length);
  if (how.kind === 'insert') return text.slice(0, place) + how.by + text.slice(place);
  if (how.kind === 'cut') return text.slice(0, place) + text.slice(place + how.by);
  if (how.kind === 'end') return text.slice(0, place);
  if (how.kind === 'again')
    return text.slice(0, place) + text.slice(place, place + 100).repeat(how.by) + text.slice(place);
  // The next JSON value or key.
  const pattern = how.kind === 'key' ? /"[^"]*"(?=:)/g : /(?<=[:[,])("[^"]*"|-?\d+|true|null)(?=[,\]}])/g;
  pattern.lastIndex = place;
  const found = pattern.exec(text);
  const by = how.kind === 'key' ? json(how.by) : how.by;
  return found ? text.slice(0, found.index) + by + text.slice(found.index + found[0].length) : text;
}
