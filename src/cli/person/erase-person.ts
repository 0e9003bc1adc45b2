/** Erases one person wherever something is kept of them here, and says truly what was there. */
import type { Erased } from '#service/server/owners/directory.ts';
import { type ErasedOfPerson, erasePersonRows, eraseWaiting } from '#storage/kept-of-person.ts';
import type { BotStores, PersonStores, ServiceStores } from './person-stores.ts';

export interface ErasureReceipt {
  readonly words: readonly string[];
  readonly erased: {
    /** `waiting`: messages and answers under way. */
    readonly bot?: ErasedOfPerson & { readonly waiting: number };
    readonly service?: Erased;
  };
}

/** What is erased twice is not there the second time: after a failure it may be asked for again. */
export async function erasePerson({ bot, service }: PersonStores): Promise<ErasureReceipt> {
  // First whatever could begin something new: the accesses.
  const atService = service?.owner && (await service.owners.directory.erase(service.owner.id));
  if (bot && service) await endAccess(bot, service);
  const byBot = bot && (await eraseByBot(bot));
  return {
    words: [...(atService ? serviceWords(atService) : []), ...(byBot ? botWords(byBot) : []), NOT_ERASED],
    erased: { ...(byBot && { bot: byBot }), ...(atService && { service: atService }) },
  };
}

/** The access that the bot holds may be to the data of another owner, such as the sample. */
async function endAccess({ stores, person }: BotStores, { owners: { tokens } }: ServiceStores): Promise<void> {
  const connection = await stores.connections.find(person);
  const access = connection && (await tokens.check(connection.token));
  if (access?.ok) await tokens.revoke(access.token.ownerId, access.token.id);
}

async function eraseByBot({ database, stores, person }: BotStores) {
  const kept = await erasePersonRows(stores, person);
  const waiting = await eraseWaiting(database, person);
  await database.settled();
  return { ...kept, waiting };
}

const NOT_ERASED =
  'Not erased: their chat at Telegram, backups made before, an access at a data service elsewhere (it is revoked there), and, for two days at most, where messages stand that delete themselves.';

const serviceWords = ({ tokens, records, bytes }: Erased) => [
  `Erased at the data service: ${records} records (${bytes} bytes), ${tokens} accesses, and the owner.`,
];

function botWords({ spending, ...erased }: ErasedOfPerson & { waiting: number }): string[] {
  const parts = [
    ...(erased.connection ? ['the access'] : []),
    ...(erased.settings ? ['the settings'] : []),
    ...(erased.names ? ['the names of people and chats'] : []),
    ...count(erased.results, 'kept results'),
    ...count(erased.buttons, 'messages with buttons'),
    ...count(erased.connectLinks, 'open connect links'),
    ...count(erased.routines, 'watches and looks'),
    ...count(erased.accounts, 'connections to a Telegram account'),
    ...count(spending.rows, 'rows of what was spent'),
    ...count(erased.waiting, 'messages under way'),
  ];
  return [parts.length === 0 ? 'The bot kept nothing.' : `Erased by the bot: ${parts.join(', ')}.`];
}

const count = (amount: number, what: string) => (amount > 0 ? [`${amount} ${what}`] : []);
