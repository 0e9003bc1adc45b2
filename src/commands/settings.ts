/** /settings: a person's daily cap, time zone, and whether results may be forwarded; changed in place by buttons. */
import type { Settings } from '../storage/settings.ts';
import { type Answer, type Button, bold, type Span, say } from './answer.ts';
import type { Command, Turn } from './command.ts';
import { defineCommand } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { runButton } from './press.ts';
import { creditsText } from './price.ts';
import { zoneAnswer, zoneButton, zoneSpans } from './zone-screen.ts';

const CAP_CHOICES = [5, 10, 20, 50, 100, 0] as const;
/** Highest cap that can be typed. */
const MAX_CAP = 1_000_000;

export function createSettingsCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'settings', async function* ({ argument }, turn) {
    const { settings } = await turn.known();
    const zone = /^zone(?:\s+|$)(.*)$/is.exec(argument)?.[1];
    if (zone !== undefined) {
      yield await zoneAnswer(deps, turn, zone.trim());
      return;
    }
    const changed = changedBy(argument, settings);
    if (changed === undefined) {
      yield say([
        'I do not know that setting. You can type, for example: /settings cap 20, /settings cap none, /settings zone Lisbon, /settings protect on.',
      ]);
      return;
    }
    if (changed !== settings) await deps.settings.save(turn.person.id, changed);
    yield screen(deps, turn, changed, turn.pressed && argument !== '');
  });
}

/** The settings after a change; the same object without one, undefined for an unknown change. */
function changedBy(argument: string, settings: Settings): Settings | undefined {
  if (argument === '') return settings;
  const [what, value, ...rest] = argument.toLowerCase().split(/\s+/);
  if (rest.length > 0 || value === undefined) return undefined;
  if (what === 'protect') {
    return value === 'on' || value === 'off' ? { ...settings, protectResults: value === 'on' } : undefined;
  }
  if (what !== 'cap') return undefined;
  const { dailyCreditCap: _, ...others } = settings;
  if (value === 'none') return others;
  const cap = /^\d{1,7}$/.test(value) ? Number(value) : undefined;
  return cap === undefined || cap > MAX_CAP ? undefined : { ...others, dailyCreditCap: cap };
}

function screen(
  { dailyCreditLimit: limit, clock }: CommandDeps,
  turn: Turn,
  settings: Settings,
  replace: boolean,
): Answer {
  const { dailyCreditCap: own, protectResults = false } = settings;
  const operator: Span[] =
    limit === undefined ? [] : [`\nThe operator allows ${creditsText(limit)} a day; the smaller of both counts.`];
  const choice = (label: string, argument: string, chosen: boolean): Button =>
    runButton(chosen ? `✓ ${label}` : label, 'settings', argument);
  const caps = CAP_CHOICES.map((cap) => choice(String(cap), `cap ${cap}`, own === cap));
  return say(
    [
      bold('Daily cap: '),
      own === undefined ? 'none of your own' : own === 0 ? '0 – nothing that costs credits runs' : creditsText(own),
      ...operator,
      '\n\n',
      ...zoneSpans(settings, turn, clock.now()),
      '\n\n',
      bold('Protect results: '),
      protectResults ? 'on – they cannot be forwarded or saved' : 'off – they can be forwarded and saved',
    ],
    {
      buttons: [
        caps.slice(0, 3),
        [...caps.slice(3), choice('No cap', 'cap none', own === undefined)],
        [zoneButton(settings, turn)],
        [
          choice(
            protectResults ? 'Stop protecting results' : 'Protect results',
            `protect ${protectResults ? 'off' : 'on'}`,
            false,
          ),
        ],
      ],
      ...(replace ? { place: 'replace' as const } : {}),
    },
  );
}
