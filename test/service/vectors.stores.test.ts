/** Vectors of an archive: which records need one, similarity, and removal with the record. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type NearestQuery, nearest } from '#service/server/embeddings/nearest.ts';
import { countRead, unreadTexts, writeVectors } from '#service/server/embeddings/unread-texts.ts';
import { toVector, type Vector } from '#service/server/embeddings/vector.ts';
import { vectorOf } from '../support/embeddings.ts';
import { type ArchiveRig, messageOf, openArchive, openFileArchive } from './archive-rig.ts';

const MODEL = 'concepts';
const DIMENSIONS = 256;
const DAY_MS = 86_400_000;
const MESSAGES = 'social-chat-message';

let archive: ArchiveRig;
beforeEach(() => {
  archive = openArchive();
});
afterEach(() => archive.close());

const toVectorOf = (text: string, dimensions = DIMENSIONS) => toVector(vectorOf(text, dimensions)) as Vector;

/** One message per day, each in its own chat unless given otherwise. */
function say(texts: readonly string[], groupId?: string): void {
  const pause = groupId === undefined ? DAY_MS : 60_000;
  const drafts = texts.map((text, at) => {
    const sentAt = new Date(Date.parse('2026-03-01T08:00:00.000Z') + at * pause).toISOString();
    return messageOf(`m${at}`, text, { groupId: groupId ?? `g${at}`, sentAt });
  });
  archive.writer.put(drafts, 0);
}

/** Processes all unread records, `most` at a time. @returns the texts for which vectors were made */
function fill({ model = MODEL, most = 64, dimensions = DIMENSIONS, rig = archive } = {}): string[] {
  const made: string[] = [];
  for (let below: number | undefined; ; ) {
    const unread = unreadTexts(rig.archive, model, below, most);
    if (unread.below === undefined) return made;
    const vectors = unread.texts.map(({ text }) => (text === '' ? undefined : toVectorOf(text, dimensions)));
    writeVectors(rig.archive, model, unread.texts, vectors);
    made.push(...unread.texts.flatMap(({ text }) => (text === '' ? [] : [text])));
    below = unread.below - 1;
  }
}

const find = (question: string, more: Partial<NearestQuery> = {}) =>
  nearest(archive.archive, {
    model: MODEL,
    vector: toVectorOf(question),
    datastores: [MESSAGES],
    filters: [],
    limit: 5,
    ...more,
  });
const first = (question: string, more?: Partial<NearestQuery>) => find(question, more)[0]?.record._id;

const LIVES = [
  'The crossing leaves at seven',
  'My molar hurts again',
  'Wages come on Friday',
  'The terrier chewed my shoes',
  'Rain again in Lisbon',
];

it('a message without a word of the question is found by meaning, and little else is similar', () => {
  say(LIVES);
  fill();
  for (const [question, id] of [
    ['ferry', 'm0'],
    ['dentist', 'm1'],
    ['salary', 'm2'],
    ['puppy', 'm3'],
  ] as const) {
    const [best, second] = find(question);
    expect(best?.record._id).toBe(id);
    expect(best?.similarity).toBeGreaterThan((second?.similarity ?? 0) + 0.2);
  }
});

it("a message is embedded with those right before it, and one without a content word isn't", () => {
  say(['When is the ferry?', 'At seven from the pier', 'and so', 'Bring bread'], 'g');
  expect(fill()).toEqual([
    'Joana: When is the ferry?\nJoana: At seven from the pier\nJoana: and so\nJoana: Bring bread',
    'Joana: When is the ferry?\nJoana: At seven from the pier',
    'Joana: When is the ferry?',
  ]);
  expect(countRead(archive.archive, MODEL)).toEqual({ read: 4, records: 4 });
});

it('each record is processed once, newest first, whatever the batch size; later ones follow', () => {
  say(LIVES);
  expect(fill({ most: 2 })).toEqual(LIVES.map((text) => `Joana: ${text}`).reverse());
  expect(fill()).toEqual([]);
  archive.writer.put([messageOf('new', 'A steamer in the bay', { sentAt: '2025-01-01T08:00:00.000Z' })], 0);
  expect(fill()).toEqual(['Joana: A steamer in the bay']);
  expect(first('ferry', { narrow: { until: '2025-12-31T00:00:00.000Z' } })).toBe('new');
});

it('more records than one step compares are scanned, and the right one is found', () => {
  say([...Array.from({ length: 400 }, (_, at) => `Chatter number${at} about weather${at % 7}`), LIVES[0] as string]);
  fill();
  expect(first('ferry')).toBe('m400');
});

const idsOf = (question: string, more?: Partial<NearestQuery>) => find(question, more).map(({ record }) => record._id);

