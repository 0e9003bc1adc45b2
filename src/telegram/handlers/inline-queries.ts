/**
 * Inline mode: a query after the bot's name, in any chat, offers the person's own results as cards that only they see.
 * Telegram sends the chosen one in their name; nothing else reaches that chat.
 */
import type { InlineQueryResultArticle } from '@grammyjs/types';
import { Composer } from 'telegraf';
import { containsSecret } from '#commands/access/token-pattern.ts';
import { cleanText } from '#commands/display-text.ts';
import { keepQuestion } from '#commands/kept-words.ts';
import { type InlineOffer, inlineOffer } from '#commands/search/inline.ts';
import { wordsFor } from '#commands/user-state.ts';
import type { Words } from '#locales/words.ts';
import { createRateLimiter } from '#platform/rate-limiter.ts';
import { NO_PREVIEW } from '../api/message.ts';
import type { BotParts } from '../bot-parts.ts';
import type { InlineAnswer } from '../jobs/outbox/best-effort.ts';
import { cleanLabel, withoutCommands } from '../render/clean.ts';
import type { BotContext } from '../updates/context.ts';

/** InlineQuery: text of the query, up to 256 characters. */
const MAX_QUERY = 256;
const MAX_TITLE = 120;
const MAX_QUOTED = 40;
/** Maximum number of queries of one person that are answered within `perMs`; each pause in typing sends one. */
const QUERY_RATE = { count: 40, perMs: 10_000 };
/** Name under which a person's newest query is stored for the private chat. */
const SLOT = 'inline';

export function inlineQueryHandlers(parts: BotParts): Composer<BotContext> {
  const { outbox, database, commands, commandNames, mayRun, readUser, clock, log } = parts;
  const counted = createRateLimiter(clock, QUERY_RATE.perMs);
  /** The newest search of each person who is typing. */
  const newest = new Map<string, AbortController>();

  async function answer({ person, read, job }: BotContext): Promise<void> {
    const { id, query } = read.inline_query ?? { id: '', query: '' };
    if (counted(person.id).count > QUERY_RATE.count) return;
    newest.get(person.id)?.abort();
    const search = new AbortController();
    newest.set(person.id, search);
    const signal = AbortSignal.any([job.signal, search.signal]);
    const text = cleanText(query).replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY);
    const isSecret = containsSecret(text);
    try {
      if (isSecret || !mayRun(person, commands.find('search'))) outbox.answerInline(id, { results: [] });
      else {
        const user = await readUser(person.id);
        const words = wordsFor(user, person.language);
        const offer = await inlineOffer(commands.deps, user, words, { text, signal }).catch((error: unknown) => {
          if (!signal.aborted) log.info({ err: error }, 'could not search for an inline query');
          return { kind: 'trouble' } as const;
        });
        // If the person has typed on, this answer is outdated.
        if (!signal.aborted) outbox.answerInline(id, await answerOf(offer, { words, text, person: person.id }));
      }
    } finally {
      if (newest.get(person.id) === search) newest.delete(person.id);
    }
  }

  async function answerOf(
    offer: InlineOffer | { kind: 'trouble' },
    { words, text, person }: { words: Words; text: string; person: string },
  ): Promise<InlineAnswer> {
    const quoted = cleanLabel(text, MAX_QUOTED);
    const only = (label: string, parameter = SLOT): InlineAnswer => ({
      results: [],
      button: { text: label, start_parameter: parameter },
    });
    switch (offer.kind) {
      case 'cards': {
        const results = offer.cards.map(cardOf);
        if (results.length === 0) return only(words.text('inline-nothing', { words: quoted }));
        return { results, button: { text: words.text('inline-only-you'), start_parameter: SLOT } };
      }
      case 'in-private': {
        const kept = keepQuestion(commands.deps, person, `/search ${text}`, SLOT);
        if (kept) await database.write(kept.write);
        const label = words.text('inline-in-private', { words: quoted });
        const { credits: amount } = offer;
        return only(amount === undefined ? label : words.text('numbers-priced', { label, amount }), kept?.payload);
      }
      case 'connect':
        return only(words.text('inline-connect'), 'connect');
      default:
        return only(words.text(`inline-${offer.kind}`));
    }
  }

  function cardOf({ text, about }: { text: string; about: string }, index: number): InlineQueryResultArticle {
    const sent = withoutCommands(cleanText(text), commandNames);
    return {
      type: 'article',
      id: String(index),
      title: cleanLabel(sent, MAX_TITLE),
      description: cleanLabel(about, MAX_TITLE),
      input_message_content: { message_text: sent, link_preview_options: NO_PREVIEW },
    };
  }

  const handlers = new Composer<BotContext>();
  handlers.on('inline_query', answer);
  return handlers;
}
