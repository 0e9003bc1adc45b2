/** /settings: a person's choices, changed in place by buttons: the daily cap here, the others in files of their own. */
import type { Settings } from '#storage/settings.ts';
import { type Answer, type Button, bold, type Span, say } from '../answer.ts';
import type { Command, Turn } from '../command.ts';
import { defineCommand } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { runButton } from '../press.ts';
import { languageAnswer, languageButtons, languageSpans } from './settings-language.ts';
import { changedPrivacy, isAboutPrivacy, privacyLines, privacyScreen } from './settings-privacy.ts';
import { zoneAnswer, zoneButton, zoneSpans } from './zone-screen.ts';

const CAP_CHOICES = [5, 10, 20, 50, 100, 0] as const;
/** Highest cap that can be typed. */
const MAX_CAP = 1_000_000;

/** In place of another screen of the settings. */
const OVERVIEW = 'overview';

export function createSettingsCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'settings', async function* ({ argument }, turn) {
    const { settings } = await turn.known();
    const zone = /^zone(?:\s+|$)(.*)$/is.exec(argument)?.[1];
    if (zone !== undefined) {
      yield await zoneAnswer(deps, turn, zone.trim());
      return;
    }
    const language = /^language(?:\s+(\S*))?$/i.exec(argument);
    if (language) {
      yield await languageAnswer(deps, turn, language[1]);
      return;
    }
    const changed = changedBy(argument, settings);
    if (changed === undefined) {
      yield say([turn.words.text('settings-unknown')]);
      return;
    }
    if (changed !== settings) await deps.settings.save(turn.person.id, changed);
    const place = turn.pressed && argument !== '' ? { place: 'replace' as const } : {};
    yield isAboutPrivacy(argument) ? privacyScreen(changed, turn.words, place) : screen(deps, turn, changed, place);
  });
}

/** The settings after a change; the same object without one, undefined for an unknown change. */
function changedBy(argument: string, settings: Settings): Settings | undefined {
  if (argument === '' || argument === OVERVIEW) return settings;
  const [what = '', value, ...rest] = argument.toLowerCase().split(/\s+/);
  if (rest.length > 0) return undefined;
  if (isAboutPrivacy(what)) return changedPrivacy(what, value, settings);
  if (what !== 'cap' || value === undefined) return undefined;
  const { dailyCreditCap: _, ...others } = settings;
  if (value === 'none') return others;
  const cap = /^\d{1,7}$/.test(value) ? Number(value) : undefined;
  return cap === undefined || cap > MAX_CAP ? undefined : { ...others, dailyCreditCap: cap };
}

function screen(
  { dailyCreditLimit: limit, clock }: CommandDeps,
  turn: Turn,
  settings: Settings,
  place: { place?: 'replace' },
): Answer {
  const { words } = turn;
  const { dailyCreditCap: own } = settings;

  const operator: Span[] =
    limit === undefined
      ? []
      : [`\n${words.text('settings-cap-operator', { credits: words.text('numbers-credits', { amount: limit }) })}`];
  const choice = (label: string, argument: string, chosen: boolean): Button =>
    runButton(chosen ? `✓ ${label}` : label, 'settings', argument);
  const caps = CAP_CHOICES.map((cap) =>
    choice(words.text('numbers-credits', { amount: cap }), `cap ${cap}`, own === cap),
  );
  return say(
    [
      bold(`${words.text('settings-cap-label')}${words.gap}`),
      own === undefined
        ? words.text('settings-cap-none')
        : own === 0
          ? words.text('settings-cap-zero')
          : words.text('numbers-credits', { amount: own }),
      ...operator,
      '\n\n',
      ...zoneSpans(settings, turn, clock.now()),
      ...languageSpans(turn),
      '\n',
      ...privacyLines(settings, words),
    ],
    {
      buttons: [
        caps.slice(0, 3),
        caps.slice(3),
        [choice(words.text('settings-cap-remove'), 'cap none', own === undefined), zoneButton(settings, turn)],
        [...languageButtons(turn), runButton(words.text('settings-results-open'), 'settings', 'privacy')],
      ],
      ...place,
    },
  );
}
