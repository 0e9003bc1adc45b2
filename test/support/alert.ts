/** An alert and the search results for it, for the stories about scheduled work. */
import type { DrivenPerson } from './chat-driver.ts';

export const KEYWORD = 'zanzibarferry';

export const threads = (sentAt: string) => ({
  items: [
    {
      id: 'g1',
      schemaUrl: 'x',
      group: { _id: 'g1', name: 'Crew' },
      messages: [{ _id: `m ${sentAt}`, groupId: 'g1', messageText: `the ${KEYWORD} leaves`, sentAt, type: 'receive' }],
    },
  ],
});

export async function beginsAlert(person: DrivenPerson): Promise<void> {
  await person.asks(`/alerts ${KEYWORD} in:chats`, /Looking once a day costs 2 credits/);
  await person.taps('Start', /I’ll tell you when there’s something new/);
}

export const told = async (person: DrivenPerson, words: RegExp) =>
  (await person.chat()).filter(({ fromBot, text }) => fromBot && words.test(text)).map(({ text }) => text);
