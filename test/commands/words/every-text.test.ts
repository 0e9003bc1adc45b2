/** Every text of the catalogue, in every language, for amounts that take each plural form. */
import { describe, expect, it } from 'vitest';
import { LISTED_COMMANDS, menuLine } from '#commands/command-facts.ts';
import type { LanguageCode } from '#commands/words/plural.ts';
import { LANGUAGES, type Words, wordsIn } from '#commands/words/words.ts';

const AMOUNTS = [0, 1, 2, 3, 5, 11, 21, 100, 1.5];
const AT = '2026-11-01T10:00:00.000Z';
const NAME = 'Ökümené';

/** What a function takes where it is not amounts alone. */
const GIVEN: Readonly<Record<string, (amount: number) => readonly unknown[]>> = {
  'account.other': () => [NAME, AT, undefined, false],
  'asking.closest': () => [NAME],
  'asking.elsewhere': () => [NAME],
  'asking.lookedOnly': () => [[NAME]],
  'asking.days': () => [new Date(AT), new Date(AT), 'Europe/Lisbon'],
  'asking.read': (n) => [
    [['social-email', n]],
    { chats: n, chat: n > 5 ? NAME : undefined, days: n > 2 ? NAME : undefined },
  ],
  'asking.stages.listed': (n) => ['file', n],
  'asking.kindHeading': () => ['file', NAME],
  'balance.refill': (n) => [n, AT],
  'connected.lastsUntil': () => [AT],
  'connected.toSample': () => [NAME, undefined],
  'failures.cap': (n) => [{ limit: n, spent: n, mine: n > 1, price: n, resetsAt: AT, zone: undefined }],
  'failures.reference': () => ['ref-7Q'],
  'failures.tryAfter': () => [AT],
  'live.flows': () => [AT],
  'live.stopped': () => [AT],
  'account.since': () => [AT],
  'money.cap': (n) => [{ limit: n, left: n, mine: n > 1, until: AT, zone: undefined }],
  'money.day': () => [Date.parse(AT), 'Europe/Lisbon'],
  'plain.searchOrAsk': () => [NAME],
  'writing.list': (n) => [[NAME, String(n)]],
  'writing.moment': (n) => [new Date(AT), n > 1],
};
/** Texts in which an argument is a word of its own language, a date or the like: made by their own tests. */
const OWN_TESTS = /^(?:figures|records|results|timelines|today|zones|routines|queries)\./;

/** What a language says as English does: what is typed, and words that both have. */
const AS_IN_ENGLISH: Partial<Record<LanguageCode, readonly string[]>> = { pt: ['access.labels.ds:r:social-email'] };
const isTyped = (path: string) => path.startsWith('examples.');

/** Those that do something with the name that comes first. */
const NAMED = /^failures\.notOffered|^front\.(?:still|queued|beginning|going|behind)$/;
const more = (count: number, amount: number) => Array.from({ length: Math.max(0, count - 1) }, () => amount);

interface Text {
  readonly path: string;
  readonly say: (amount: number) => string;
}

/** The characters of a text, of a rich one, or of several. */
function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join('');
  if (typeof value !== 'object' || value === null) return String(value);
  const span = value as { at?: string; text?: unknown };
  return span.at ?? asText(span.text);
}

function textsOf(value: unknown, path = ''): Text[] {
  if (typeof value === 'function') {
    const given =
      GIVEN[path] ?? ((amount: number) => [NAMED.test(path) ? NAME : amount, ...more(value.length, amount)]);
    return [{ path, say: (amount) => asText(value(...given(amount))) }];
  }
  if (typeof value === 'string' || Array.isArray(value)) return [{ path, say: () => asText(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => textsOf(member, path === '' ? key : `${path}.${key}`));
}

const textsIn = (words: Words) => textsOf(words).filter(({ path }) => !OWN_TESTS.test(path));
const PAIRS = ['“”', '()', '\u2068\u2069', '«»'] as const;

describe.each(LANGUAGES)('in %s', (language) => {
  const words = wordsIn(language);
  const texts = textsIn(words);

  it('every text comes out for every amount, whole', () => {
    expect(texts.length).toBeGreaterThan(400);
    for (const { path, say } of texts) {
      for (const amount of AMOUNTS) {
        const said = say(amount);
        expect(said.trim(), path).not.toBe('');
        expect(said, path).not.toMatch(/undefined|NaN|\[object|null\b/);
        for (const [open = '', close = ''] of PAIRS)
          expect(said.split(open).length, `${path}: ${said}`).toBe(said.split(close).length);
      }
    }
  });

  it('what Telegram limits is short enough', () => {
    const { bot, front, commands, access, buttons } = words;
    expect(bot.description.length).toBeLessThanOrEqual(512);
    expect(bot.shortDescription.length).toBeLessThanOrEqual(120);
    for (const facts of LISTED_COMMANDS) expect(menuLine(words, facts).length).toBeLessThanOrEqual(256);
    for (const [name, summary] of Object.entries(commands)) {
      expect(summary.length, name).toBeGreaterThanOrEqual(3);
      expect(summary, name).not.toMatch(/[.。।]$/);
    }
    const notices = [front.unknownButton, front.goneButton, front.foreignButton, front.tooFast, front.privateOnly];
    for (const notice of [...notices, front.notAllowed, front.stoppedNow])
      expect(notice.length).toBeLessThanOrEqual(200);
    for (const label of Object.values(access.labels)) expect(label.length, label).toBeLessThanOrEqual(28);
    for (const label of Object.values(buttons))
      if (typeof label === 'string') expect(label.length).toBeLessThanOrEqual(40);
  });

  it('failures have titles of their own, without a full stop', () => {
    const titles = Object.values(words.failures.titles);
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title).not.toMatch(/[.!。।]$/);
  });
});

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
it.each(OTHERS)('hardly a text of %s is the English one', (language) => {
  const english = new Map(textsIn(wordsIn('en')).map(({ path, say }) => [path, say(2)]));
  const same = textsIn(wordsIn(language)).filter(
    ({ path, say }) => /\p{L}{4}/u.test(say(2)) && english.get(path) === say(2),
  );
  expect(same.map(({ path }) => path).filter((path) => !isTyped(path))).toEqual(AS_IN_ENGLISH[language] ?? []);
});

const RIGHT_TO_LEFT = LANGUAGES.filter((language) => wordsIn(language).writing.direction === 'rtl');
it.each(RIGHT_TO_LEFT)('names are kept apart from the words around them in %s', (language) => {
  expect(wordsIn(language).writing.quoted(NAME)).toContain(`\u2068${NAME}\u2069`);
});

describe('a price and a size', () => {
  it('are said as people say them', () => {
    const { numbers } = wordsIn('en');
    expect(numbers.creditsBetween(1, 2)).toBe('1–2 credits');
    expect(numbers.creditsBetween(1, 1)).toBe('1 credit');
    expect([900, 12_345, 1_940_000, 20_000_000, 1.94e9].map(numbers.size)).toEqual([
      '0.9 kB',
      '12 kB',
      '1.9 MB',
      '20 MB',
      '1.9 GB',
    ]);
  });
});
