/** The part of /settings that learns the person's time zone: typed, or from a list of what clocks show. */
import type { Settings } from '#storage/settings.ts';
import { type Answer, type Button, type ButtonRows, bold, type Span, say, time } from '../answer.ts';
import type { Turn } from '../command.ts';
import { inZone } from '../credits/daily-cap.ts';
import type { CommandDeps } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { runButton } from '../press.ts';
import {
  type ClockReading,
  choicesByClock,
  choicesOfClocks,
  offsetText,
  timeOfDay,
  zonesNamed,
  zonesOfLanguage,
} from '../time/zones.ts';

const FORGET = 'forget';
/** Before what a button of another screen chooses: that screen stays, and the answer is a message of its own. */
const ASIDE = 'aside';
/** Suggested beside the list, at most. */
const MOST_SUGGESTED = 2;

/** Offered of those that an export points to, at most. */
const MOST_OFFERED = 4;

const setButton = (label: string, zone: string) => runButton(label, 'settings', `zone ${zone}`);

/** The zone of the settings, for their screen. */
export function zoneSpans({ zone }: Settings, { words }: Turn, now: number): Span[] {
  const { title, here, unknown } = words.zones;
  return [bold(title), zone === undefined ? unknown : here(zone, timeOfDay(now, zone))];
}

/** Leads to the list, in place of the settings. */
export function zoneButton({ zone }: Settings, { words }: Turn): Button {
  return runButton(zone === undefined ? words.zones.tell : words.zones.change, 'settings', 'zone');
}

/** Leads to the list from another screen, to somebody whose zone is not known. */
export const tellZoneButton = ({ words }: Turn): Button => runButton(words.zones.tell, 'settings', `zone ${ASIDE}`);

/** Answers `/settings zone …`. @param argument what follows, '' for the list */
export async function zoneAnswer(
  { settings: store, clock }: CommandDeps,
  turn: Turn,
  argument: string,
): Promise<Answer> {
  const [, aside, typed = ''] = new RegExp(`^(${ASIDE}(?: |$))?(.*)$`, 's').exec(argument) ?? [];
  const { settings } = await turn.known();
  const { words, person, pressed } = turn;
  const now = clock.now();
  const replace = pressed && aside === undefined ? ({ place: 'replace' } as const) : {};
  if (typed === '')
    return say([words.zones.pick, '\n', typingHint(turn)], { buttons: picker(turn, settings, now), ...replace });
  const isForgotten = typed.toLowerCase() === FORGET;
  const [zone, ...others] = isForgotten ? [] : zonesNamed(typed, words.zones.cities, person.language);
  if (zone === undefined && !isForgotten) {
    const said = [words.zones.notFound(shorten(typed, 40)), '\n', typingHint(turn)];
    return say(said, { buttons: picker(turn, settings, now) });
  }
  if (zone !== undefined && others.length > 0) {
    const buttons = [zone, ...others].map((one) => [setButton(words.zones.choice(timeOfDay(now, one), one), one)]);
    return say([words.zones.several(shorten(typed, 40))], { buttons });
  }
  const changed = inZone(settings, zone, now);
  if (zone !== settings.zone) await store.save(person.id, changed);
  const until = zone === settings.zone ? undefined : changed.longDay?.until;
  return say(
    [
      zone === undefined ? words.zones.forgotten : words.zones.set(zone, timeOfDay(now, zone)),
      ...(until === undefined ? [] : ['\n', words.zones.counting, time(new Date(until).toISOString()), '.']),
    ],
    {
      buttons: [[runButton(words.zones.change, 'settings', 'zone'), runButton(words.zones.back, 'settings')]],
      ...replace,
    },
  );
}

/** Asks once, under the first answer to which days matter, where the person's days begin. */
export async function* askingZone(
  deps: CommandDeps,
  turn: Turn,
  answers: AsyncIterable<Answer>,
): AsyncGenerator<Answer> {
  const { settings } = await turn.known();
  let isAsked = settings.zone !== undefined || settings.zoneAsked === true;
  for await (const answer of answers) {
    if (isAsked || answer.kind !== 'records') yield answer;
    else {
      isAsked = true;
      turn.keep(deps.settings.saving(turn.person.id, { ...settings, zoneAsked: true }));
      const { footer = [], buttons = [] } = answer;
      yield {
        ...answer,
        footer: [...footer, '\n', turn.words.zones.ask],
        buttons: [...buttons, [tellZoneButton(turn)]],
      };
    }
  }
}

/** Offers, once, the zones in which an export can have been made. Undefined where there is nothing to ask. */
export async function zonesOfExport(
  deps: CommandDeps,
  turn: Turn,
  clocks: readonly ClockReading[] = [],
): Promise<{ said: Span[]; buttons: Button[][] } | undefined> {
  const { settings } = await turn.known();
  const newest = clocks.toSorted((a, b) => b.at - a.at)[0];
  if (newest === undefined || settings.zone !== undefined || settings.zoneAsked === true) return undefined;
  const { zones } = turn.words;
  const now = deps.clock.now();
  const spoken = zonesOfLanguage(turn.person.language);
  const choices = choicesOfClocks(clocks).toSorted((a, b) => Number(spoken.includes(b)) - Number(spoken.includes(a)));
  turn.keep(deps.settings.saving(turn.person.id, { ...settings, zoneAsked: true }));
  return {
    said: [`\n\n${zones.exportedAt(offsetText(newest.minutes))}`],
    buttons: [
      ...choices
        .slice(0, MOST_OFFERED)
        .map((zone) => [setButton(zones.choice(timeOfDay(now, zone), zones.cities[zone]), `${ASIDE} ${zone}`)]),
      [tellZoneButton(turn)],
    ],
  };
}

function typingHint({ words }: Turn): Span {
  const examples = ['/settings zone Lisbon', 'Europe/Lisbon', '+02:00'] as const;
  return words.zones.typing(examples);
}

/** What clocks show around the world, two a row, and first where the person's language is spoken. */
function picker({ words, person }: Turn, { zone }: Settings, now: number): ButtonRows {
  const { cities, choice } = words.zones;
  const suggested = zonesOfLanguage(person.language);
  const choices = choicesByClock(now).map((one) =>
    setButton(`${one === zone ? '✓ ' : ''}${choice(timeOfDay(now, one), cities[one])}`, one),
  );
  return [
    ...(suggested.length > MOST_SUGGESTED
      ? []
      : suggested.map((one) => [setButton(choice(timeOfDay(now, one), one), one)])),
    ...pairs(choices),
    ...(zone === undefined ? [] : [[setButton(words.zones.forget, FORGET)]]),
  ];
}

function pairs<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / 2) }, (_, index) => all.slice(2 * index, 2 * index + 2));
}
