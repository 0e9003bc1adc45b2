/** Lists as they are kept: they come back as they were, in half the room. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packedListing, unpackedListing } from '#commands/search/kept-listing.ts';
import type { Line, Listing } from '#commands/search/listing.ts';

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const text = fc.string({ unit: 'binary', maxLength: 30 });
const marks = fc.array(fc.tuple(fc.nat(200), fc.nat(200)), { maxLength: 3 });
const chat = fc.constantFrom(undefined, '', 'telegram-1-2', 'telegram-1-23');
const line: fc.Arbitrary<Line> = fc
  .record({
    ...{ who: optional(text), at: optional(text), text, note: optional(text), link: optional(text) },
    ...{ place: fc.constantFrom('Anna', 'Ben', '__proto__'), chatId: chat, outgoing: fc.boolean() },
    platform: fc.constantFrom(undefined, 'telegram' as const, 'whatsapp' as const),
    datastore: fc.constantFrom(undefined, 'social-chat-message' as const, 'file' as const),
    ...{ moment: optional(text), isMoment: fc.boolean(), holdsFile: optional(fc.boolean()) },
    ...{ isCut: optional(fc.boolean()), isPart: optional(fc.boolean()) },
    ...{ highlights: optional(marks), whole: optional(fc.record({ text, highlights: marks })) },
    body: optional(fc.record({ text, title: optional(text), cut: optional(fc.boolean()) })),
    tail: fc.oneof(text, fc.constant(undefined)),
    isOfChat: fc.boolean(),
  })
  .map(({ tail, isOfChat, isMoment, ...rest }) => ({
    ...rest,
    moment: isMoment ? rest.at : rest.moment,
    id: tail === undefined ? undefined : `${isOfChat ? (rest.chatId ?? '') : ''}${tail}`,
  }));
const listing: fc.Arbitrary<Listing> = fc.record({
  ...{ kind: fc.constantFrom('search' as const, 'recent' as const), title: text, subject: text },
  ...{ facts: fc.array(text, { maxLength: 2 }), again: fc.record({ command: text, argument: text }) },
  ...{ asked: optional(fc.boolean()), lines: fc.array(line, { maxLength: 12 }) },
});
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a kept list', () => {
  it('comes back as it was, whatever is in it', () => {
    fc.assert(
      fc.property(listing, (given) => {
        expect(asJson(unpackedListing(asJson(packedListing(given))))).toEqual(asJson(given));
      }),
    );
  });

  it('of another form is none, and never throws', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => unpackedListing(value) === undefined));
    const broken = { ...packedListing({ ...EMPTY, lines: [ONE] }), common: [] };
    expect(unpackedListing(asJson(broken))).toBeUndefined();
  });
});

const ONE: Line = { text: 'the ferry leaves at nine', place: 'Anna', outgoing: false };
const EMPTY: Listing = {
  kind: 'search',
  title: 'Your chats:',
  subject: 'ferry',
  facts: [],
  again: { command: 'search', argument: 'ferry' },
  lines: [],
};
