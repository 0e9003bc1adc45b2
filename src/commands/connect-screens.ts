/** The screens on which access is chosen in the chat: a few sets of permissions, or line by line, and for how long. */
import { PRESETS } from '../contract/access-choices.ts';
import { ALL_SCOPES, describeScope, missingScopes, normaliseScopes, type Scope } from '../contract/scopes.ts';
import type { Connection } from '../storage/connections.ts';
import {
  type AccessChoice,
  allowedBy,
  lastingLonger,
  presetOf,
  toggled,
  usualChoice,
  withPreset,
  written,
} from './access-choice.ts';
import { lifetimeLabel, permissionLabel, presetWords } from './access-words.ts';
import { type Answer, type Button, type ButtonRows, bold, type Span, say } from './answer.ts';
import { PAID_COMMANDS } from './command-facts.ts';
import type { CommandDeps } from './deps.ts';
import { runButton } from './press.ts';

/** What a connect button shows or does with the choice that it carries. */
export const STEPS = ['access', 'do', 'read', 'browser', 'go'] as const;
export type Step = (typeof STEPS)[number];

const stepButton = (label: string, step: Step, choice: AccessChoice, tone?: Button['tone']) =>
  runButton(label, 'connect', `${step} ${written(choice)}`, tone);

/** Connects with that choice: for the person it is shown to, and once. */
export function goButton(label: string, choice: AccessChoice): Button {
  const invocation = { command: 'connect', argument: `go ${written(choice)}`, confirmed: true };
  return { label, tone: 'primary', press: { kind: 'run', invocation, once: true } };
}

const replacing = (current: Connection | undefined): Span[] =>
  current ? ['\n\nIt takes the place of the access you have now, which is ended.'] : [];

/** Where there is sample data: whose data it shall be. */
export function whoseScreen({ about }: CommandDeps, current: Connection | undefined): Answer {
  const own = stepButton(
    'Connect my own data',
    'access',
    usualChoice('own'),
    about.sampleFirst ? undefined : 'primary',
  );
  const sample = goButton('Look around in sample data', usualChoice('sample'));
  return say(
    [
      bold(current ? 'Connect again' : 'Connect your data'),
      '\n\n',
      bold('Sample data'),
      ': the chats, e-mails and files of an invented person. One tap, everything allowed, and you can break nothing.',
      '\n\n',
      bold('Your own data'),
      ': an archive that this bot’s service keeps for you alone. You choose what I may do with it.',
      ...replacing(current),
    ],
    {
      buttons: about.sampleFirst ? [[sample], [own]] : [[own], [{ label: sample.label, press: sample.press }]],
    },
  );
}

/** A few sets of permissions, with what each allows and costs. */
export function accessScreen(
  deps: CommandDeps,
  choice: AccessChoice,
  { current, replace }: { current: Connection | undefined; replace: boolean },
): Answer {
  const chosen = presetOf(choice);
  const presets = PRESETS.flatMap((preset): Span[] => {
    const { title, price, allows } = presetWords(preset);
    return ['\n\n', ...(preset === chosen ? ['✓ '] : []), bold(title), ` · ${price}\n${allows}`];
  });
  const buttons: ButtonRows = [
    ...PRESETS.map((preset) => [
      stepButton(`${preset === chosen ? '✓ ' : ''}${presetWords(preset).title}`, 'access', withPreset(choice, preset)),
    ]),
    [stepButton('Choose…', 'do', choice), lastsButton(choice, 'access')],
    confirming(choice),
    ...(deps.connectUrl ? [[stepButton('Choose in the browser', 'browser', choice)]] : []),
  ];
  return say(
    [
      bold(current ? 'Connect again' : 'Connect your data'),
      choice.whose === 'own'
        ? '\nWhat may I do with your archive, and for how long? You can end it at any time in /account.'
        : '\nWhat may I do with the sample data of an invented person, and for how long?',
      ...presets,
      ...(chosen === undefined ? ownChoice(choice, current) : []),
      ...replacing(current),
    ],
    { buttons, ...(replace ? { place: 'replace' as const } : {}) },
  );
}

/** What is chosen beside the sets; what it adds to the access that there is. */
function ownChoice(choice: AccessChoice, current: Connection | undefined): Span[] {
  const had = current && current.scopesFrom !== 'unknown' ? normaliseScopes(current.scopes) : [];
  const added = had.length === 0 ? [] : missingScopes(had, choice.scopes);
  return [
    '\n\n✓ ',
    bold('Chosen line by line'),
    ` · ${choice.scopes.length} of ${ALL_SCOPES.length} permissions`,
    ...(added.length === 0 ? [] : ['\nNew:', ...added.map((scope) => `\n• ${describeScope(scope)}`)]),
  ];
}

const PAGES = {
  do: { title: 'What I may do', prefix: 'api:', other: 'read' },
  read: { title: 'What I may read', prefix: 'ds:', other: 'do' },
} as const;

/** Single permissions, switched in place. */
export function lineScreen(choice: AccessChoice, step: keyof typeof PAGES): Answer {
  const { title, prefix, other } = PAGES[step];
  const usable = allowedBy(choice);
  const names = (commands: typeof PAID_COMMANDS) => commands.map(({ name }) => `/${name}`).join(', ');
  const locked = PAID_COMMANDS.filter((command) => !usable.includes(command));
  const switches = ALL_SCOPES.filter((scope) => scope.startsWith(prefix)).map((scope) =>
    switchButton(choice, step, scope),
  );
  return say(
    [
      bold(title),
      '\nTap to give or take a permission. What I may not read does not exist for me: it is neither found nor listed.',
      '\n\n',
      ...(usable.length === 0
        ? ['With this none of my commands works: I need something to do, and data to do it with.']
        : [`You could use ${names(usable)}.`, ...(locked.length === 0 ? [] : [`\nNot: ${names(locked)}.`])]),
    ],
    {
      place: 'replace',
      buttons: [
        ...inPairs(switches),
        [stepButton(PAGES[other].title, other, choice), lastsButton(choice, step)],
        [stepButton('Back', 'access', choice), ...confirming(choice)],
      ],
    },
  );
}

function switchButton(choice: AccessChoice, step: Step, scope: Scope): Button {
  const sign = choice.scopes.includes(scope) ? '✓' : '✗';
  return stepButton(`${sign} ${permissionLabel(scope)}`, step, toggled(choice, scope));
}

const lastsButton = (choice: AccessChoice, step: Step) =>
  stepButton(`Lasts: ${lifetimeLabel(choice.lasts)}`, step, lastingLonger(choice));

/** Nobody is led to an access that allows nothing. */
const confirming = (choice: AccessChoice): Button[] =>
  allowedBy(choice).length === 0 ? [] : [goButton('Connect', choice)];

function inPairs(buttons: readonly Button[]): Button[][] {
  return buttons.flatMap((button, index) =>
    index % 2 === 0 ? [[button, ...buttons.slice(index + 1, index + 2)]] : [],
  );
}
