/** Behind "More…" under an answer: the same question elsewhere, its words as a search, and the chats that it cites. */
import { z } from 'zod';
import type { DatastoreName } from '#service/contract/datastores.ts';
import { scopesFor } from '#service/contract/requirements.ts';
import type { Connection } from '#storage/connections.ts';
import { type Answer, type Button, type ButtonRows, bold, say } from '../answer.ts';
import type { Command } from '../command.ts';
import { allows, lacking } from '../command-facts.ts';
import { defineCommand, refusal } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { shorten } from '../display-text.ts';
import { inRows, paidButton, readPressed } from '../press.ts';
import { asPhrase } from '../query/query.ts';
import { readQuestion } from '../query/question.ts';
import type { Today } from '../time/calendar.ts';
import type { Words } from '../words/words.ts';
import { askedAgain, searchInstead, withoutData } from './ask-answer.ts';

const OPERATION = 'llmAgentPrompt';
const LAST_DAYS = 30;
const BUTTONS_IN_ROW = 2;

const Elsewhere = z.object({
  argument: z.string(),
  about: z.string().optional(),
  after: z.enum(['search', 'ask']).optional(),
  chats: z.array(z.object({ chatId: z.string(), name: z.string().optional(), at: z.string().optional() })),
});
type Elsewhere = z.infer<typeof Elsewhere>;

/** Costs nothing; every button says what it costs. */
export function createAskMoreCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'ask_more', async function* ({ argument }, turn) {
    const asked = readPressed(Elsewhere, argument);
    const { connection, today } = await turn.known();
    yield connection ? elsewhereAnswer(turn.words, connection, asked, today) : refusal(deps, turn, 'not-connected');
  });
}

function elsewhereAnswer(words: Words, connection: Connection, asked: Elsewhere, today: Today): Answer {
  const { buttons, elsewhere } = words.asking;
  const { argument, after, chats } = asked;
  const question = readQuestion(argument, today);
  const plain = 'problem' in question ? argument : question.words;
  const again = { command: 'ask', ...askedAgain(asked) };
  const ask = (label: string, typed: string) => paidButton(words, label, OPERATION, { ...again, argument: typed });
  const within = 'problem' in question ? undefined : question.within;
  const here = within?.place.kind === 'datastore' ? within.place.datastore : undefined;
  // Where it has just been asked, it is asked again.
  const places = PLACES.filter(({ name }) =>
    name === undefined
      ? within !== undefined
      : name !== here && lacking(connection, scopesFor(OPERATION, name)).length === 0,
  ).map(({ label, within: where }) => ask(buttons[label], `${plain} ${where}`));
  return say(elsewhere(bold(words.writing.quoted(shorten(plain, 80)))), {
    buttons: [
      ...inRows(
        [
          ask(buttons.again, argument),
          ...places,
          ask(buttons.lastDays(LAST_DAYS), `${plain} after:${LAST_DAYS}d`),
          ...(after === 'search' ? [] : searchInstead(words, connection, plain, today)).flat(),
          ...withoutData(words, connection, plain).flat(),
        ],
        BUTTONS_IN_ROW,
      ),
      ...chatRow(words, connection, chats, (name) => ask(buttons.inChat(name), `${plain} chat:${asPhrase(name)}`)),
    ],
  });
}

/** The chat that the answer cites, to be asked and to be read; of several, each to be read. */
function chatRow(
  words: Words,
  connection: Connection,
  chats: Elsewhere['chats'],
  ask: (name: string) => Button,
): ButtonRows {
  const [only] = chats;
  const asked = chats.length === 1 && only?.name !== undefined ? [ask(only.name)] : [];
  const opened = allows(connection, 'recent') ? chats.map((chat) => openButton(words, chat)) : [];
  const row = [...asked, ...opened];
  return row.length === 0 ? [] : [row];
}

const PLACES: readonly {
  label: 'everywhere' | 'messages' | 'emails' | 'files';
  within: string;
  name?: DatastoreName;
}[] = [
  { label: 'everywhere', within: 'in:all' },
  { label: 'messages', within: 'in:chats', name: 'social-chat-message' },
  { label: 'emails', within: 'in:emails', name: 'social-email' },
  { label: 'files', within: 'in:files', name: 'file' },
];

function openButton(words: Words, { chatId, name, at }: Elsewhere['chats'][number]): Button {
  const { buttons } = words.asking;
  const argument = JSON.stringify({ chatId, name: name ?? buttons.chat, ...(at === undefined ? {} : { around: at }) });
  const invocation = { command: 'chat', argument };
  return paidButton(words, buttons.open(name ?? buttons.chat), 'queryDatastore', invocation, { repeatable: true });
}
