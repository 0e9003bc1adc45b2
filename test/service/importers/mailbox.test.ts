/** Mailboxes: their mails, their owner, skipped mails, and broken files. */
import { describe, expect, it } from 'vitest';
import type { ExportedMail, ExportSource } from '#service/importers/importer.ts';
import { mailImporter } from '#service/importers/mail/importer.ts';
import { MAX_MAIL_BYTES, MboxSplitter } from '#service/importers/mail/mbox.ts';
import { dedented } from '../../support/text-table.ts';
import { eml, mail, mbox } from './mailbox-writer.ts';
import { damaged, memorySource, readAll, skippedIn } from './memory-source.ts';

const NEVER = new AbortController().signal;
const TAKEOUT = 'Takeout/Mail/All mail Including Spam and Trash.mbox';

async function read(files: Record<string, string | Buffer> | ExportSource, choices = {}) {
  const source = 'close' in files && typeof files.close === 'function' ? (files as ExportSource) : undefined;
  const { items, batches } = await readAll(
    mailImporter,
    source ?? memorySource(files as Record<string, string>),
    choices,
  );
  return {
    items,
    batches,
    mails: items.filter((item): item is ExportedMail => item.kind === 'mail'),
    skipped: skippedIn(items),
    broken: items.filter((item) => item.kind === 'broken'),
  };
}

const inbox = (text: string) => read({ 'inbox.mbox': text });

