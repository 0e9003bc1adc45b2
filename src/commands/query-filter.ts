/** A query's filters in the two forms in which they are applied: by the service to a list, and here to what was found. */
import type { Filter } from '../contract/filters.ts';
import { PLATFORMS } from '../contract/records.ts';
import { fold } from '../words.ts';
import type { Entry } from './entries.ts';
import type { Filters, Query } from './query.ts';
import { isPhrase } from './query-words.ts';

/** For the service's own filtering of messages. `type`: seen are send and receive (the interface document, Chat message). */
export function messageFilter({ from, chat, after, before, direction, platform }: Filters): Filter {
  const sentAt = {
    ...(after === undefined ? {} : { $gte: after }),
    ...(before === undefined ? {} : { $lt: before }),
  };
  return {
    ...(from === undefined ? {} : { fromName: { $regex: anyCase(from) } }),
    ...(chat === undefined ? {} : { groupName: { $regex: anyCase(chat) } }),
    ...(Object.keys(sentAt).length === 0 ? {} : { sentAt }),
    ...(direction === undefined ? {} : { type: direction === 'sent' ? 'send' : 'receive' }),
    ...(platform === undefined ? {} : { sourceApplication: PLATFORMS[platform] }),
  };
}

/** A pattern that finds a text in either case: `$regex` of a deployment knows no flags (assumed). */
export function anyCase(text: string): string {
  return Array.from(text, (char) => {
    // The letter itself too: title case is a third form (ǅ).
    const forms = [...new Set([char.toLowerCase(), char.toUpperCase(), char])].filter((form) => form.length === 1);
    if (forms.length > 1) return `[${forms.join('')}]`;
    return /[!-/:-@[-`{-~]/.test(char) ? `\\${char}` : char;
  }).join('');
}

/** Whether an entry is what the filters and phrases ask for. One without a time or sender cannot pass a filter on it. */
export function passes(entry: Entry, { words, filters }: Query): boolean {
  const { from, chat, after, before, direction, platform } = filters;
  const day = entry.at?.slice(0, 10);
  const has = (text: string | undefined, part: string) => text !== undefined && fold(text).includes(fold(part));
  return (
    (direction === undefined || entry.outgoing === (direction === 'sent')) &&
    (platform === undefined || entry.platform === platform) &&
    (from === undefined || has(entry.who, from) || has(entry.handle, from.replace(/^@/, ''))) &&
    (chat === undefined || has(entry.place, chat)) &&
    (after === undefined || (day !== undefined && day >= after)) &&
    (before === undefined || (day !== undefined && day < before)) &&
    words.filter(isPhrase).every((phrase) => has(entry.text, phrase))
  );
}