it.each<[ids: string[], limits: Partial<NearestQuery>]>([
  [['m0', 'm1', 'm2', 'own'], {}],
  [['f'], { datastores: ['file'] }],
  [[], { datastores: [] }],
  [['m1'], { filters: [{ groupId: 'g1' }] }],
  [['m2'], { filters: [{ messageText: { $regex: 'steamer' } }] }],
  [['m2'], { narrow: { since: '2026-03-03T00:00:00.000Z' } }],
  [['own'], { narrow: { from: 'nina' } }],
  [['own'], { narrow: { direction: 'send' } }],
])('%j are found within the limits %j', (ids, limits) => {
  say(['The ferry is late', 'The crossing is early', 'A steamer passes']);
  archive.writer.put([messageOf('own', 'The boat is ours', { type: 'send', groupId: 'own', fromName: 'Nina' })], 0);
  archive.writer.put([['file', { _id: 'f', name: 'ferry.pdf', contentText: 'ferry', insertedAt: '2026-01-01' }]], 0);
  fill();
  expect(idsOf('ferry', limits).sort()).toEqual(ids);
});

it("removing a record removes its vector, and its block's other records are processed again", () => {
  say(['When is the ferry?', 'At seven from the pier', 'Bring bread'], 'g');
  archive.writer.put([messageOf('far', 'My molar hurts', { groupId: 'far', sentAt: '2026-05-01T08:00:00.000Z' })], 0);
  fill({ most: 1 });
  archive.writer.remove([{ datastore: MESSAGES, id: 'm0' }]);
  const similar = find('ferry').filter(({ similarity }) => similarity > 0.3);
  expect(similar.map(({ record }) => record._id)).not.toContain('m1');
  expect(fill()).toEqual(['Joana: At seven from the pier\nJoana: Bring bread', 'Joana: At seven from the pier']);
  expect(first('dentist')).toBe('far');
});

it('an edited message is found by its new text', () => {
  say(LIVES);
  fill({ most: 1 });
  archive.writer.put([messageOf('m4', 'The steamer sank', { groupId: 'g4', sentAt: '2026-03-05T08:00:00.000Z' })], 0);
  expect(first('ferry')).toBe('m0');
  fill();
  expect(idsOf('ferry').slice(0, 2).sort()).toEqual(['m0', 'm4']);
});

it('a text that changed while its vector was made gets none', () => {
  say(LIVES);
  const { texts } = unreadTexts(archive.archive, MODEL, undefined, 64);
  archive.writer.put([messageOf('m0', 'The terrier swims', { groupId: 'g0', sentAt: '2026-03-01T08:00:00.000Z' })], 0);
  archive.writer.remove([{ datastore: MESSAGES, id: 'm1' }]);
  writeVectors(
    archive.archive,
    MODEL,
    texts,
    texts.map(({ text }) => toVectorOf(text)),
  );
  expect(fill()).toEqual(['Joana: The terrier swims']);
  expect(countRead(archive.archive, MODEL)).toEqual({ read: 4, records: 4 });
});

it('two concurrent runs store a vector once', () => {
  say(LIVES);
  const { texts } = unreadTexts(archive.archive, MODEL, undefined, 64);
  const vectors = texts.map(({ text }) => toVectorOf(text));
  writeVectors(archive.archive, MODEL, texts, vectors);
  writeVectors(archive.archive, MODEL, texts, vectors);
  expect(find('ferry').filter(({ record }) => record._id === 'm0')).toHaveLength(1);
});

it('vectors of another model or other dimensions are never compared, and are made again', () => {
  say(LIVES);
  fill();
  expect(find('ferry', { model: 'other' })).toEqual([]);
  expect(find('ferry', { vector: toVectorOf('ferry', 128) })).toEqual([]);
  expect(countRead(archive.archive, 'other')).toEqual({ read: 0, records: 5 });
  expect(fill({ model: 'other' })).toHaveLength(5);
  expect(find('ferry')).toEqual([]);
  expect(first('ferry', { model: 'other' })).toBe('m0');
  archive.writer.put([messageOf('new', 'A steamer in the bay', { sentAt: '2026-08-01T08:00:00.000Z' })], 0);
  expect(fill({ model: 'other', dimensions: 128 })).toHaveLength(6);
  expect(first('ferry', { model: 'other', vector: toVectorOf('ferry', 128) })).toBe('new');
});

it("neither vectors nor the model's name are in plain text on disk", () => {
  using rig = openFileArchive();
  rig.writer.put([messageOf('m', 'The ferry leaves at seven')], 0);
  fill({ rig });
  rig.database.exec('pragma wal_checkpoint(truncate)');
  const bytes = readFileSync(rig.file);
  const vector = Buffer.from(toVectorOf('Joana: The ferry leaves at seven').buffer);
  expect(rig.database.prepare('select count(*) as n from vector_values').get()).toEqual({ n: 1 });
  for (let at = 0; at + 8 <= vector.length; at++) expect(bytes.includes(vector.subarray(at, at + 8))).toBe(false);
  expect(bytes.includes(MODEL)).toBe(false);
});
