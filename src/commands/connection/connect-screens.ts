/** The screens on which access is chosen in the chat: a few sets of permissions, or line by line, and for how long. */
import { PRESETS, type Preset } from '#service/contract/access-choices.ts';
import type { OperationName } from '#service/contract/operations.ts';
import { ALL_SCOPES, missingScopes, normaliseScopes, type Scope } from '#service/contract/scopes.ts';
import type { Connection } from '#storage/connections.ts';
import { type Answer, type Button, type ButtonRows, bold, type Span, say } from '../answer.ts';
import { PAID_COMMANDS } from '../command-facts.ts';
import { priceOf } from '../credits/price.ts';
import type { CommandDeps } from '../deps.ts';
import { inRows, runButton } from '../press.ts';
import type { Words } from '../words/words.ts';
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

const heading = ({ buttons, connecting }: Words, current: Connection | undefined): Span =>
  bold(current ? buttons.connectAgain : connecting.heading);

const replacing = ({ connecting }: Words, current: Connection | undefined): Span[] =>
  current ? [`\n\n${connecting.replaces}`] : [];

/** Where there is sample data: whose data it shall be. */
export function whoseScreen({ about }: CommandDeps, words: Words, current: Connection | undefined): Answer {
  const { connecting } = words;
  const tone = about.sampleFirst ? undefined : 'primary';
  const own = stepButton(connecting.connectOwn, 'access', usualChoice('own'), tone);
  const sample = goButton(connecting.lookAround, usualChoice('sample'));
  return say(
    [
      heading(words, current),
      '\n\n',
      ...connecting.sample(),
      '\n\n',
      ...connecting.own(),
      ...replacing(words, current),
    ],
    { buttons: about.sampleFirst ? [[sample], [own]] : [[own], [{ label: sample.label, press: sample.press }]] },
  );
}

/** A few sets of permissions, with what each allows and costs. */
export function accessScreen(
  deps: CommandDeps,
  words: Words,
  choice: AccessChoice,
  { current, replace }: { current: Connection | undefined; replace: boolean },
): Answer {
  const chosen = presetOf(choice);
  const { connecting, access } = words;
  const presets = PRESETS.flatMap((preset): Span[] => {
    const { title, allows } = access.presets[preset];
    const price = presetPrice(words, preset);
    return ['\n\n', ...(preset === chosen ? ['✓ '] : []), bold(title), ` · ${price}\n${allows}`];
  });
  const buttons: ButtonRows = [
    ...PRESETS.map((preset) => [
      stepButton(
        `${preset === chosen ? '✓ ' : ''}${access.presets[preset].title}`,
        'access',
        withPreset(choice, preset),
      ),
    ]),
    [stepButton(connecting.choose, 'do', choice), lastsButton(words, choice, 'access')],
    confirming(words, choice),
    ...(deps.connectUrl ? [[stepButton(connecting.chooseInBrowser, 'browser', choice)]] : []),
  ];
  return say(
    [
      heading(words, current),
      `\n${choice.whose === 'own' ? connecting.mayDoOwn : connecting.mayDoSample}`,
      ...presets,
      ...(chosen === undefined ? ownChoice(words, choice, current) : []),
      ...replacing(words, current),
    ],
    { buttons, ...(replace ? { place: 'replace' as const } : {}) },
  );
}

/** What each set adds to the one before it. */
const ADDED: Readonly<Record<Preset, readonly OperationName[]>> = {
  search: ['searchDatastore', 'queryDatastore', 'searchChatThreads'],
  answers: ['llmAgentPrompt'],
  everything: ['llmProfilePrompt'],
};

/** `1–2 credits a search`. */
function presetPrice({ access, numbers }: Words, preset: Preset): string {
  const prices = ADDED[preset].map(priceOf);
  return access.presets[preset].price(numbers.creditsBetween(Math.min(...prices), Math.max(...prices)));
}

/** What is chosen beside the sets; what it adds to the access that there is. */
function ownChoice({ connecting, access }: Words, choice: AccessChoice, current: Connection | undefined): Span[] {
  const had = current && current.scopesFrom !== 'unknown' ? normaliseScopes(current.scopes) : [];
  const added = had.length === 0 ? [] : missingScopes(had, choice.scopes);
  return [
    '\n\n✓ ',
    ...connecting.chosenByLine(choice.scopes.length, ALL_SCOPES.length),
    ...(added.length === 0 ? [] : [`\n${connecting.added}`, ...added.map((scope) => `\n• ${access.allows[scope]}`)]),
  ];
}

const PAGES = {
  do: { title: 'whatIMayDo', prefix: 'api:', other: 'read' },
  read: { title: 'whatIMayRead', prefix: 'ds:', other: 'do' },
} as const;

/** Single permissions, switched in place. */
export function lineScreen(words: Words, choice: AccessChoice, step: keyof typeof PAGES): Answer {
  const { connecting } = words;
  const { title, prefix, other } = PAGES[step];
  const usable = allowedBy(choice);
  const names = (commands: typeof PAID_COMMANDS) => commands.map(({ name }) => `/${name}`).join(', ');
  const locked = PAID_COMMANDS.filter((command) => !usable.includes(command));
  const switches = ALL_SCOPES.filter((scope) => scope.startsWith(prefix)).map((scope) =>
    switchButton(words, choice, step, scope),
  );
  return say(
    [
      bold(connecting[title]),
      `\n${connecting.tapToGive}\n\n`,
      ...(usable.length === 0
        ? [connecting.noneWorks]
        : [connecting.couldUse(names(usable)), ...(locked.length === 0 ? [] : [`\n${connecting.not(names(locked))}`])]),
    ],
    {
      place: 'replace',
      buttons: [
        ...inRows(switches, 2),
        [stepButton(connecting[PAGES[other].title], other, choice), lastsButton(words, choice, step)],
        [stepButton(connecting.back, 'access', choice), ...confirming(words, choice)],
      ],
    },
  );
}

function switchButton({ access }: Words, choice: AccessChoice, step: Step, scope: Scope): Button {
  const sign = choice.scopes.includes(scope) ? '✓' : '✗';
  return stepButton(`${sign} ${access.labels[scope]}`, step, toggled(choice, scope));
}

const lastsButton = ({ access }: Words, choice: AccessChoice, step: Step) =>
  stepButton(access.lasts[choice.lasts], step, lastingLonger(choice));

/** Nobody is led to an access that allows nothing. */
const confirming = ({ buttons }: Words, choice: AccessChoice): Button[] =>
  allowedBy(choice).length === 0 ? [] : [goButton(buttons.connect, choice)];
