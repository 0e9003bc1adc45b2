/** Schemas of the word lists that lists.ts loads: commands in plain words, question words, times, city names. */
import { z } from 'zod';

/** Forms of one word or phrase, separated by "|". */
const Forms = z.string();
/** Several of those, separated by a comma and a space; a dash for one that the language lacks. */
const Several = z.string();
/** Patterns of folded text and their replacements, applied in order. */
const Replacements = z.record(z.string(), z.string());

/** Phrases, compared without case, accents and punctuation. */
const Phrases = z.array(z.string());
/** Search filters as typed: `from:joana`, `has:photo`. Other languages' lists don't repeat English words. */
const Keywords = z.strictObject({
  /** Words before a colon. */
  keys: z.partialRecord(
    z.enum(['in', 'from', 'to', 'chat', 'after', 'before', 'until', 'when', 'me', 'on', 'has']),
    Phrases,
  ),
  places: z.partialRecord(
    z.enum([
      ...(['chats', 'all', 'file', 'favourite', 'social-chat-message', 'social-chat-group', 'social-email'] as const),
      ...(['social-post', 'social-following', 'social-calendar', 'social-event'] as const),
    ]),
    Phrases,
  ),
  platforms: z.partialRecord(z.enum(['telegram', 'whatsapp', 'slack', 'discord', 'signal']), Phrases),
  directions: z.partialRecord(z.enum(['sent', 'received']), Phrases),
  contents: z.partialRecord(z.enum(['link', 'file', 'photo', 'video', 'voice', 'audio', 'sticker']), Phrases),
  /** Words for the person themselves. */
  me: Phrases,
});
export type Keywords = z.infer<typeof Keywords>;

/** Times as people type them, as far as Intl doesn't provide them. */
const Times = z.strictObject({
  /** Single words around a time, separated by spaces; a time follows `in`. */
  last: z.string(),
  next: z.string().optional(),
  this: z.string().optional(),
  in: z.string().optional(),
  /** Words that make a time part of something else: "the last week of term". */
  of: z.string().optional(),
  /** Words for both "before" and "ago": a phrase starting with one is a time only if nothing else follows. */
  before: z.string().optional(),
  small: z.string().optional(),
  /** Words for "since", before or after the time. */
  since: z.string().optional(),
  /** Four from spring on, for the northern hemisphere. */
  seasons: Several,
  /** Names and inflections that Intl lacks: seven from Monday on, twelve from January on. */
  weekdays: Several.optional(),
  months: Several.optional(),
  /** Words next to a number: "3rd quarter". */
  quarter: Forms.optional(),
  quarters: Several,
  /** Numerals from one on. */
  numerals: Several.optional(),
  /** Rewrites "half a year" to "6 months", after numerals are converted to digits. */
  amounts: Replacements.optional(),
  /** Rewrites variant spellings to one of them. */
  spellings: Replacements.optional(),
  /** Words for today and tomorrow, of future days, that Intl lacks; and phrases that change such a word's meaning. */
  tonight: Forms.optional(),
  tomorrow: Forms.optional(),
  /** Patterns with time words that don't mean a time: "guten Morgen", "3rd floor". */
  otherwiseMeant: Forms.optional(),
  /** Holidays next to which a day without a month is in December. */
  inDecember: Forms.optional(),
  /** Words for the past, in languages where one word means both yesterday and tomorrow. */
  past: Forms.optional(),
  /** Words that say that something was moved to another time. */
  moved: Forms.optional(),
  /** Meanings (`day -1`, `week`, `few days`, `lately`, `last weekend`, `end of year 0`) with their phrases. */
  phrases: z.record(
    z
      .string()
      .regex(
        /^((day|week|month|year)( -?\d)?|few (day|week|month)s|lately|(last )?weekend|(start|end) of (month|year) -?\d)$/,
      ),
    Forms,
  ),
});
export type Times = z.infer<typeof Times>;

/** Phrases with one placeholder `{x}` each. */
const Templates = Phrases.refine((texts) => texts.every((text) => text.split('{x}').length === 2));

/** Phrases that, by themselves, have the meaning of their key. */
const Intents = z.strictObject({
  stop: Phrases,
  help: Phrases,
  more: Phrases,
  /** Asks what's new. */
  today: Phrases,
  week: Phrases,
  chats: Phrases,
  recent: Phrases,
  count: Phrases,
  stats: Phrases,
  profile: Phrases,
  alerts: Phrases,
  import: Phrases,
  connect: Phrases,
  settings: Phrases,
  zone: Phrases,
  account: Phrases,
  credits: Phrases,
  privacy: Phrases,
  leave: Phrases,
  thanks: Phrases,
  hello: Phrases,
});
export type Intent = keyof z.infer<typeof Intents>;

/** Words separated by spaces. */
const Words = z.string();

