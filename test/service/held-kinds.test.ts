/** Photos, videos, voice messages: found by what they are, not by being spoken of. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SearchFilter } from '#service/contract/search-extension.ts';
import { type MessageRig, openMessages } from './message-rig.ts';

const SAID = {
  photo: 'the harbour\n[photo]',
  named: '[file: IMG_2041.JPG]',
  spoken: 'I sent you a photo, a video and a voice message',
  video: '[video: trip.mp4]',
  captioned: 'a better photo of the harbour\n[video]',
  voice: '[voice message]',
  song: '[audio: Fado.mp3]',
  paper: '[file: harbour.pdf]',
  sticker: '[sticker: ⛵]',
};

let rig: MessageRig;
beforeAll(() => {
  rig = openMessages(Object.values(SAID).map((text, day) => ({ at: `2026-03-0${day + 1}T12:00:00.000Z`, text })));
});
afterAll(() => rig.close());

async function held(has: SearchFilter['has'], keywords = '') {
  const { hits, total } = await rig.reader.search({ keywords, limit: 50, narrow: { has } });
  expect(total).toBe(hits.length);
  const names = Object.keys(SAID);
  return hits.map(({ record }) => names[Number(record._id.slice(1))]).sort();
}

it.each([
  ['photo', ['named', 'photo']],
  ['video', ['captioned', 'video']],
  ['voice', ['voice']],
  ['audio', ['song']],
  ['sticker', ['sticker']],
  ['file', Object.keys(SAID).filter((name) => name !== 'spoken')],
] as const)('has:%s is what holds one', async (has, names) => {
  expect(await held(has)).toEqual([...names].sort());
});

it('with a word it is what holds both', async () => {
  expect(await held('photo', 'harbour')).toEqual(['photo']);
  expect(await held('video', 'harbour')).toEqual(['captioned']);
  expect(await held('voice', 'harbour')).toEqual([]);
});

it('narrows what a context allows, too', async () => {
  const { hits } = await rig
    .filtered({ groupName: 'Other' })
    .search({ keywords: '', limit: 9, narrow: { has: 'photo' } });
  expect(hits).toEqual([]);
});
