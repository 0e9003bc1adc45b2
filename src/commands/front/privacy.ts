/** /privacy: what is stored, where, how long, and how to erase it, in plain words. */
import type { LanguageModel } from '#service/contract/answers.ts';
import { type Answer, type ButtonRows, bold, say } from '../answer.ts';
import { modelOf } from '../ask/model-access.ts';
import type { Command } from '../command.ts';
import { defineCommand } from '../define-command.ts';
import { type CommandDeps, serviceIn } from '../deps.ts';
import { runButton } from '../press.ts';
import { perLanguage } from '../words/per-language.ts';
import type { Words } from '../words/words.ts';

export function createPrivacyCommand(deps: CommandDeps): Command {
  const { about } = deps;
  const buttonsIn = ({ buttons, ownData }: Words): ButtonRows => [
    [runButton(ownData.button, 'own_data')],
    [runButton(buttons.account, 'account'), runButton(buttons.disconnect, 'disconnect', '', 'danger')],
  ];
  const forGroups = perLanguage((words) => screen(words, undefined, { standing: true }));
  const forStrangers = perLanguage((words) => screen(words, undefined, { buttons: buttonsIn(words), standing: true }));

  return defineCommand(deps, 'privacy', async function* (_, turn) {
    if (turn.chat.kind !== 'private') {
      yield forGroups(turn.words);
      return;
    }
    const model = modelOf((await turn.known()).connection);
    const { words } = turn;
    yield model === undefined ? forStrangers(words) : screen(words, model, { buttons: buttonsIn(words) });
  });

  function screen(
    words: Words,
    model: LanguageModel | undefined,
    options: { buttons?: ButtonRows; standing?: boolean },
  ): Answer {
    const { privacy } = words;
    return say(
      [
        bold(privacy.stored),
        ...privacy.items(about.tokenIdleDays).map((item) => `\n• ${item}`),
        `\n\n${privacy.encrypted}\n\n`,
        bold(privacy.whereTo),
        `\n${[privacy.toService(serviceIn(words, about)), modelText(words, model), privacy.notSold].join(' ')}`,
        `\n${privacy.files}`,
        `\n${privacy.groups}\n\n`,
        bold(privacy.howToErase),
        `\n${privacy.erase}`,
      ],
      options,
    );
  }
}

/** Who reads along with /ask and /profile. */
function modelText({ privacy }: Words, model: LanguageModel | undefined): string {
  if (model === null) return privacy.model.none;
  if (model === undefined) return privacy.model.unknown;
  return model.local ? privacy.model.local(model.host) : privacy.model.elsewhere(model.host);
}
