/** What access somebody chooses in the chat (whose data, which permissions, for how long), and the screens for that. */
import type { Words } from '#locales/words.ts';
import {
  isLifetime,
  isPreset,
  LIFETIMES,
  type Lifetime,
  PRESETS,
  type Preset,
  presetScopes,
  USUAL_LIFETIME,
} from '#service/contract/access-choices.ts';
import type { OperationName } from '#service/contract/operations.ts';
import { ALL_SCOPES, missingScopes, type Scope } from '#service/contract/scopes.ts';
import type { Connection } from '#storage/connections.ts';
import { priceOf } from '../credits/price.ts';
import type { CommandDeps } from '../deps.ts';
import { runButton } from '../press.ts';
import { type Button, type ButtonRows, bold, type Reply, reply, type Span } from '../reply.ts';

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
  bold(words.text(current ? 'buttons-connect-again' : 'connecting-heading'));

const replacing = (words: Words, current: Connection | undefined): Span[] =>
  current ? [`\n\n${words.text('connecting-replaces')}`] : [];

/** Where there is sample data: whose data it shall be. */
export function whoseScreen({ about }: CommandDeps, words: Words, current: Connection | undefined): Reply {
  const tone = about.sampleFirst ? undefined : 'primary';
  const own = stepButton(words.text('connecting-connect-own'), 'access', usualChoice('own'), tone);
  const sample = goButton(words.text('connecting-look-around'), usualChoice('sample'));
  return reply(
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
): Reply {
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
  return reply(
    [
      heading(words, current),
      `\n${words.text(choice.whose === 'own' ? 'connecting-may-do-own' : 'connecting-may-do-sample')}`,
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

/** The person's own archive, or the invented person's. */
export type Whose = 'own' | 'sample';

export interface AccessChoice {
  readonly whose: Whose;
  readonly preset: Preset;
  readonly lasts: Lifetime;
}

/** The choice in three words: `own 90-days answers`. */
export const written = ({ whose, lasts, preset }: AccessChoice) => `${whose} ${lasts} ${preset}`;

/** The choice that was written so; undefined for anything else. */
export function parseChoice(text: string): AccessChoice | undefined {
  const [whose, lasts = '', preset = '', ...rest] = text.split(' ');
  if ((whose !== 'own' && whose !== 'sample') || !isLifetime(lasts) || !isPreset(preset)) return undefined;
  return rest.length === 0 ? { whose, lasts, preset } : undefined;
}

/** What is chosen before anybody chooses: of one's own data all but a profile, of an invented person's everything. */
export function usualChoice(whose: Whose): AccessChoice {
  return { whose, lasts: USUAL_LIFETIME, preset: whose === 'own' ? 'answers' : 'everything' };
}

/** In the order of ALL_SCOPES. */
export const scopesOf = ({ preset }: AccessChoice): readonly Scope[] => presetScopes(preset, ALL_SCOPES);

/** The smallest set of permissions that has all of these. */
export function presetFor(wanted: readonly Scope[]): Preset {
  const has = (preset: Preset) => missingScopes(presetScopes(preset, ALL_SCOPES), wanted).length === 0;
  return PRESETS.find(has) ?? 'everything';
}

/** The choice with the next longer duration; after the longest comes the shortest. */
export function lastingLonger(choice: AccessChoice): AccessChoice {
  const all = Object.keys(LIFETIMES) as Lifetime[];
  return { ...choice, lasts: all[(all.indexOf(choice.lasts) + 1) % all.length] ?? USUAL_LIFETIME };
}

/** When an access that begins at `now` ends, milliseconds since 1970; undefined for one that does not end by itself. */
export function endOf({ lasts }: AccessChoice, now: number): number | undefined {
  const { ms } = LIFETIMES[lasts];
  return ms === undefined ? undefined : now + ms;
}
