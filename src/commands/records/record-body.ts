/** The whole of a record, as it was written: what a list shows a part of. */
import { z } from 'zod';
import type { DatastoreName } from '#service/contract/datastores.ts';
import type { DataRecord } from '#service/contract/records.ts';
import { cutBefore, tidy } from '../display-text.ts';

/** Text kept of one record, UTF-16 units. */
export const MAX_BODY = 20_000;
const MAX_DETAIL = 300;

/** Lines of the text are as they were written. */
export const Body = z.object({
  title: z.string().optional(),
  to: z.string().optional(),
  where: z.string().optional(),
  /** ISO 8601: the end of what began when the record says. */
  until: z.string().optional(),
  address: z.string().optional(),
  text: z.string(),
  /** There is more of the text than was kept. */
  cut: z.boolean().optional(),
});
export type Body = z.infer<typeof Body>;

/** @param most UTF-16 units of its text
 * @returns undefined where one line says it all */
export function bodyOf(record: DataRecord, kind: DatastoreName | undefined, most = MAX_BODY): Body | undefined {
  const text = firstText(record.messageText, record.contentText, record.content, record.description) ?? '';
  const written = text.toWellFormed().replace(/\r\n?/g, '\n').trim();
  const isMessage = kind === 'social-chat-message';
  if (isMessage && written.length <= most && written === tidy(written)) return undefined;
  const kept = written.slice(0, cutBefore(written, most));
  const details = isMessage
    ? {}
    : {
        title: detail(record.name, record.subject),
        to: listed([record.toName, record.toEmail]),
        where: detail(record.location),
        until: momentIn(record.end),
        address: detail(record.uri, record.link),
      };
  const present = Object.entries(details).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(present), text: kept, ...(kept.length < written.length ? { cut: true } : {}) };
}

const firstText = (...values: unknown[]) =>
  values.find((value): value is string => typeof value === 'string' && tidy(value) !== '');

function detail(...values: unknown[]): string | undefined {
  const text = firstText(...values);
  return text === undefined ? undefined : tidy(text).slice(0, MAX_DETAIL);
}

/** `Ben <ben@example.org>`. */
function listed([name, address]: readonly [unknown, unknown]): string | undefined {
  const [who, where] = [detail(name), detail(address)];
  return who !== undefined && where !== undefined && who !== where ? `${who} <${where}>` : (who ?? where);
}

/** The moment of an event's member: `{dateTime}`. */
function momentIn(value: unknown): string | undefined {
  const text = typeof value === 'object' && value !== null ? (value as { dateTime?: unknown }).dateTime : undefined;
  const at = typeof text === 'string' && text.length <= 64 ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}