describe('a mail', () => {
  it('has sender, recipients, time, thread and attachments', async () => {
    const parts = [
      '--b1',
      'Content-Type: text/plain; charset="utf-8"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('Grüße\r\naus Köln\r\n').toString('base64'),
      '--b1',
      'Content-Type: image/jpeg',
      'Content-Transfer-Encoding: base64',
      'Content-Disposition: attachment;',
      " filename*=utf-8''K%C3%B6ln%01.jpg",
      '',
      ...Array.from({ length: 30 }, () => 'QUJD'.repeat(19)),
      '--b1',
      'Content-Type: application/pdf; name="=?utf-8?B?UmVjaG51bmcucGRm?="',
      'Content-Transfer-Encoding: base64',
      '',
      'QUJD',
      '--b1--',
    ];
    const written = mail(
      {
        'Message-ID': '<m1@example.org>',
        'X-GM-THRID': '1687',
        'X-Gmail-Labels': '=?UTF-8?Q?Archiviert,Ge=C3=B6ffnet,"Rom,_2021"?=',
        From: '=?ISO-8859-1?Q?J=F6rg=01?= <Joerg@Example.ORG>',
        To: 'Me <me@example.com>, Team: a@example.com, "B, C" <b@example.com>;',
        Cc: 'd@example.com',
        Subject: '=?utf-8?B?0J/RgNC4?=\n =?utf-8?B?0LLQtdGC?=',
        'Content-Type': 'multipart/mixed; boundary=b1',
      },
      parts.join('\n'),
    );
    const { items } = await inbox(mbox([written]));
    expect(items).toMatchObject([
      {
        kind: 'mail',
        id: 'm1@example.org',
        threadId: '1687',
        sentAt: Date.UTC(2021, 0, 1, 9),
        fromName: 'Jörg',
        fromEmail: 'joerg@example.org',
        to: [
          { name: 'Me', email: 'me@example.com' },
          { email: 'a@example.com' },
          { name: 'B, C', email: 'b@example.com' },
          { email: 'd@example.com' },
        ],
        subject: 'Привет',
        text: 'Grüße\naus Köln',
        attachments: [
          { kind: 'photo', name: 'Köln.jpg' },
          { kind: 'file', name: 'Rechnung.pdf' },
        ],
        native: {
          labels: ['Archiviert', 'Geöffnet', 'Rom, 2021'],
          headers: { 'x-gm-thrid': '1687', from: '=?ISO-8859-1?Q?J=F6rg=01?= <Joerg@Example.ORG>' },
        },
      },
    ]);
  });

  it('has the text of its HTML if its plain text is missing or empty', async () => {
    const html = '<style>p{}</style><p>Hi&nbsp;you</p><p>Bye</p>';
    const both = `--b\nContent-Type: text/plain\n\n \n\n--b\nContent-Type: text/html\n\n${html}\n--b--`;
    const { mails } = await inbox(
      mbox([
        mail({ 'Message-ID': '<1>', 'Content-Type': 'text/html' }, html),
        mail({ 'Message-ID': '<2>', 'Content-Type': 'multipart/alternative; boundary="b"' }, both),
      ]),
    );
    expect(mails.map(({ text }) => text)).toEqual(['Hi you\n\nBye', 'Hi you\n\nBye']);
  });

  it('belongs to the thread of its first reference, or begins one', async () => {
    const { mails } = await inbox(
      mbox([
        mail({ 'Message-ID': '<root@a>' }),
        mail({ 'Message-ID': '<2@a>', References: '<root@a>\n <1@a>', 'In-Reply-To': '<1@a>' }),
        mail({ 'Message-ID': '<3@a>', 'In-Reply-To': '<root@a>' }),
        mail({}),
      ]),
    );
    expect(mails.map(({ threadId }) => threadId)).toEqual(['root@a', 'root@a', 'root@a', undefined]);
  });

  it('without a Message-ID has an id derived from headers and body, whatever the line endings', async () => {
    const id = async (text: string) => (await inbox(text)).mails[0]?.id;
    const made = await id(mbox([mail({}, 'one\ntwo')]));
    expect(made).toMatch(/^[0-9a-f]{64}$/);
    expect(await id(mbox([mail({}, 'one\ntwo')], '\r\n'))).toBe(made);
    expect(await id(mbox([mail({}, 'one\nthree')]))).not.toBe(made);
  });

  it('without a date has that of its From_ line, and without both is skipped', async () => {
    const { mails } = await inbox(mbox([mail({ Date: 'yesterday' }, 'Hi', '- Sat Feb  6 11:22:33 2021')]));
    expect(mails.map(({ sentAt }) => sentAt)).toEqual([Date.UTC(2021, 1, 6, 11, 22, 33)]);
    const { skipped } = await read({ 'a.eml': eml(mail({ Date: 'yesterday' })) });
    expect(skipped).toEqual(['no date']);
  });

  it.each([
    ['Inbox,Spam', 'spam'],
    ['Papelera,Importante', 'trash'],
    ['Черновики', 'draft'],
    ['=?UTF-8?B?44OB44Oj44OD44OI?=', 'chat log'],
  ])('with the labels %s is skipped: %s', async (labels, reason) => {
    const { items } = await inbox(mbox([mail({ 'X-Gmail-Labels': labels })]));
    expect(items).toEqual([{ kind: 'skipped', reason }]);
  });

  it('is skipped if its folder or Thunderbird marks it as junk or deleted', async () => {
    const files = {
      'Mail/Local Folders/Junk': mbox([mail({ 'Message-ID': '<1>' })]),
      'Mail/Trash.mbox/mbox': mbox([mail({ 'Message-ID': '<2>' })]),
      'Mail/Inbox': mbox([mail({ 'X-Mozilla-Status': '0009' }), mail({ 'X-Mozilla-Status': '0001' })]),
    };
    const { skipped, mails } = await read(files);
    expect(skipped).toEqual(['spam', 'trash', 'trash']);
    expect(mails).toHaveLength(1);
  });

  it('is delivered once, though Gmail writes it once for each label', async () => {
    const one = mbox([mail({ 'Message-ID': '<1@a>' })]);
    const { mails, skipped } = await read({ 'Takeout/Mail/A.mbox': one, 'Takeout/Mail/B.mbox': one + one });
    expect(mails).toHaveLength(1);
    expect(skipped).toEqual(['duplicate', 'duplicate']);
  });

  it('that the parser rejects is skipped, and the next one is read', async () => {
    const deep = Array.from(
      { length: 300 },
      (_, level) => `--b${level}\nContent-Type: multipart/mixed; boundary=b${level + 1}\n`,
    );
    const { mails, skipped } = await inbox(
      mbox([mail({ 'Content-Type': 'multipart/mixed; boundary=b0' }, deep.join('\n')), mail({})]),
    );
    expect(skipped).toEqual(['unreadable mail']);
    expect(mails).toHaveLength(1);
  });
});

