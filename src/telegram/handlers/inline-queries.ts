/**
 * Inline mode: words behind the bot's name, in any chat, bring the person's own results as cards that they alone see. The
 * one that is chosen is sent by Telegram in their name; nothing else of it reaches that chat.
 */
import type { InlineQueryResultArticle } from '@grammyjs/types';
import { Composer } from 'telegraf';
import { findTokens } from '#commands/access/token-pattern.ts';
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
/** Queries of one person that are answered within a time: one comes with every pause in typing. */
const MOST = { count: 40, perMs: 10_000 };
/** Where the words for the private chat are kept: the newest of a person. */
const SLOT = 'inline';

export function inlineQueryHandlers(parts: BotParts): Composer<BotContext> {
  const { outbox, database, commands, commandNames, mayRun, readUser, clock, log } = parts;
  const counted = createRateLimiter(clock, MOST.perMs);
  /** The newest search of each person that is typing. */
  const newest = new Map<string, AbortController>();

  async function answer({ person, read, job }: BotContext): Promise<void> {
    const { id, query } = read.inline_query ?? { id: '', query: '' };
    if (counted(person.id).count > MOST.count) return;
    newest.get(person.id)?.abort();
    const search = new AbortController();
    newest.set(person.id, search);
    const signal = AbortSignal.any([job.signal, search.signal]);
    const text = cleanText(query).replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY);
    const isSecret = findTokens(text).tokens.length > 0;
    try {
      if (isSecret || !mayRun(person, commands.find('search'))) outbox.answerInline(id, { results: [] });
      else {
        const present = await readUser(person.id);
        const words = wordsFor(present, person.language);
        const offer = await inlineOffer(commands.deps, present, words, { text, signal }).catch((error: unknown) => {
          if (!signal.aborted) log.info({ err: error }, 'an inline query could not be searched for');
          return { kind: 'trouble' } as const;
        });
        // Whoever goes on typing waits for other words.
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
