/**
 * Inline mode: somebody types the bot's name and words in any chat. Nothing is asked of the service while they type, and
 * nothing of theirs is ever in what is offered: cards that say what they would search for. A card that is posted has a
 * button that leads whoever posted it, and nobody else, into the private chat, with the words; in the private chat itself
 * it is the command.
 */
import { z } from 'zod';
import type { CommandRegistry } from '#commands/all-commands.ts';
import type { Person } from '#commands/command.ts';
import { queryOf } from '#commands/press.ts';
import { queryPrice } from '#commands/query/query.ts';
import { allows, registered, usualPrice } from '#commands/registry.ts';
import type { Invocation } from '#commands/reply.ts';
import { type UserState, wordsFor } from '#commands/user-state.ts';
import type { Words } from '#locales/words.ts';
import type { Clock } from '#platform/clock.ts';
import { createRateLimiter } from '#platform/rate-limiter.ts';
import type { Database } from '#storage/database.ts';
import type { Write } from '#storage/write.ts';
import { type InlineArticle, MAX_INLINE_QUERY_LENGTH } from '../api/inline-query.ts';
import { MAX_CALLBACK_DATA_BYTES } from '../api/message.ts';
import { InlineQuery } from '../api/updates.ts';
import type { Guard } from '../guard.ts';
import type { Outbox } from '../jobs/outbox/outbox.ts';
import { cleanText, shorten } from '../render/clean.ts';
import { createPress } from '../run/turn-record.ts';
import type { Spoken } from '../spoken.ts';
import { personOf } from '../updates/context.ts';
import type { Desk } from './desk.ts';

const COMMANDS = ['search', 'ask'] as const;
const LETTER = { search: 's', ask: 'a' } as const;
const POSTED = /^i:([sa])([A-Za-z0-9_-]{8})(.+)$/s;
const MARK_LENGTH = 8;
const MAX_TITLE = 60;

/** A press under a message that was posted by inline mode: of that message nothing is told. */
const InlinePress = z.object({
  id: z.string(),
  from: InlineQuery.shape.from,
  data: z.string().optional(),
  inline_message_id: z.string(),
});
const Update = z.object({
  inline_query: InlineQuery.optional(),
  callback_query: InlinePress.optional().catch(undefined),
});

/** Queries of one person that are answered within a time: one comes with every pause in typing. */
const MOST = { count: 40, perMs: 10_000 };

/** Where a question goes on in private, and what keeps it for that person (pseudonym). */
export type QuestionLink = (person: string, invocation: Invocation) => { url: string; write: Write | undefined };

