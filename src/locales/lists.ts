/** What people type in a language, from one JSON file each: commands in plain words, what makes a question, names of cities. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { LanguageCode } from './words.ts';

/** Separated by commas. Case, accents and punctuation do not matter. */
const Phrases = z.string().transform((text) => text.split(/,\s*/).filter(Boolean));
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

const Lists = z.strictObject({
  /** The best known cities of time zones, separated by commas; at most two for a zone. */
  cities: z.record(z.string(), z.string()),
  intents: Intents,
  templates: z.strictObject({
    find: Templates,
    chat: Templates,
    who: Templates,
    alert: Templates,
    zone: Templates,
    /** Says where somebody is. */
    here: Templates,
  }),
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
});
export type Lists = z.infer<typeof Lists>;

const read = new Map<LanguageCode, Lists>();

/** Read at its first use; always the same object for a language. */
export function listsIn(language: LanguageCode): Lists {
  let known = read.get(language);
  if (known === undefined) {
    known = Lists.parse(JSON.parse(readFileSync(new URL(`./${language}.json`, import.meta.url), 'utf8')));
    read.set(language, known);
  }
  return known;
}
