/** The sample person's e-mails as records, from the letters of `letters.ts`. */
import { schemaAddress } from '../../contract/datastores.ts';
import type { DataRecord } from '../../contract/records.ts';
import { LETTERS } from './letters.ts';
import { isoTime, revisionOf, signaturesOf } from './message-records.ts';
import { SAMPLE_EMAIL, SAMPLE_PERSON } from './people.ts';
import type { Random } from './random.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './said.ts';
import { fillDates } from './story-script.ts';

const MAIL_SOURCE = 'https://gmail.com';
const ACCOUNT = '108273645546372819';

/** Oldest first. A letter begins with `days ago | > or < | name | address | subject`, its text follows up to an empty line. */
export function* mailRecords(schemaBase: string, now: number, random: Random): Generator<DataRecord> {
  const letters = LETTERS.trim().split(/\n\s*\n/);
  const parsed = letters.map((letter) => {
    const [head = '', ...lines] = letter.split('\n');
    const [days = '', direction = '', name = '', address = '', subject = ''] = head
      .split('|')
      .map((part) => part.trim());
    const day = Math.floor((now - Number(days) * DAY_MS) / DAY_MS) * DAY_MS;
    const at = Math.min(day + random.whole(8, 18) * HOUR_MS + random.whole(0, 59) * MINUTE_MS, now - HOUR_MS);
    return { at, sent: direction === '>', name, address, subject, text: lines.join('\n') };
  });
  for (const letter of parsed.sort((a, b) => a.at - b.at)) {
    const sourceId = random.hex(16);
    const sentAt = isoTime(letter.at);
    const subject = fillDates(letter.subject, now);
    const own = { name: SAMPLE_PERSON.name, email: SAMPLE_EMAIL };
    const other = { name: letter.name, email: letter.address };
    const [from, to] = letter.sent ? [own, other] : [other, own];
    yield {
      _id: `google-${ACCOUNT}-${sourceId}`,
      name: subject,
      type: letter.sent ? 'send' : 'receive',
      fromName: from.name,
      fromEmail: from.email,
      toName: to.name,
      toEmail: to.email,
      messageText: fillDates(letter.text, now),
      attachments: [],
      threadId: sourceId,
      schema: schemaAddress(schemaBase, 'social-email'),
      sourceApplication: MAIL_SOURCE,
      sourceId,
      sourceData: {
        id: sourceId,
        threadId: sourceId,
        labelIds: [letter.sent ? 'SENT' : 'INBOX'],
        internalDate: String(letter.at),
      },
      insertedAt: sentAt,
      sentAt,
      modifiedAt: sentAt,
      signatures: signaturesOf(random),
      _rev: revisionOf(random),
    };
  }
}
