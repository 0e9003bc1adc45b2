/** Who is in the database of this project's bot before it starts: people who have connected. */
import { readConfig } from '#app/config.ts';
import { databaseAddress, openVault } from '#app/data-dir.ts';
import { ALL_SCOPES } from '#service/contract/scopes.ts';
import { createConnections } from '#storage/connections.ts';
import { openDatabase } from '#storage/database.ts';
import type { BotSettings } from './bots/bench-link.ts';
import { environmentOf } from './bots/this-bot-environment.ts';
import { connectedChat, tokenOf } from './people.ts';

/** Connects the first `people` connectedChat()s, as if each had pasted their token. */
export async function connectPeople(settings: BotSettings, people: number): Promise<void> {
  const config = readConfig(environmentOf(settings));
  const database = await openDatabase(databaseAddress(config), openVault(config));
  const now = Date.now();
  try {
    await database.query.transaction().execute(async (transaction) => {
      const connections = createConnections({ ...database, query: transaction });
      for (let index = 0; index < people; index++) {
        const chat = connectedChat(index);
        const about = { scopes: [...ALL_SCOPES], chatId: String(chat), language: 'en' };
        const connection = { token: tokenOf(chat), scopesFrom: 'service' as const, ...about };
        await connections.save(database.pseudonym(chat), connection, now);
      }
    });
  } finally {
    await database.close();
  }
}
