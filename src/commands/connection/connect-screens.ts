/** The screens on which access is chosen in the chat: a few sets of permissions, and for how long. */

import type { Words } from '#locales/words.ts';
import { PRESETS, type Preset } from '#service/contract/access-choices.ts';
import type { OperationName } from '#service/contract/operations.ts';
import type { Connection } from '#storage/connections.ts';
import { type Answer, type Button, type ButtonRows, bold, type Span, say } from '../answer.ts';
import { priceOf } from '../credits/price.ts';
import type { CommandDeps } from '../deps.ts';
import { runButton } from '../press.ts';
import { type AccessChoice, lastingLonger, usualChoice, written } from './access-choice.ts';

/** What a connect button shows or does with the choice that it carries. */
export const STEPS = ['access', 'browser', 'go'] as const;
export type Step = (typeof STEPS)[number];

const stepButton = (label: string, step: Step, choice: AccessChoice, tone?: Button['tone']) =>
  runButton(label, 'connect', `${step} ${written(choice)}`, tone);

/** Connects with that choice: for the person it is shown to, and once. */
export function goButton(label: string, choice: AccessChoice): Button {
  const invocation = { command: 'connect', argument: `go ${written(choice)}`, confirmed: true };
  return { label, tone: 'primary', press: { kind: 'run', invocation, once: true } };
}

const heading = (words: Words, current: Connection | undefined): Span =>
  bold(current ? words.text('buttons-connect-again') : words.text('connecting-heading'));

const replacing = (words: Words, current: Connection | undefined): Span[] =>
  current ? [`\n\n${words.text('connecting-replaces')}`] : [];

/** Where there is sample data: whose data it shall be. */
export function whoseScreen({ about }: CommandDeps, words: Words, current: Connection | undefined): Answer {
  const tone = about.sampleFirst ? undefined : 'primary';
  const own = stepButton(words.text('connecting-connect-own'), 'access', usualChoice('own'), tone);
  const sample = goButton(words.text('connecting-look-around'), usualChoice('sample'));
  return say(
    [
      heading(words, current),
      '\n\n',
      ...words.rich('connecting-sample'),
      '\n\n',
      ...words.rich('connecting-own'),
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
  const presets = PRESETS.flatMap((preset): Span[] => {
    const price = presetPrice(words, preset);
    return [
      '\n\n',
      ...(preset === choice.preset ? ['✓ '] : []),
      bold(words.text(`access-presets-${preset}-title`)),
      ` · ${price}\n${words.text(`access-presets-${preset}-allows`)}`,
    ];
  });
  const buttons: ButtonRows = [
    ...PRESETS.map((preset) => [
      stepButton(`${preset === choice.preset ? '✓ ' : ''}${words.text(`access-presets-${preset}-title`)}`, 'access', {
        ...choice,
        preset,
      }),
    ]),
    [stepButton(words.text(`access-lasts-${choice.lasts}`), 'access', lastingLonger(choice))],
    [goButton(words.text('buttons-connect'), choice)],
    ...(deps.connectUrl ? [[stepButton(words.text('connecting-choose-in-browser'), 'browser', choice)]] : []),
  ];
  return say(
    [
      heading(words, current),
      `\n${choice.whose === 'own' ? words.text('connecting-may-do-own') : words.text('connecting-may-do-sample')}`,
      ...presets,
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
function presetPrice(words: Words, preset: Preset): string {
  const prices = ADDED[preset].map(priceOf);
  return words.text(`access-presets-${preset}-price`, {
    credits:
      Math.min(...prices) === Math.max(...prices)
        ? words.text('numbers-credits', { amount: Math.max(...prices) })
        : words.text('numbers-credits-between', { least: Math.min(...prices), most: Math.max(...prices) }),
  });
}
