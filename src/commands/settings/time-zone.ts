/** The time zone: asked for by a city, answered with the city and the time there. */

import { wordsIn } from '#locales/words.ts';
import { askZone, setZone } from '../actions.ts';
import { button, inRows } from '../buttons.ts';
import type { Command, Context } from '../command.ts';
import { onAction } from '../define-command.ts';
import { shorten } from '../display-text.ts';
import { foreign, type Reply, reply } from '../reply.ts';
import { clockTime } from '../time/dates.ts';
import { findZones, zoneLabel } from '../time/zones.ts';

const MOST_CHOICES = 6;
/** Longest name that is said again, characters. */
const MAX_SAID = 40;

export const zoneCommands: readonly Command[] = [
  onAction(askZone, function* ({ words }) {
    yield cityQuestion(words);
  }),
  onAction(setZone, async function* (ctx, { zone }) {
    yield await saveZone(ctx, zone, { place: 'replace' });
  }),
];

/** Asks for a city; the reply goes to /settings. */
export const cityQuestion = (words: Context['words']): Reply =>
  reply([words.text('settings-zone-ask')], { ask: words.text('settings-zone-hint'), replyRuns: 'settings' });

/** Takes a city, country, IANA name or offset as somebody typed it. */
export async function* changeZone(ctx: Context, typed: string): AsyncGenerator<Reply> {
  const { words, deps } = ctx;
  const [found, ...others] = findZones(typed, words);
  if (found === undefined) {
    const unknown = words.rich('settings-zone-unknown', { typed: foreign(shorten(typed, MAX_SAID)) });
    return yield reply(unknown, { ask: words.text('settings-zone-hint'), replyRuns: 'settings' });
  }
  if (others.length === 0) return yield await saveZone(ctx, found.zone);
  const choices = [found, ...others].slice(0, MOST_CHOICES).map((each) => {
    const time = clockTime(deps.clock.now(), each, words);
    return button(`${each.label} ${time}`, setZone, { zone: each.zone });
  });
  yield reply([words.text('settings-zone-which')], { buttons: inRows(choices, 2) });
}

async function saveZone(ctx: Context, zone: string, placed: { place?: 'replace' } = {}): Promise<Reply> {
  const { deps, person } = ctx;
  const settings = await deps.settings.change(person.id, { zone });
  const words = settings.language === undefined ? ctx.words : wordsIn(settings.language);
  const time = clockTime(deps.clock.now(), { zone }, words);
  return reply([words.text('settings-zone-set', { city: zoneLabel(zone, words), time })], placed);
}
