/** A profile of counted facts: who, where, when, in which scripts and about what a person writes. */
import type { DatastoreName } from '../../contract/datastores.ts';
import type { Reader } from '../archives/reader.ts';
import { isStopWord } from '../text/stop-words.ts';
import { type Survey, surveyMessages, type Tally } from './message-survey.ts';
import { dayText, nounOf } from './passage.ts';

export interface Fact {
  readonly title: string;
  /** Names and words as they are: no Markdown. */
  readonly values: readonly string[];
}

export interface PersonFacts {
  readonly name: string | undefined;
  readonly facts: readonly Fact[];
  readonly survey: Survey;
}

function percentages(tally: Tally): string[] {
  const { sum } = tally;
  return tally.top(5).flatMap(([name, count]) => {
    const share = Math.round((100 * count) / Math.max(1, sum));
    return share > 0 ? [`${name} (${share} %)`] : [];
  });
}

const counted = (entries: readonly (readonly [string, number])[]) =>
  entries.map(([name, count]) => `${name} (${count})`);

/** Two chats of one name are told apart by where they are. */
function chatNames({ chats, chatNames: names }: Survey, most: number): string[] {
  const top = chats.top(most).map(([id, count]) => ({ name: '', platform: '', ...names.get(id), count }));
  return top.map(({ name, platform, count }) => {
    const shared = top.filter((other) => other.name === name).length > 1;
    return `${name || 'a chat without a name'}${shared && platform ? ` on ${platform}` : ''} (${count})`;
  });
}

/** The number of chats is that of the chats themselves, where they can be read: some have no message. */
async function chatCount(reader: Reader, survey: Survey): Promise<number> {
  return Math.max(survey.chats.counts.size, await reader.count('social-chat-group'));
}

async function messageFacts(reader: Reader, survey: Survey): Promise<Fact[]> {
  if (survey.messages === 0) return [];
  const count = await reader.count('social-chat-message');
  const chats = await chatCount(reader, survey);
  const total = `${count} in ${chats} ${nounOf('social-chat-group', chats)}`;
  const span = `from ${dayText(survey.first)} to ${dayText(survey.last)}; ${survey.sent} sent, ${survey.messages - survey.sent} received`;
  const hours = survey.hours.top(3).map(([hour]) => `${hour}:00`);
  const days = survey.weekdays.top(2).map(([day]) => day);
  const words = survey.words
    .top(200)
    .filter(([word]) => !isStopWord(word))
    .slice(0, 15);
  const facts: Fact[] = [
    {
      title: 'Messages',
      values: [survey.isPartial ? `${total}; the newest ${survey.messages} were read, ${span}` : `${total}, ${span}`],
    },
    { title: 'Platforms', values: counted(survey.platforms.top(6)) },
    { title: 'Most active chats', values: chatNames(survey, 6) },
    { title: 'Writes most with', values: counted(survey.correspondents.top(6)) },
  ];
  if (survey.sent === 0) return facts;
  return [
    ...facts,
    {
      title: 'Writes mostly around',
      values: [`${hours.join(', ')} UTC, most on ${days.join(' and ')}`],
    },
    { title: 'Scripts of own messages', values: percentages(survey.scripts) },
    { title: 'Comes back to', values: counted(words) },
  ];
}

/** What can be counted in the readable records. Rejects with the signal's reason. */
export async function describePerson(reader: Reader, signal: AbortSignal): Promise<PersonFacts> {
  const survey = await surveyMessages(reader, signal);
  const facts = await messageFacts(reader, survey);
  const others = reader.datastores.filter((name): name is DatastoreName => !isChatKind(name));
  const besides = await Promise.all(
    others.map(async (datastore) => {
      const count = await reader.count(datastore);
      return count === 0 ? [] : [`${count} ${nounOf(datastore, count)}`];
    }),
  );
  if (besides.flat().length > 0) facts.push({ title: 'Besides', values: besides.flat() });
  return { name: survey.ownName.top(1)[0]?.[0], facts: facts.filter(({ values }) => values.length > 0), survey };
}

/** Messages and their chats are counted together. */
const isChatKind = (name: DatastoreName) => name === 'social-chat-message' || name === 'social-chat-group';