describe('the owner of a mailbox', () => {
  const received = (id: number, more = {}) =>
    mail({ 'Message-ID': `<r${id}>`, 'Delivered-To': 'Me@example.com', ...more });
  const sent = (id: number, from = 'Me Myself <me@example.com>') =>
    mail({ 'Message-ID': `<s${id}>`, From: from, 'X-Gmail-Labels': 'Sent' });
  const inspect = (files: Record<string, string>) => mailImporter.inspect(memorySource(files), NEVER);

  it('is the address that sent and delivered mails agree on', async () => {
    const text = mbox([received(1), received(2), sent(1)]);
    expect(await inspect({ [TAKEOUT]: text })).toEqual({ me: { id: 'me@example.com', name: 'Me Myself' }, people: [] });
    const { mails } = await read({ [TAKEOUT]: text }, { me: 'me@example.com' });
    expect(mails.map(({ own }) => own)).toEqual([false, false, true]);
  });

  it('is asked for otherwise, among the addresses in most mails', async () => {
    const text = mbox([
      received(1),
      received(2),
      received(3, { 'X-Gmail-Labels': 'Spam' }),
      sent(1, 'alias@example.com'),
    ]);
    expect(await inspect({ [TAKEOUT]: text })).toEqual({
      me: undefined,
      people: [
        { id: 'ann@example.org', name: 'Ann', messages: 2 },
        { id: 'me@example.com', name: 'me@example.com', messages: 2 },
        { id: 'alias@example.com', name: 'alias@example.com', messages: 1 },
      ],
    });
    const { mails } = await read({ [TAKEOUT]: text });
    expect(mails.map(({ own }) => own)).toEqual([undefined, undefined, true]);
    const chosen = await read({ [TAKEOUT]: text }, { me: 'ann@example.org' });
    expect(chosen.mails.map(({ own }) => own)).toEqual([true, true, true]);
  });

  it('is not asked for if labels mark all sent mails, even from several addresses', async () => {
    const labelled = received(1, { 'X-Gmail-Labels': 'Inbox' });
    const text = mbox([labelled, sent(1), sent(2), sent(3, 'alias@example.com')]);
    expect(await inspect({ [TAKEOUT]: text })).toEqual({ me: { id: 'me@example.com', name: 'Me Myself' }, people: [] });
    const { mails } = await read({ [TAKEOUT]: text }, { me: 'me@example.com' });
    expect(mails.map(({ own }) => own)).toEqual([false, true, true, true]);
  });

  it.each(['Sent', 'Gesendet', 'Enviados', 'Отправленные', 'Messages envoyés', 'Inviati', '送信済み', 'Wysłane'])(
    'is the sender of mails with the label %s',
    async (label) => {
      const { mails } = await inbox(mbox([mail({ 'X-Gmail-Labels': `Opened,${label}` })]));
      expect(mails.map(({ own }) => own)).toEqual([true]);
    },
  );

  it('is the sender in the folder of sent mails', async () => {
    const files = { 'Mail/Sent.mbox': mbox([mail({})]), 'Mail/Inbox': mbox([mail({ 'Message-ID': '<2>' })]) };
    const { me } = await inspect(files);
    expect(me?.id).toBe('ann@example.org');
    expect((await read(files)).mails.map(({ own }) => own)).toEqual([true, undefined]);
    expect((await read(files, { me: me?.id })).mails.map(({ own }) => own)).toEqual([true, true]);
  });
});

describe('a mail in an mbox', () => {
  it('begins only at a From_ line after an empty line and before a header', async () => {
    const text = dedented(`
      From 1@xxx Fri Jan 01 09:00:00 +0000 2021
      From: a@example.org
      Date: Fri, 01 Jan 2021 09:00:00 +0000

      From what I hear:
      From 2@xxx Fri Jan 01 09:00:00 2021
      Follows: no empty line

      From 3@xxx Fri Jan 01 09:00:00 2021
      and no header follows.

      From here on, nothing: begins
      >From quoted once
      >>From quoted twice

      From - Fri Jan  1 09:00:01 2021
      Subject: second

      text
`);
    const { mails } = await inbox(text);
    expect(mails.map(({ subject }) => subject)).toEqual(['', 'second']);
    expect(mails[0]?.text).toBe(
      text.split('\n').slice(4, 12).join('\n').concat('\nFrom quoted once\n>From quoted twice'),
    );
  });
});

describe('a mail that is too long', () => {
  it('loses the contents of its files, and then everything beyond the limit', () => {
    const splitter = new MboxSplitter('mbox');
    const file = `${'QUJD'.repeat(19)}\n`.repeat(20_000);
    const parts = `--b\nContent-Type: image/png\nContent-Transfer-Encoding: base64\n\n${file}--b\n\ntext after it`;
    const text = mbox([mail({}, parts), mail({}, 'z'.repeat(MAX_MAIL_BYTES + 1000)), mail({}, 'small')]);
    const mails = splitter.push(Buffer.from(text));
    mails.push(...[splitter.end().mail].filter((last) => last !== undefined));
    expect(mails.map((read) => read?.bytes.length)).toEqual([expect.any(Number), MAX_MAIL_BYTES, expect.any(Number)]);
    expect(mails[0]?.bytes.length).toBeLessThan(1000);
    expect(mails[0]?.bytes.toString()).toContain('text after it');
    expect(mails[2]?.bytes.toString()).toContain('small');
  });

  it('keeps a text that only pretends to be a file', async () => {
    const claimed = '--b\nContent-Type: image/png\nContent-Transfer-Encoding: base64\n\nThese are plain words.\n--b--';
    const splitter = new MboxSplitter('mbox');
    splitter.push(Buffer.from(mbox([mail({}, claimed)])));
    expect(splitter.end().mail?.bytes.toString()).toContain('These are plain words.');
  });
});

