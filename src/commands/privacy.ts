/** /privacy: what is stored, where, how long, and how to erase it, in plain words. */
import type { LanguageModel } from '../contract/answers.ts';
import { type Answer, type ButtonRows, bold, say } from './answer.ts';
import type { Command } from './command.ts';
import { defineCommand } from './define-command.ts';
import type { CommandDeps } from './deps.ts';
import { modelOf } from './model-access.ts';
import { runButton } from './press.ts';
import { count } from './price.ts';

export function createPrivacyCommand(deps: CommandDeps): Command {
  const { about } = deps;
  const idle = about.tokenIdleDays === undefined ? 'a long time' : count(about.tokenIdleDays, 'day', 'days');
  const buttons = [[runButton('My account', 'account'), runButton('Disconnect', 'disconnect', '', 'danger')]];
  const forGroups = privacy(undefined, { standing: true });
  const forStrangers = privacy(undefined, { buttons, standing: true });

  return defineCommand(deps, 'privacy', async function* (_, turn) {
    if (turn.chat.kind !== 'private') {
      yield forGroups;
      return;
    }
    const model = modelOf((await turn.known()).connection);
    yield model === undefined ? forStrangers : privacy(model, { buttons });
  });

  function privacy(model: LanguageModel | undefined, options: { buttons?: ButtonRows; standing?: boolean }): Answer {
    return say(
      [
        bold('What is stored, and for how long'),
        `\n• Your access token and what it allows: until you disconnect, or until you have not used it for ${idle} (I tell you before).`,
        '\n• Results you page through, and what a reply to an answer goes on from: six hours. Buttons, and the last profile of you: 30 days; you can have that forgotten at once. A connect link: ten minutes.',
        '\n• A message of yours that costs credits or has to wait: until it is answered; then only its number, for two days. The answer: until Telegram has it.',
        '\n• Your settings: until you disconnect. When which command cost how many credits, without any words: 35 days, or until you disconnect.',
        '\n• What you have me do by myself (searches that I watch, looks at your day): what to look for, when, and codes of what I have told, until you end it or disconnect. I read your data then as if you had typed the command, at the cost that you have agreed to.',
        '\n• If you connect me to your Telegram account: that you did and since when, until you end it there or disconnect; then only a code, which says nothing of whom, so that I take nothing in of it. Its messages go straight into your archive; I keep none.',
        '\n\nEverything is encrypted, the key is kept elsewhere, and your Telegram id is replaced by a code; what you spent is plain numbers under that code. Logs hold no texts, names, questions or tokens.',
        '\n\n',
        bold('Where your data goes'),
        `\nYour words and questions go to ${about.serviceName}, with your token, when you run a command; its answer comes back to this chat. ${modelWords(model)} Nothing is sold, shared or used for training by this bot.`,
        '\nA file that you send to be brought in is passed on to that service as it comes; I keep nothing of it.',
        '\nNothing personal is ever posted in a group.',
        '\n\n',
        bold('How to erase it'),
        '\n/disconnect erases everything above at once, ends your access at the service where that can be done, and says what was erased and ended. Messages of your Telegram account are no longer taken in then. What stays: this chat at Telegram (you can delete it yourself), and what the service itself keeps. Revoke the token there if it could not be ended.',
      ],
      options,
    );
  }
}

/** Who reads along with /ask and /profile. */
function modelWords(model: LanguageModel | undefined): string {
  if (model === null) return 'That service has no language model: /ask quotes your data, and nobody else reads it.';
  if (model === undefined)
    return 'With /ask and /profile the language model of that service, where it has one, reads the data your token allows.';
  return model.local
    ? `With /ask and /profile a language model on that service’s own machine (${model.host}) reads the data your token allows.`
    : `With /ask and /profile your question, and what is read of your data for it, goes on to the language model at ${model.host}; what becomes of it there is up to whoever runs that.`;
}