/** Words for analysing questions and the messages that may answer them. */
const Reading = z.strictObject({
  /** Words that carry no subject. */
  stopWords: Words,
  /** Other words that every chat is full of, of four or more letters: they are nobody's topic. */
  ordinaryWords: Words,
  /** Irregular verbs, separated by a comma and a space: the base form, then its other forms. */
  irregular: Several.optional(),
  /** Prefixes of verbs that stand at the end of a sentence: "holt … ab". */
  separable: Words.optional(),
  /** Nouns that compounds end with. */
  compoundHeads: Words.optional(),
  /** Words about what somebody said. */
  speech: z
    .partialRecord(
      z.enum([
        'asking',
        // Says, writes, sends: forms that don't mean the person who types.
        'saying',
        // Words around these, and between the speaker and the subject.
        'beside',
        // If one of these is the speaker, no named person is.
        'unnamed',
        // Something said to or about somebody isn't said by them.
        'notBy',
        // Words for what happened, is happening or is planned.
        'happening',
      ]),
      Words,
    )
    .optional(),
  /** Patterns of folded text, unless noted otherwise. */
  signs: z
    .partialRecord(
      z.enum([
        // Words for what is asked for.
        ...([
          'when',
          'clock',
          'day',
          'duration',
          'amount',
          'price',
          'place',
          'person',
          'reason',
          'kind',
          'way',
        ] as const),
        // The start of a question for yes or no; a question about what the asker does.
        ...(['whether', 'asker'] as const),
        // Who owes the other something: the writer, or the person they write to.
        ...(['selfOwes', 'otherOwes'] as const),
        // Says or asks what was paid.
        'paid',
        // Recurring events: words before a day, before the first one, and by themselves.
        ...(['every', 'starts', 'weekly'] as const),
        // Words that only ask, in questions about a price, a place or a debt.
        ...(['costs', 'located', 'money'] as const),
        // Words that only ask, in their question: "what happened to Ana".
        'idle',
        // The verb of a question whether somebody replied.
        'replied',
        // Things that are numbers themselves; things that change now and then.
        ...(['code', 'changing'] as const),
        // The sender, the person they write to, and words for what was asked about before.
        ...(['self', 'other', 'refers'] as const),
        // Says where something is, that a place can't be had, that something isn't so.
        ...(['at', 'unavailable', 'denies'] as const),
        // Asks about the past, or about the state before a change.
        ...(['past', 'atFirst', 'birthday', 'birthdayWish'] as const),
        // What only a newsletter says.
        'bulk',
        // Unfolded: what starts or ends a question in a message, makes one anywhere, addresses somebody before one; requests.
        ...(['opens', 'closes', 'asks', 'calls', 'requests', 'requestsBehind'] as const),
      ]),
      Forms,
    )
    .optional(),
});
export type Reading = z.infer<typeof Reading>;
export type Sign = keyof NonNullable<Reading['signs']>;

export const Lists = z.strictObject({
  /** Cities by time zone, the first as its label. A zone of the English list represents all equal ones in its country. */
  cities: z.record(z.string(), Forms),
  /** Examples offered with the sample data, which have results there. */
  examples: z.strictObject({ word: z.string(), name: z.string(), question: z.string() }),
  intents: Intents,
  templates: z.strictObject({
    find: Templates,
    chat: Templates,
    who: Templates,
    alert: Templates,
    zone: Templates,
    /** Says where the person is. */
    here: Templates,
    /** Asks what somebody wrote, lately or at the time that follows: "what did {x} say". */
    said: Templates,
    summary: Templates,
    /** Ask about past and future events; `{x}` is a time. */
    happened: Templates,
    planned: Templates,
  }),
  /** Say that somebody writes. */
  writes: Templates,
  /** Say that somebody mentions something. */
  mentions: Templates,
  /** Ask to be reminded, which is saved as a note. */
  note: Templates,
  /** Ask to see what follows or precedes. */
  show: Phrases,
  /** Words before a colon and the text to save. */
  save: Phrases,
  /** "How many messages did I send Joana". */
  counting: z.strictObject({
    howMany: Phrases,
    messages: Phrases,
    mails: Phrases,
    chats: Phrases,
    sent: Phrases,
    received: Phrases,
    /** Words followed by search terms. */
    about: Phrases,
    /** Words for "newest" next to what is counted or shown. */
    newest: Phrases,
    /** Words ignored here. */
    filler: Phrases,
  }),
  /** What makes a question of a text to the bot, where most are one; `signs` do so in messages. */
  questions: z.strictObject({
    /** Words that start a question. */
    first: Phrases,
    /** Words that make a question anywhere in the text. */
    anywhere: Phrases,
    /** Words that start a question if one of `subjects` or a name follows. */
    auxiliaries: Phrases,
    subjects: Phrases,
    /** Requests that expect an answer: "tell me". */
    requests: Phrases,
  }),
  /** Words with their abbreviations. */
  shorthand: z.record(z.string(), Phrases).optional(),
  /** Names of mother, father, grandmother and grandfather. */
  relatives: z.array(Forms).length(4),
  /** Words that open a follow-up question ("and the flight?"). */
  followOn: Phrases,
  /** Courtesy phrases, ignored at either end. */
  courtesy: Phrases,
  /** Time words that by themselves usually mean something else. */
  ambiguousAlone: Phrases,
  /** Words that start a question in another language, but are ordinary words in this one. */
  plainWords: Phrases,
  keywords: Keywords,
  times: Times,
  reading: Reading,
});
export type Lists = z.infer<typeof Lists>;

/** Lists of languages that are understood but have no catalogue. */
export const ReadLists = z.strictObject({ times: Times.optional(), reading: Reading });
export type ReadLists = z.infer<typeof ReadLists>;
