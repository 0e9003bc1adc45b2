/** Dates, labels, ids and addresses of mails, one by one. */
import { describe, expect, it } from 'vitest';
import { fromLineDate, isHeaderLine } from '#service/importers/mail/detect.ts';
import { folderRole, gmailLabels } from '#service/importers/mail/folders.ts';
import { boundaryOf, isFileBody, readHeaders } from '#service/importers/mail/headers.ts';
import { mailDate } from '#service/importers/mail/mail-date.ts';
import { printableName } from '#service/importers/shown-name.ts';
import { items } from '../../support/text-table.ts';

const iso = (text: string) => {
  const at = mailDate(text);
  return at === undefined ? undefined : new Date(at).toISOString();
};

describe('the date of a mail', () => {
  it.each([
    ['Tue, 1 Jul 2003 10:52:37 +0200 (CEST)', '2003-07-01T08:52:37.000Z'],
    ['1 Jul 2003 10:52 GMT', '2003-07-01T10:52:00.000Z'],
    ['Fri, 21 Nov 97 09:55:06 -0600', '1997-11-21T15:55:06.000Z'],
    ['Fri, 21 Nov 03 09:55:06 EST', '2003-11-21T14:55:06.000Z'],
    ['Thu, 13 Feb 1969 23:32:00 -0330', undefined],
    ['Sat Dec 31 23:59:60 +0000 2016', '2016-12-31T23:59:59.000Z'],
    ['Fri Jan  1 09:00:01 2021', '2021-01-01T09:00:01.000Z'],
    ['Fri Jan  1 09:00:01 2021 +0100', '2021-01-01T08:00:01.000Z'],
    ['2021-01-01 09:00:01.123 +01:00', '2021-01-01T08:00:01.123Z'],
    ['2021-01-01T09:00:01Z', '2021-01-01T09:00:01.000Z'],
    ['Mon,  5 Apr 2021 8:05:06 (no zone)', '2021-04-05T08:05:06.000Z'],
    ['Sunday, 05-Apr-21 08:05:06 UTC', '2021-04-05T08:05:06.000Z'],
  ])('%s is %s', (text, expected) => {
    expect(iso(text)).toBe(expected);
  });

  it.each(['', 'yesterday', '32 Jan 2021 10:00:00', '1 Foo 2021 10:00:00', '1 Jan 2021 10:61:00', '2021-13-01 10:00'])(
    'is none in %j',
    (text) => {
      expect(mailDate(text)).toBeUndefined();
    },
  );
});

describe('a From_ line', () => {
  it.each([
    'From 1483284672345@xxx Sat Dec 31 23:59:59 +0000 2016\r\n',
    ...items(`
      From - Fri Jan  1 09:00:01 2021 | From ann@example.org Fri Jan 01 09:00 2021
      From "Ann Lee" Fri Jan 01 09:00:00 CET 2021 | From ann Fri Jan 01 09:00:00 2021 remote from host
      From  Fri Jan 01 09:00:00 2021`),
  ])('is %j', (line) => {
    expect(fromLineDate(line)).toContain('20');
  });

  it.each([
    'From now on',
    'From: a@b',
    '>From a Fri Jan 01 09:00:00 2021',
    'From a Fri Jan 41 09:00:00 2021',
    'From Fri to Sat 2021',
  ])('is not %j', (line) => {
    expect(fromLineDate(line)).toBeUndefined();
  });

  it('must be followed by a header, which has a name and a colon', () => {
    expect(['X-GM-THRID: 1', 'from:', 'Subject : x'].every(isHeaderLine)).toBe(true);
    expect(['', ' folded: x', 'two words: x', 'no colon', ': x', 'ü: x'].some(isHeaderLine)).toBe(false);
  });
});

describe('headers', () => {
  const headers = (text: string, encoding: BufferEncoding = 'utf8') => readHeaders(Buffer.from(text, encoding)).headers;

  it('are unfolded and kept in order, and end at the first empty line', () => {
    const read = readHeaders(Buffer.from('A: 1\r\nB: two\r\n lines\r\na: 3\r\nno header\r\n\r\nC: body'));
    expect([...read.headers]).toEqual([
      ['a', ['1', '3']],
      ['b', ['two lines']],
    ]);
    expect(read.bodyAt).toBe(41);
    expect(readHeaders(Buffer.from('A: 1\nB: 2')).bodyAt).toBeUndefined();
  });

  it('are UTF-8, or else Windows-1252, and may have any name', () => {
    expect(headers('S: Grüße\n\n').get('s')).toEqual(['Grüße']);
    expect(headers('S: Grüße\n\n', 'latin1').get('s')).toEqual(['Grüße']);
    expect(headers('__proto__: x\n\n').get('__proto__')).toEqual(['x']);
  });

  it('show whether a body is a file, and the boundary of parts', () => {
    const base64 = 'Content-Transfer-Encoding: BASE64\r\n';
    expect(isFileBody(`Content-Type:\r\n image/png;\r\n name=x\r\n${base64}`)).toBe(true);
    expect(isFileBody(`${base64}Content-Type: text/csv\r\nContent-Disposition: attachment; filename=x`)).toBe(true);
    expect(isFileBody(`${base64}Content-Type: text/html`)).toBe(false);
    expect(isFileBody(`${base64}Content-Type: message/rfc822`)).toBe(false);
    expect(isFileBody('Content-Type: image/png\nContent-Description: base64')).toBe(false);
    expect(boundaryOf('multipart/mixed; charset=x;\n boundary="a b"')).toBe('a b');
    expect(boundaryOf('Multipart/Mixed;boundary=ab; x')).toBe('ab');
    expect(boundaryOf('text/plain; boundary=ab')).toBeUndefined();
  });

  it('contain labels, whose folder roles ignore case', () => {
    expect(gmailLabels(headers('X-Gmail-Labels: Sent,"a, b", Inbox ,\n\n'))).toEqual(['Sent', 'a, b', 'Inbox']);
    expect(gmailLabels(headers('A: b\n\n'))).toBeUndefined();
    expect(
      ['SENT', 'Junk.mbox', 'ゴミ箱', 'Bozze', 'Чат', 'Sent to Bob', 'All mail Including Spam and Trash.mbox'].map(
        folderRole,
      ),
    ).toEqual(['sent', 'spam', 'trash', 'draft', 'chat', undefined, undefined]);
  });
});

describe('a printable name', () => {
  it.each([
    ['Ann Lee', 'Ann Lee'],
    ['  Ann\r\n\tLee\u0000 ', 'Ann Lee'],
    ['\u202eeeL nnA\u202c', 'eeL nnA'],
    ['👩‍💻 Zoë', '👩‍💻 Zoë'],
    ['half \ud83d', 'half \ufffd'],
    ['\u200b\u0007', ''],
  ])('of %j is %j', (name, shown) => {
    expect(printableName(name)).toBe(shown);
  });
});