export function createInlineDesk(deps: {
  outbox: Pick<Outbox, 'answerInline' | 'answerPress'>;
  database: Pick<Database, 'write' | 'pseudonym'>;
  commands: CommandRegistry;
  mayRun: Guard['mayRun'];
  known: Spoken['known'];
  wordsTo: Spoken['wordsTo'];
  looksLikeToken(text: string): { tokens: readonly string[] };
  questionLink: QuestionLink;
  clock: Clock;
}): Desk {
  const { outbox, database, commands, mayRun, known, wordsTo, looksLikeToken, questionLink, clock } = deps;
  const counted = createRateLimiter(clock, MOST.perMs);

  async function answer({ id, query, chat_type: chatType, from }: InlineQuery): Promise<void> {
    const person = personOf(from, database.pseudonym);
    if (counted(person.id).count > MOST.count) return;
    const argument = cleanText(query).replace(/\s+/g, ' ').trim();
    const isAnswerable = argument !== '' && argument.length <= MAX_INLINE_QUERY_LENGTH;
    const isSecret = looksLikeToken(argument).tokens.length > 0;
    if (!isAnswerable || isSecret || !mayRun(person, commands.find('search'))) {
      outbox.answerInline(id, { articles: [] });
      return;
    }
    const present = await known(person.id);
    const words = wordsFor(present, person.language);
    const isHere = chatType === 'sender';
    if (!present.connection) {
      outbox.answerInline(id, { articles: [], button: { text: words.text('inline-connect'), parameter: 'connect' } });
      return;
    }
    const offered = offersFor(argument, present);
    const articles = offered.flatMap((offer) =>
      isHere ? commandCard(offer, words) : postedCard(offer, words, person),
    );
    const text = offered.length === 0 ? words.text('inline-not-allowed') : words.text('inline-too-long');
    const button = articles.length > 0 ? {} : { button: { text, parameter: 'inline' } };
    outbox.answerInline(id, { articles, ...button });
  }

  async function follow({ id, from, data }: z.infer<typeof InlinePress>): Promise<void> {
    const person = personOf(from, database.pseudonym);
    const words = wordsTo(person);
    const press = createPress(outbox, id);
    const [, letter, mark, argument] = POSTED.exec(data ?? '') ?? [];
    const command = COMMANDS.find((name) => LETTER[name] === letter);
    if (command === undefined || argument === undefined)
      return void press.answer(words.text('front-unknown-button'), true);
    if (mark !== markOf(person)) return void press.answer(words.text('front-foreign-button'), true);
    if (!mayRun(person, commands.find(command))) return void press.answer(words.text('front-not-allowed'), true);
    if (counted(person.id).count > MOST.count) return void press.answer(words.text('front-too-fast'), true);
    const { url, write } = questionLink(person.id, { command, argument });
    if (write) await database.write(write);
    press.open(url);
  }

  return (update) => {
    const { inline_query: query, callback_query: press } = Update.safeParse(update).data ?? {};
    // What is typed waits for nothing that runs.
    const by = ({ id }: InlineQuery['from']) => ({ lane: `inline ${database.pseudonym(id)}`, control: false });
    if (query) return { classification: by(query.from), take: () => answer(query) };
    return press && { classification: by(press.from), take: () => follow(press) };
  };
}

interface Offer {
  command: (typeof COMMANDS)[number];
  argument: string;
  credits: number;
}

/** What this token allows, at the price that these words have. */
function offersFor(argument: string, { connection, today }: UserState): Offer[] {
  return COMMANDS.flatMap((command) => {
    if (!connection || !allows(connection, command)) return [];
    const query = command === 'search' ? queryOf({ command, argument }, today) : undefined;
    if (command === 'search' && !query) return [];
    const credits = query ? queryPrice(query) : usualPrice(registered(command));
    return credits === undefined ? [] : [{ command, argument, credits }];
  });
}

const titled = ({ command, argument, credits }: Offer, words: Words) => ({
  id: command,
  title: words.text(`inline-${command}-title`, { words: shorten(argument, MAX_TITLE), credits }),
});

/** In the private chat with the bot: the message is the command. */
function commandCard(offer: Offer, words: Words): InlineArticle[] {
  const message = { text: `/${offer.command} ${offer.argument}`, entities: [] };
  return [{ ...titled(offer, words), description: words.text('inline-here'), message }];
}

/** Anywhere else; none where the words do not fit on its button. */
function postedCard(offer: Offer, words: Words, person: Person): InlineArticle[] {
  const { command, argument, credits } = offer;
  const data = `i:${LETTER[command]}${markOf(person)}${argument}`;
  if (Buffer.byteLength(data) > MAX_CALLBACK_DATA_BYTES) return [];
  const button = { text: words.text(`inline-${command}-button`, { credits }), callback_data: data };
  return [
    {
      ...titled(offer, words),
      description: words.text('inline-in-private'),
      message: { text: words.text(`inline-${command}-posted`, { words: argument }), entities: [] },
      keyboard: { inline_keyboard: [[button]] },
    },
  ];
}

/** Tells the buttons of one person from those of another; it is a part of their pseudonym. */
const markOf = ({ id }: Person) => id.slice(0, MARK_LENGTH);
