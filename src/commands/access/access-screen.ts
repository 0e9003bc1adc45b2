/** What the bot may do with a person's own archive: three sets, and for how long. */

import { LIFETIMES, type Lifetime, PRESETS, type Preset } from '#service/contract/access-choices.ts';
import type { LanguageModel } from '#service/contract/answers.ts';
import type { OperationName } from '#service/contract/operations.ts';
import { chooseAccess, grantAccess } from '../actions.ts';
import { isCharged, priceOf } from '../billing/prices.ts';
import { button } from '../buttons.ts';
import type { Context } from '../command.ts';
import { type Reply, reply, type Span } from '../reply.ts';

/** What each set adds to the one before it. */
const ADDED: Readonly<Record<Preset, OperationName>> = {
  search: 'searchUniversal',
  answers: 'llmAgentPrompt',
  everything: 'llmProfilePrompt',
};

export function accessScreen(ctx: Context, lasts: Lifetime, model: LanguageModel | undefined): Reply {
  const { deps, words } = ctx;
  const labelOf = (set: Preset) => words.text(`access-${set}-button`);
  const priced = isCharged(deps, undefined);
  const line = (set: Preset): readonly Span[] => {
    const label = priced
      ? words.text('numbers-priced', { label: labelOf(set), amount: priceOf(ADDED[set]) })
      : labelOf(set);
    if (set !== 'answers') return words.rich(`access-${set}`, { label });
    return model && !model.local
      ? words.rich('access-answers-elsewhere', { label, host: model.host })
      : words.rich(model ? 'access-answers-here' : 'access-answers-quotes', { label });
  };
  const grant = (set: Preset) => button(labelOf(set), grantAccess, { set, lasts }, { once: true });
  const change = button(words.text(`access-lasts-${lasts}-button`), chooseAccess, { lasts: nextLifetime(lasts) });
  return reply(
    [
      words.text('access-question'),
      '\n',
      ...PRESETS.flatMap((set) => ['\n', ...line(set)]),
      '\n\n',
      words.text(`access-lasts-${lasts}`),
    ],
    {
      buttons: [[grant('search'), grant('answers')], [grant('everything')], [change]],
      ...(ctx.pressed ? { place: 'replace' as const } : {}),
    },
  );
}

/** After the longest comes the shortest. */
function nextLifetime(lasts: Lifetime): Lifetime {
  const all = Object.keys(LIFETIMES) as Lifetime[];
  return all[(all.indexOf(lasts) + 1) % all.length] ?? lasts;
}
