/** A profile of counted facts: who, where, when, in which scripts and about what a person writes. */
import { DATASTORES, type Datastore } from '../../contract/datastores.ts';
import { MAX_PAGE_SIZE } from '../../contract/filters.ts';
import type { DataRecord } from '../../contract/records.ts';
import type { Reader } from '../archive/reader.ts';
import { textAt } from '../archive/record-values.ts';
import { isStopWord } from '../archive/stop-words.ts';
import { dayText, plainMarkdown, platformName } from './passage.ts';

/** Newest messages that are read; more would keep other callers waiting. */
const MAX_MESSAGES = 20_000;
const PAGE_SIZE = Math.min(500, MAX_PAGE_SIZE);
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const SCRIPTS = [
  ['Latin', /\p{sc=Latin}/gu],
  ['Cyrillic', /\p{sc=Cyrillic}/gu],
  ['Japanese', /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/gu],
  ['Arabic', /\p{sc=Arabic}/gu],
  ['Hebrew', /\p{sc=Hebrew}/gu],
  ['Greek', /\p{sc=Greek}/gu],
] as const;

class Tally {
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
    first: '',
    last: '',
    ownName: new Tally(),
    chats: new Tally(),
    correspondents: new Tally(),
    platforms: new Tally(),
    hours: new Tally(),
    weekdays: new Tally(),
    scripts: new Tally(),
    words: new Tally(),
  };
}
type Survey = ReturnType<typeof createSurvey>;

function take(survey: Survey, message: DataRecord): void {
  const sentAt = textAt(message, 'sentAt') ?? '';
  const own = textAt(message, 'type') === 'send';
  survey.messages += 1;
  if (survey.first === '' || sentAt < survey.first) survey.first = sentAt;
  if (sentAt > survey.last) survey.last = sentAt;
  survey.chats.add(textAt(message, 'groupName'));
  survey.platforms.add(platformName(textAt(message, 'sourceApplication')));
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

async function readMessages(reader: Reader, signal: AbortSignal): Promise<Survey> {
  const survey = createSurvey();
  for (let skip = 0; skip < MAX_MESSAGES; skip += PAGE_SIZE) {
    const options = { sort: [{ sentAt: 'desc' as const }], limit: PAGE_SIZE, skip };
    const items = (await reader.query('social-chat-message', {}, options))?.items ?? [];
    for (const message of items) take(survey, message);
    if (items.length < PAGE_SIZE) break;
    signal.throwIfAborted();
  }
  return survey;
}

function list(entries: readonly [string, number][], unit = ''): string {
  return entries.map(([name, count]) => `${plainMarkdown(name, 60)} (${count}${unit})`).join(', ');
}

function percentages(tally: Tally): [string, number][] {
  const { sum } = tally;
  return tally.top(5).flatMap(([name, count]) => {
    const share = Math.round((100 * count) / Math.max(1, sum));
    return share > 0 ? [[name, share] as [string, number]] : [];
  });
}

/** Markdown with what can be counted in the readable records. */
export async function describePerson(reader: Reader, signal: AbortSignal): Promise<string> {
  const survey = await readMessages(reader, signal);
  const lines: string[] = [];
  if (survey.messages > 0) {
    const hours = survey.hours
      .top(3)
      .map(([hour]) => `${hour}:00`)
      .join(', ');
    const days = survey.weekdays
      .top(2)
      .map(([day]) => day)
      .join(' and ');
    const words = survey.words
      .top(200)
      .filter(([word]) => !isStopWord(word))
      .slice(0, 15);
    const chats = survey.chats.counts.size;
    lines.push(
      `- **Messages**: ${survey.messages} in ${chats} chat${chats === 1 ? '' : 's'}, from ${dayText(survey.first)} to ${dayText(survey.last)}; ${survey.sent} sent, ${survey.messages - survey.sent} received`,
      `- **Platforms**: ${list(survey.platforms.top(6))}`,
      `- **Most active chats**: ${list(survey.chats.top(6))}`,
      `- **Writes most with**: ${list(survey.correspondents.top(6))}`,
    );
    if (survey.sent > 0) {
      lines.push(
        `- **Writes mostly around** ${hours} UTC, most on ${days}`,
        `- **Scripts of own messages**: ${list(percentages(survey.scripts), ' %')}`,
        `- **Comes back to**: ${words.map(([word, count]) => `${plainMarkdown(word, 40)} (${count})`).join(', ')}`,
      );
    }
  }
  for (const name of reader.datastores) {
    if (name === 'social-chat-message') continue;
    const rows = await reader.query(name, {}, { limit: 1 });
    const { noun }: Datastore = DATASTORES[name];
    if (rows?.items.length) lines.push(`- **${rows.dbRows} ${noun[rows.dbRows === 1 ? 0 : 1]}** besides`);
  }
  const [name] = survey.ownName.top(1)[0] ?? ['this person'];
  const title = `## What the data says about ${plainMarkdown(name, 60)}`;
  return lines.length === 0 ? `${title}\n\nThere is nothing to read yet.` : `${title}\n\n${lines.join('\n')}`;
}
