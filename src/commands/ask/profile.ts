/** /profile: a page about the person from their messages. Being the most expensive call, it asks first if charged. */

import { requireScopes } from '../access/tokens.ts';
import { dismiss, writePortrait } from '../actions.ts';
import { charge } from '../billing/charge.ts';
import { button } from '../buttons.ts';
import { type Command, type Context, command, onAction } from '../command.ts';
import { tidy } from '../display-text.ts';
import { type Reply, reply } from '../reply.ts';
import { keepResult } from '../user-state.ts';
import { completionReply } from './answer-reply.ts';
import { hasModel, newModelHost, withProgress } from './context.ts';
import { withAnswer } from './conversation.ts';
import { focusContext, focusOf, portraitReply } from './portrait.ts';

const CALL = { operation: 'llmProfilePrompt', datastore: 'social-chat-message' } as const;

export const profileCommands: readonly Command[] = [
  command('profile', async (ctx, { argument }) => {
    const { words, connection, charged } = ctx;
    const focus = tidy(argument);
    // Without a model nothing is written or charged.
    if (!charged || !hasModel(connection)) return await write(ctx, focus);
    requireScopes(ctx, CALL);
    return reply(words.text('profile-asks'), {
      buttons: [
        [
          button(words.text('profile-write'), writePortrait, { focus }),
          button(words.text('buttons-not-now'), dismiss, {}),
        ],
      ],
    });
  }),
  onAction(writePortrait, (ctx, { focus }) => write(ctx, focus)),
];

async function write(ctx: Context, focus: string): Promise<Reply> {
  const { deps, words, connection: known } = ctx;
  const canWrite = hasModel(known);
  const counts = canWrite ? { text: focus } : await focusOf(ctx, focus);
  if ('problem' in counts) return reply(counts.problem);
  const written = await charge(ctx, {
    command: 'profile',
    ...CALL,
    activity: words.text('ask-activity'),
    isLong: true,
    ...(canWrite ? {} : { credits: 0 }),
    request: (call) =>
      deps.data.profilePrompt(
        {
          prompt: canWrite ? portraitPrompt(focus, words.language) : 'me',
          ...focusContext(ctx, counts),
        },
        withProgress(ctx, known, call),
      ),
    chargedFor: ({ details }) => details?.charged,
  });
  const { details, completion } = written;
  const conversationKey = keepResult(ctx, withAnswer(undefined, { question: focus, answer: completion }));
  const host = await newModelHost(ctx, details);
  if (details?.answeredBy === 'counts') return await portraitReply(ctx, details, counts, conversationKey);
  const said = host === undefined ? words.text('profile-by-model') : words.text('profile-by-model-at', { host });
  return completionReply(ctx, written, { question: focus, conversationKey, footer: [said] });
}

function portraitPrompt(focus: string, language: string): string {
  const subject = focus === '' ? 'my interests, the people I am close to, my habits and plans' : focus;
  return `Write a short profile of me from my messages. Look at: ${subject}. Reply in the language "${language}".`;
}
