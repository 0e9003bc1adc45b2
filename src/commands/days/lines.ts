/** Numbered lines of a look at days: what is to come, and how much there is of each chat. */

import { momentOf, type Today } from '#locales/times/today.ts';
import type { Context } from '../command.ts';
import { foreign, type RichText, type Span } from '../reply.ts';
import type { Item } from '../search/item.ts';
import { appointmentDate, clockTime } from '../time/dates.ts';
import type { Appointment } from './appointments.ts';
import { conversationName } from './reading.ts';

/** `1 Thu 3 Dec, 10:45 Crane · Marina do Seixal`. @param isDayKnown only the time is said */
export function appointmentLines(
  { words }: Context,
  appointments: readonly Appointment[],
  now: Today,
  number: (item: Item) => Span,
  isDayKnown = false,
): RichText[] {
  return appointments.map(({ item, day, clock, what, who }): RichText => {
    const when = isDayKnown
      ? clock && clockTime(clock, now, words)
      : appointmentDate(clock ? momentOf(day, clock, now.zone) : day, now, words);
    return [
      number(item),
      ...(when === undefined ? [' '] : [` ${when} `]),
      foreign(what),
      ...(who === undefined ? [] : [' · ', foreign(who)]),
    ];
  });
}

/** `4 Andorinha crew ⛵ · 6 messages` */
export function amountLines(
  { words }: Context,
  groups: readonly { item: Item; amount: number }[],
  number: (item: Item) => Span,
  nameOf: (item: Item) => string | undefined = conversationName,
): RichText[] {
  return groups.map(
    ({ item, amount }): RichText => [
      number(item),
      ' ',
      foreign(nameOf(item) ?? words.text('results-unnamed-chat')),
      ` · ${words.text('today-messages', { amount })}`,
    ],
  );
}