describe('a mailbox that is cut off', () => {
  const whole = mbox([mail({ 'Message-ID': '<1>' }), mail({ 'Message-ID': '<2>' }, 'The second mail')]);

  it('is broken if the last mail’s parts are open, and complete if they are closed or followed by an empty line', async () => {
    const open = mail({ 'Content-Type': 'multipart/mixed; boundary="b"' }, '--b\n\none\n--b\n\ntwo');
    const cut = mbox([open]).trimEnd();
    expect((await inbox(cut)).items).toMatchObject([{ kind: 'broken', at: cut.length }]);
    expect((await inbox(`${cut}\n--b--`)).items).toMatchObject([{ kind: 'mail' }]);
    expect((await inbox(`${cut}\n\n`)).items).toMatchObject([{ kind: 'mail' }]);
  });

  it('by damage reports the byte, and the following mailboxes are read', async () => {
    const source = memorySource({ 'a.mbox': whole, 'b.mbox': whole.replaceAll('<2>', '<3>'), 'c.mbox': whole });
    const broken = damaged(source, { 'a.mbox': whole.length - 3, 'c.mbox': whole.length - 3 });
    const { items } = await read(broken, { me: 'me@example.com' });
    expect(items.filter(({ kind }) => kind === 'mail')).toMatchObject([{ id: '1' }, { id: '3' }]);
    expect(items.at(-1)).toEqual({
      kind: 'broken',
      at: whole.length - 3,
    });
  });
});

describe('single mails', () => {
  it('are read with or without a From_ line or a final line break, and without unquoting', async () => {
    const body = '>From here\n\nFrom x Fri Jan 01 09:00:00 2021\nTo: nobody\nlast line';
    const text = eml(mail({ 'Message-ID': '<1>' }, body), '\r\n').trimEnd();
    const { mails, items } = await read({
      'mails/a.eml': text,
      'mails/b.eml': `From 1@xxx Fri Jan 01 09:00:00 2021\n${text.replace('<1>', '<2>')}`,
      'mails/photo.jpg': 'not read',
    });
    expect(mails.map(({ id, text: read }) => [id, read])).toEqual([
      ['1', body],
      ['2', body],
    ]);
    expect(items).toHaveLength(2);
  });
});

describe('a file that is named like a mail but is none', () => {
  it('is skipped, and the others are read', async () => {
    const { mails, skipped, broken } = await read({ 'a.eml': 'nothing\nof it', 'b.eml': '', 'c.eml': eml(mail({})) });
    expect(mails).toHaveLength(1);
    expect(skipped).toEqual(['not a mail']);
    expect(broken).toEqual([]);
  });
});

describe('a mail that is not read completely', () => {
  it('counts as shortened if its HTML is nested more than a thousand elements deep', async () => {
    const deep = `above${'<i>'.repeat(1001)}below`;
    const { items } = await inbox(mbox([mail({ 'Content-Type': 'text/html' }, deep)]));
    expect(items).toMatchObject([{ kind: 'mail', text: 'above' }, { kind: 'shortened' }]);
  });

  it('counts as shortened beyond 20,000 lines, its own headers included', async () => {
    const { items } = await inbox(mbox([mail({}, `${'x\n'.repeat(30_000)}end`)]));
    const [{ text = '' } = {}, ...more] = items as { text?: string }[];
    expect(text.length).toBeGreaterThan(39_000);
    expect(text.length).toBeLessThan(40_000);
    expect(more).toEqual([{ kind: 'shortened' }]);
  });

  it.each([
    [2, 'hello', []],
    [3, '', [{ kind: 'file' }]],
  ])('with mails in mails, %i deep, has the text %j', async (levels, text, attachments) => {
    const nested = `${'Content-Type: message/rfc822\n\n'.repeat(levels - 1)}\nhello`;
    const { mails } = await inbox(mbox([mail({ 'Content-Type': 'message/rfc822' }, nested)]));
    expect(mails).toMatchObject([{ text, attachments }]);
  });

  it('keeps all attachments, so that the import can count what it cuts', async () => {
    const parts = Array.from({ length: 101 }, (_, at) => `--b\nContent-Type: image/png; name=${at}.png\n\nx\n`);
    const { mails } = await inbox(
      mbox([mail({ 'Content-Type': 'multipart/mixed; boundary=b' }, `${parts.join('')}--b--`)]),
    );
    expect(mails[0]?.attachments).toHaveLength(101);
  });
});
