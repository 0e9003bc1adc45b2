/** What people type in a language, as lists.ts reads it: commands in plain words, what makes a question, times, names of cities. */
import { z } from 'zod';

/** Forms of one word or phrase, a stroke between them. */
const Forms = z.string();
/** Several of those, a comma and a space between them; a dash for one that a language lacks. */
const Several = z.string();
/** A pattern, of folded text, and what takes its place; in their order. */
const Replacements = z.record(z.string(), z.string());

/** Case, accents and punctuation do not matter. */
const Phrases = z.array(z.string());
/** What narrows a search, as it is typed: `from:joana`, `has:photo`. What is an English word as well stands in no other list. */
const Keywords = z.strictObject({
  /** Before a colon. */
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
  /** The person. */
  me: Phrases,
});
export type Keywords = z.infer<typeof Keywords>;

/** Times as people type them, where Intl does not know them. */
const Times = z.strictObject({
  /** Single words around a time, with spaces between them. `in` says that a time follows. */
  last: z.string(),
  next: z.string().optional(),
  this: z.string().optional(),
  in: z.string().optional(),
  /** Make a time part of something else: "the last week of term". */
  of: z.string().optional(),
  /** Mean "before" as well as "ago": what begins with one is a time only where nothing else follows. */
  before: z.string().optional(),
  small: z.string().optional(),
  /** Stand before a time, or behind it, from which on everything is meant. */
  since: z.string().optional(),
  /** Four from spring on, by the seasons of the north. */
  seasons: Several,
  /** Other names and cases than Intl's: seven from Monday on, twelve from January on. */
  weekdays: Several.optional(),
  months: Several.optional(),
  /** What a number stands beside: "3rd quarter". */
  quarter: Forms.optional(),
  quarters: Several,
  /** From one on. */
  numerals: Several.optional(),
  /** "half a year" to "6 months", after numerals are figures. */
  amounts: Replacements.optional(),
  /** Spellings of one word to one of them. */
  spellings: Replacements.optional(),
  /** Beside Intl's words for today and tomorrow, of days to come; and what holds such a word and means another thing. */
  tonight: Forms.optional(),
  tomorrow: Forms.optional(),
  /** Patterns of what has a word of time and names none: "guten Morgen", "3rd floor". */
  otherwiseMeant: Forms.optional(),
  /** Holidays: a day beside them that is told without its month is one of December. */
  inDecember: Forms.optional(),
  /** Say that it is over, where one word means yesterday and tomorrow. */
  past: Forms.optional(),
  /** Say that something is at another time than it was. */
  moved: Forms.optional(),
  /** What is meant (`day -1`, `week`, `few days`, `lately`, `last weekend`, `end of year 0`), and how it is said. */
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

/** One `{x}` in each, for what is meant. */
const Templates = Phrases.refine((texts) => texts.every((text) => text.split('{x}').length === 2));

/** Said with nothing else, each means what its key says. */
const Intents = z.strictObject({
  stop: Phrases,
  help: Phrases,
  more: Phrases,
  /** What is new. */
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

/** Words with spaces between them. */
const Words = z.string();

/** What the words of a text tell of a question, or of what answers one. */
const Reading = z.strictObject({
  /** Say nothing of a subject. */
  stopWords: Words,
  /** Of what somebody said. */
  speech: z
    .partialRecord(
      z.enum([
        'asking',
        // Says, writes, sends: forms that do not tell that the person who types did.
        'saying',
        // Stand around them, and between whoever says it and what it is about.
        'beside',
        // Where one of these says it, nobody who is named does.
        'unnamed',
        // What is said to somebody, or of them, is none of theirs.
        'notBy',
        // Was the case, whatever it was.
        'happening',
      ]),
      Words,
    )
    .optional(),
  /** Patterns of folded text, unless it is said. */
  signs: z
    .partialRecord(
      z.enum([
        // What is asked for.
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
        // Of what comes again: before a day, and by itself.
        ...(['every', 'weekly'] as const),
        // Beside a price or a place, only ask.
        ...(['costs', 'located'] as const),
        // What is itself a figure; what is another now and then.
        ...(['code', 'changing'] as const),
        // Whoever writes, and whom they write to.
        ...(['self', 'other'] as const),
        // Asks of what is over, or was so before it changed.
        ...(['past', 'atFirst', 'birthday', 'birthdayWish'] as const),
        // As they are written: begin and end a question, make one anywhere, call somebody before one; ask for something.
        ...(['opens', 'closes', 'asks', 'calls', 'requests', 'requestsBehind'] as const),
      ]),
      Forms,
    )
    .optional(),
});
export type Reading = z.infer<typeof Reading>;
export type Sign = keyof NonNullable<Reading['signs']>;

export const Lists = z.strictObject({
  /** Zones, and the cities whose people live by them; the first stands for the zone. A zone of the English list stands for all alike in its country. */
  cities: z.record(z.string(), Forms),
  /** What is shown to be tried in the sample, and finds something there. */
  examples: z.strictObject({ word: z.string(), name: z.string(), question: z.string() }),
  intents: Intents,
  templates: z.strictObject({
    find: Templates,
    chat: Templates,
    who: Templates,
    alert: Templates,
    zone: Templates,
    /** Says where somebody is. */
    here: Templates,
    /** What somebody wrote, of late or at the time that follows: "what did {x} say". */
    said: Templates,
    summary: Templates,
    /** A time is in the place of `{x}`; what was, and what is to come. */
    happened: Templates,
    planned: Templates,
  }),
  /** That somebody writes. */
  writes: Templates,
  /** Asks to be reminded, which is kept as a note. */
  note: Templates,
  /** Asks to see what follows, or stands before. */
  show: Phrases,
  /** What stands before a colon and what is to be kept. */
  save: Phrases,
  /** "How many messages did I send Joana". */
  counting: z.strictObject({
    howMany: Phrases,
    messages: Phrases,
    mails: Phrases,
    chats: Phrases,
    sent: Phrases,
    received: Phrases,
    /** Words to be found follow. */
    about: Phrases,
    /** Beside what is counted or shown, tells which. */
    newest: Phrases,
    /** Mean nothing here. */
    filler: Phrases,
  }),
  questions: z.strictObject({
    /** Begin a question. */
    first: Phrases,
    /** Make one wherever they stand. */
    anywhere: Phrases,
    /** Begin one where one of `subjects`, or a name, follows. */
    auxiliaries: Phrases,
    subjects: Phrases,
    /** Ask for an answer without asking: "tell me". */
    requests: Phrases,
  }),
  /** Begin what goes on from an answer. */
  followOn: Phrases,
  /** Left out at either end. */
  courtesy: Phrases,
  /** Words for a time that alone are more often something else. */
  ambiguousAlone: Phrases,
  /** Begin questions in another of the languages and are plain words in this one. */
  plainWords: Phrases,
  keywords: Keywords,
  times: Times,
  reading: Reading,
});
export type Lists = z.infer<typeof Lists>;

/** Of languages that are read, though nothing is said in them. */
export const ReadLists = z.strictObject({ times: Times.optional(), reading: Reading });
export type ReadLists = z.infer<typeof ReadLists>;
