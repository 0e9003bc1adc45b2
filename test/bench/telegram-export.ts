/** Generates Telegram Desktop exports of any size: private chats and groups, with texts in three languages. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createDice } from '../support/dice.ts';

/** Default Telegram id of an export's owner. */
export const EXPORT_OWNER = 4242;
const CHATS = 400;
const PEOPLE = 900;
const FIRST_SECOND = 1_420_000_000;
const SECONDS_APART = 180;
/** The first words of a list are the most frequent. */
const LANGUAGES = [
  'the and to you that was for have with this not are but what when will would there tomorrow ferry meeting ticket harbour dinner train weather please think about',
  'и в не на что это как мы завтра когда если потому можно нужно встреча билет поезд гавань ужин погода спасибо пожалуйста думаю ещё сейчас',
  'que não de para com uma isso amanhã quando porque reunião bilhete comboio porto jantar tempo obrigado por favor acho ainda agora sim também muito',
].map((words) => words.split(' '));
const SYLLABLES = 'ka to ri men do lu sha ber ing os vel ta mi ro ne'.split(' ');
/** Number of rare words: most of them occur only a few times, as in real chats. */
const RARE_WORDS = 60_000;

function rareWord(index: number): string {
  let rest = index * 7919 + 13;
  let word = '';
  for (; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) word += SYLLABLES[rest % SYLLABLES.length] ?? '';
  return word;
}

/**
 * Writes `messages` messages to `path`.
 * @param owner the Telegram id of the export's owner
 * @returns the file's size in bytes
 */
export async function writeTelegramExport(
  path: string,
  messages: number,
  seed = 7,
  owner = EXPORT_OWNER,
): Promise<number> {
  const random = createDice(seed).roll;
  const rare = Array.from({ length: RARE_WORDS }, (_, index) => rareWord(index));
  const text = (language: readonly string[]) => {
    const words: string[] = [];
    for (let count = 3 + Math.floor(random() * 14); count > 0; count--) {
      const common = random() < 0.7;
      const list = common ? language : rare;
      words.push(list[Math.floor(random() ** (common ? 2 : 3) * list.length)] ?? '');
    }
    return words.join(' ');
  };
  const file = createWriteStream(path, { highWaterMark: 1 << 20 });
  const write = async (piece: string) => {
    if (!file.write(piece)) await once(file, 'drain');
  };
  await write(
    `{\n "about": "Here is the data you requested.",\n "personal_information": {\n  "user_id": ${owner},\n  "first_name": "Bench",\n  "last_name": ""\n },\n "chats": {\n  "about": "This page lists all chats from this export.",\n  "list": [`,
  );
  const each = Math.ceil(messages / CHATS);
  for (let chat = 0; chat * each < messages; chat++) {
    const count = Math.min(each, messages - chat * each);
    const language = LANGUAGES[chat % LANGUAGES.length] ?? [];
    const type = chat % 4 === 0 ? 'private_supergroup' : 'personal_chat';
    await write(
      `${chat === 0 ? '' : ','}\n   {\n    "name": "Chat ${chat}",\n    "type": "${type}",\n    "id": ${1000 + chat},\n    "messages": [`,
    );
    let batch = '';
    for (let index = 0; index < count; index++) {
      const own = random() < 0.4;
      const from = own ? owner : 10_000 + ((chat * 31 + Math.floor(random() * 5)) % PEOPLE);
      const second = FIRST_SECOND + (index * CHATS + chat) * SECONDS_APART;
      const said = JSON.stringify(text(language));
      batch += `${index === 0 ? '' : ','}\n     {\n      "id": ${index * 3 + 1},\n      "type": "message",\n      "date": "${new Date(second * 1000).toISOString().slice(0, 19)}",\n      "date_unixtime": "${second}",\n      "from": "${own ? 'Bench' : `Person ${from}`}",\n      "from_id": "user${from}",\n      "text": ${said},\n      "text_entities": [\n       {\n        "type": "plain",\n        "text": ${said}\n       }\n      ]\n     }`;
      if (batch.length > 1 << 20) {
        await write(batch);
        batch = '';
      }
    }
    await write(`${batch}\n    ]\n   }`);
  }
  file.end('\n  ]\n }\n}\n');
  await once(file, 'finish');
  return (await stat(path)).size;
}

export const KINDS = ['newest', 'rare', 'common', 'two', 'three', 'beginning', 'phrase', 'question'] as const;
export type SearchKind = (typeof KINDS)[number];

/** The keywords of the `time`-th search of a kind; consecutive ones differ. */
export function keywordsOf(kind: SearchKind, time: number): string {
  const words = LANGUAGES[time % LANGUAGES.length] ?? [];
  const word = (position: number) => words[(time + position) % Math.min(words.length, 8)] ?? '';
  switch (kind) {
    case 'newest':
    case 'common':
      return word(0);
    case 'rare':
      return rareWord(RARE_WORDS - 1 - time);
    case 'two':
      return `${word(0)} ${word(1)}`;
    case 'three':
      return `${word(0)} ${word(1)} ${word(2)}`;
    case 'beginning':
      return [...rareWord(time)].slice(0, 2).join('');
    case 'phrase':
      return `"${word(0)} ${word(1)}"`;
    case 'question':
      return `what did they say about the ${rareWord(time)} and the ${words[10 + (time % 5)] ?? ''}`;
  }
}
