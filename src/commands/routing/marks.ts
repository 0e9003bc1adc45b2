/** What is told by its signs alone: filters, links, addresses and codes. */
import { splitTyped } from '../query/query-words.ts';

/** @returns the text without filters, quotations and words that must not occur; undefined where it has none */
export function filtersIn(text: string): string | undefined {
  const words = splitTyped(text);
  const plain = words.filter(({ key, quoted, excluded }) => key === undefined && !quoted && !excluded);
  return plain.length === words.length ? undefined : plain.map(({ value }) => value).join(' ');
}

/** Tell who sent a link on, not what it leads to. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|igsh(?:id)?|mc_[ce]id|si)$/;

/** The address as people write it, and its host; undefined where a text is more than a link. */
export function linkOf(text: string): { text: string; host?: string } | undefined {
  if (!/^(?:https?:\/\/|www\.)\S+$/i.test(text)) return undefined;
  const url = URL.parse(/^www\./i.test(text) ? `https://${text}` : text);
  if (!url) return undefined;
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  const host = url.host.replace(/^www\./, '');
  const path = `${url.pathname.replace(/\/$/, '')}${url.search}`;
  return path === '' ? { text: host } : { text: `${host}${path}`, host };
}

export function addressOf(text: string): string | undefined {
  return /^[^\s@<>"]{1,64}@[^\s@<>"]+\.[^\s@<>".]{2,}$/u.test(text) ? text.toLowerCase() : undefined;
}

const FEWEST_FIGURES = 4;

/** Whether it is a number of something, in one or more parts: `A7 9931`, `IBAN PT50 0002 0123`. */
export function isCode(text: string): boolean {
  const parts = text.split(/\s+/);
  const areParts = parts.every((part) => /^[\p{Lu}\p{N}./-]+$/u.test(part) && (/\d/.test(part) || part.length <= 5));
  return areParts && text.replace(/\D/g, '').length >= FEWEST_FIGURES;
}
