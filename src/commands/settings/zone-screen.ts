/** The part of /settings that learns the person's time zone: typed, or one of a few that fit their language. */
import { listsIn } from '#locales/lists.ts';
import type { Words } from '#locales/words.ts';
import type { Settings } from '#storage/settings.ts';
import { type Answer, type Button, type ButtonRows, bold, type Span, say, time } from '../answer.ts';
import type { Turn } from '../command.ts';
import { inZone } from '../credits/daily-cap.ts';
import type { CommandDeps } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { inRows, runButton } from '../press.ts';
import { timeOfDay, zonesNamed, zonesOfLanguage } from '../time/zones.ts';

const FORGET = 'forget';
/** Before what a button of another screen chooses: that screen stays, and the answer is a message of its own. */
const ASIDE = 'aside';

/** The best known cities of a choice, else the zone's name. */
export const citiesOf = (words: Words, zone: string): string => listsIn(words.language).cities[zone] ?? zone;

const setButton = (label: string, zone: string) => runButton(label, 'settings', `zone ${zone}`);

/** The zone of the settings, for their screen. */
export function zoneSpans({ zone }: Settings, { words }: Turn, now: number): Span[] {
  return [
    bold(`${words.text('zones-title')}${words.gap}`),
    zone === undefined ? words.text('zones-unknown') : words.text('zones-here', { zone, time: timeOfDay(now, zone) }),
  ];
}

/** Asks for it, in place of the settings. */
export function zoneButton({ zone }: Settings, { words }: Turn): Button {
  return runButton(zone === undefined ? words.text('zones-tell') : words.text('zones-change'), 'settings', 'zone');
}

/** Asks for it from another screen, somebody whose zone is not known. */
export const tellZoneButton = ({ words }: Turn): Button =>
  runButton(words.text('zones-tell'), 'settings', `zone ${ASIDE}`);

/** Answers `/settings zone …`. @param argument what follows, '' to be asked */
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
    return say([words.text('zones-pick'), '\n', typingHint(turn)], {
      buttons: picker(turn, settings, now),
      ...replace,
    });
  const isForgotten = typed.toLowerCase() === FORGET;
  const [zone, ...others] = isForgotten ? [] : zonesNamed(typed, (zone) => citiesOf(words, zone), person.language);
  if (zone === undefined && !isForgotten) {
    const said = [words.text('zones-not-found', { typed: shorten(typed, 40) }), '\n', typingHint(turn)];
    return say(said, { buttons: picker(turn, settings, now) });
  }
  if (zone !== undefined && others.length > 0) {
    const buttons = [zone, ...others].map((one) => [
      setButton(words.text('zones-choice', { time: timeOfDay(now, one), where: one }), one),
    ]);
    return say([words.text('zones-several', { typed: shorten(typed, 40) })], { buttons });
  }
  const changed = inZone(settings, zone, now);
  if (zone !== settings.zone) await store.save(person.id, changed);
  const until = zone === settings.zone ? undefined : changed.longDay?.until;
  return say(
    [
      zone === undefined
        ? words.text('zones-forgotten')
        : words.text('zones-set', { zone, time: timeOfDay(now, zone) }),
      ...(until === undefined
        ? []
        : ['\n', `${words.text('zones-counting')}${words.gap}`, time(new Date(until).toISOString()), '.']),
    ],
    {
      buttons: [
        [runButton(words.text('zones-change'), 'settings', 'zone'), runButton(words.text('zones-back'), 'settings')],
      ],
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
        footer: [...footer, '\n', turn.words.text('zones-ask')],
        buttons: [...buttons, [tellZoneButton(turn)]],
      };
    }
  }
}

function typingHint({ words }: Turn): Span {
  return words.text('zones-typing', { city: '/settings zone Lisbon', name: 'Europe/Lisbon', offset: '+02:00' });
}

/** Those of the country where the person's language is spoken; what else there is, is typed. */
function picker({ words, person }: Turn, { zone }: Settings, now: number): ButtonRows {
  const buttons = zonesOfLanguage(person.language).map((one) => {
    const label = words.text('zones-choice', {
      time: timeOfDay(now, one),
      where: citiesOf(words, one),
    });
    return setButton(one === zone ? `✓ ${label}` : label, one);
  });
  return [...inRows(buttons, 2), ...(zone === undefined ? [] : [[setButton(words.text('zones-forget'), FORGET)]])];
}
