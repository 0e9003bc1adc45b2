/** /privacy: what is stored, where, how long, and how to erase it, in plain words. */
import { perLanguage, sentences, type Words } from '#locales/words.ts';
import type { LanguageModel } from '#service/contract/answers.ts';
import { exportData } from '../access/actions.ts';
import { modelOf } from '../ask/model.ts';
import { button } from '../buttons.ts';
import type { Command } from '../command.ts';
import { defineCommand } from '../define-command.ts';
import { type CommandDeps, serviceIn } from '../deps.ts';
import { runButton } from '../press.ts';
import { type ButtonRows, bold, type Reply, reply } from '../reply.ts';

export function createPrivacyCommand(deps: CommandDeps): Command {
  const { about } = deps;
  const buttonsIn = (words: Words): ButtonRows => [
    [button(words.text('buttons-download'), exportData, {})],
    [
      runButton(words.text('buttons-account'), 'account'),
      runButton(words.text('buttons-disconnect'), 'disconnect', '', 'danger'),
    ],
  ];
  const forGroups = perLanguage((words) => screen(words, undefined, { standing: true }));
  const forStrangers = perLanguage((words) => screen(words, undefined, { buttons: buttonsIn(words), standing: true }));

  return defineCommand(deps, 'privacy', async function* (_, turn) {
    if (turn.chat.kind !== 'private') return yield forGroups(turn.words);
    const model = modelOf((await turn.user()).connection);
    const { words } = turn;
    yield model === undefined ? forStrangers(words) : screen(words, model, { buttons: buttonsIn(words) });
  });

  function screen(
    words: Words,
    model: LanguageModel | undefined,
    options: { buttons?: ButtonRows; standing?: boolean },
  ): Reply {
    return reply(
      [
        bold(words.text('privacy-stored')),
        ...storedItems(words, about.tokenIdleDays).map((item) => `\n• ${item}`),
        `\n\n${words.text('privacy-encrypted')}\n\n`,
        bold(words.text('privacy-where-to')),
        `\n${sentences(words, words.text('privacy-to-service', { service: serviceIn(words, about) }), modelText(words, model), words.text('privacy-not-sold'))}`,
        `\n${words.text('privacy-files')}`,
        `\n${words.text('privacy-groups')}\n\n`,
        bold(words.text('privacy-how-to-erase')),
        `\n${words.text('privacy-erase')}`,
      ],
      options,
    );
  }
}

/** @param days without use after which a token is forgotten */
const storedItems = (words: Words, days: number | undefined): string[] => [
  days === undefined ? words.text('privacy-items-1-no-days') : words.text('privacy-items-1', { days }),
  ...([2, 3, 4, 5, 6] as const).map((item) => words.text(`privacy-items-${item}`)),
];

/** Who reads along with /ask and /profile. */
function modelText(words: Words, model: LanguageModel | undefined): string {
  if (model === null) return words.text('privacy-model-none');
  if (model === undefined) return words.text('privacy-model-unknown');
  return words.text(model.local ? 'privacy-model-local' : 'privacy-model-elsewhere', { host: model.host });
}
