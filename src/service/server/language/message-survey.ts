/** Counts what a person's messages are: with whom, where, when, in which scripts and with which words. */
import type { DataRecord } from '../../contract/records.ts';
import { textAt } from '../archive/record-values.ts';
import type { Reader } from '../archives/reader.ts';
import { platformName } from './passage.ts';

/** Newest messages that are read; more would keep other callers waiting. */
const MAX_MESSAGES = 20_000;
const PAGE_SIZE = 500;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const SCRIPTS = [
  ['Latin', /\p{sc=Latin}/gu],
  ['Cyrillic', /\p{sc=Cyrillic}/gu],
  ['Japanese', /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/gu],
  ['Arabic', /\p{sc=Arabic}/gu],
  ['Hebrew', /\p{sc=Hebrew}/gu],
  ['Greek', /\p{sc=Greek}/gu],
] as const;

export class Tally {
  readonly counts = new Map<string, number>();
  add(key: string | undefined, amount = 1): void {
    if (key) this.counts.set(key, (this.counts.get(key) ?? 0) + amount);
  }
  top(count: number): [string, number][] {
    return [...this.counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, count);
  }
  get sum(): number {
    return [...this.counts.values()].reduce((total, amount) => total + amount, 0);
  }
}

function createSurvey() {
  return {
    messages: 0,
    sent: 0,
    /** Whether there are older ones that were not read. */
    isPartial: false,
    first: '',
    last: '',
    ownName: new Tally(),
    /** By `_id`: chats of different people may have one name, and one person may write in several places. */
    chats: new Tally(),
    /** Name and platform of each. */
    chatNames: new Map<string, { name: string; platform: string }>(),
    correspondents: new Tally(),
    platforms: new Tally(),
    hours: new Tally(),
    weekdays: new Tally(),
    scripts: new Tally(),
    words: new Tally(),
  };
}
export type Survey = ReturnType<typeof createSurvey>;

function take(survey: Survey, message: DataRecord): void {
  const sentAt = textAt(message, 'sentAt') ?? '';
  const own = textAt(message, 'type') === 'send';
  const platform = platformName(textAt(message, 'sourceApplication'));
  const groupId = textAt(message, 'groupId');
  survey.messages += 1;
  if (survey.first === '' || sentAt < survey.first) survey.first = sentAt;
  if (sentAt > survey.last) survey.last = sentAt;
  survey.chats.add(groupId);
  if (groupId !== undefined && !survey.chatNames.has(groupId))
    survey.chatNames.set(groupId, { name: textAt(message, 'groupName') ?? '', platform });
  survey.platforms.add(platform);
  if (!own) {
    const name = textAt(message, 'fromName');
    if (name !== 'system') survey.correspondents.add(name);
    return;
  }
  survey.sent += 1;
  survey.ownName.add(textAt(message, 'fromName'));
  const time = new Date(sentAt);
  if (!Number.isNaN(time.getTime())) {
    survey.hours.add(String(time.getUTCHours()).padStart(2, '0'));
    survey.weekdays.add(WEEKDAYS[time.getUTCDay()]);
  }
  const text = textAt(message, 'messageText') ?? '';
  for (const [script, letters] of SCRIPTS) survey.scripts.add(script, text.match(letters)?.length ?? 0);
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  for (const word of new Set(words)) survey.words.add(word);
}

/** Of the newest messages that the reader reads. Rejects with the signal's reason. */
export async function surveyMessages(reader: Reader, signal: AbortSignal): Promise<Survey> {
  const survey = createSurvey();
  for (let skip = 0; skip < MAX_MESSAGES; skip += PAGE_SIZE) {
    const options = { sort: [{ sentAt: 'desc' as const }], limit: PAGE_SIZE, skip };
    const items = (await reader.query('social-chat-message', {}, options))?.items ?? [];
    for (const message of items) take(survey, message);
    survey.isPartial = items.length === PAGE_SIZE;
    if (!survey.isPartial) break;
    signal.throwIfAborted();
  }
  return survey;
}
