/** /privacy: what is kept, who sees it, and how to erase it. */

import type { Connection } from '#storage/connections.ts';
import { exportData } from '../actions.ts';
import { button, commandButton } from '../buttons.ts';
import { type Context, command } from '../command.ts';
import { bold, reply } from '../reply.ts';

export const privacy = command('privacy', async (ctx) => {
  const { words, deps, connection, charged } = ctx;
  const days = deps.about.tokenIdleDays;
  return reply(
    [
      bold(words.text('privacy-kept')),
      '\n',
      days === undefined ? words.text('privacy-kept-what') : words.text('privacy-kept-what-days', { days }),
      ...(charged ? [words.gap, words.text('privacy-kept-costs')] : []),
      '\n',
      words.text('privacy-encrypted'),
      '\n\n',
      bold(words.text('privacy-seen')),
      '\n',
      [
        words.text('privacy-seen-by'),
        readerOf(ctx, connection),
        ...embeddingsOf(ctx, connection),
        words.text('privacy-seen-else'),
      ].join(words.gap),
      '\n\n',
      bold(words.text('privacy-erase')),
      '\n',
      words.text('privacy-erase-how'),
    ],
    {
      buttons: [
        [
          button(words.text('buttons-download'), exportData, {}),
          commandButton(words.text('buttons-leave'), 'disconnect'),
        ],
      ],
    },
  );
});

function readerOf({ words, deps }: Context, connection: Connection | undefined): string {
  const { serviceName } = deps.about;
  const model = connection?.access?.languageModel;
  if (model === null) return words.text('privacy-model-none');
  if (model === undefined)
    return serviceName === undefined
      ? words.text('privacy-model-unknown')
      : words.text('privacy-model-service', { host: serviceName });
  return model.local ? words.text('privacy-model-local') : words.text('privacy-model-at', { host: model.host });
}

/** Says which endpoint receives words to embed for semantic search. */
function embeddingsOf({ words, deps }: Context, connection: Connection | undefined): string[] {
  const endpoint = deps.about.embeddings ?? connection?.access?.embeddings;
  if (endpoint === undefined) return [];
  return [
    endpoint.local ? words.text('privacy-meaning-local') : words.text('privacy-meaning-at', { host: endpoint.host }),
  ];
}
