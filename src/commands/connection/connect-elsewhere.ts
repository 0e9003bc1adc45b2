/** Connecting outside the chat: by a link to the consent page, or with a token that the person brings. */
import { ALL_SCOPES, type Scope } from '#service/contract/scopes.ts';
import { type Answer, type Button, bold, say } from '../answer.ts';
import type { Turn } from '../command.ts';
import { refusal } from '../define-command.ts';
import { type CommandDeps, serviceIn } from '../deps.ts';
import { runButton } from '../press.ts';
import { type AccessChoice, scopesOf, type Whose } from './access-choice.ts';

/** How long a connect link works. */
export const CONNECT_TTL_MS = 10 * 60_000;

/** Where bot and service share no key. @param asked scopes; none for no particular ones */
export async function invitation(deps: CommandDeps, turn: Turn, asked: readonly Scope[]): Promise<Answer> {
  const { about, connectUrl } = deps;
  const words = turn.words;
  const { connection: current } = await turn.known();
  const wanted = { scopes: asked.length > 0 ? asked : ALL_SCOPES, whose: undefined };
  const button = connectUrl && (await linkButton(deps, turn, wanted, connectUrl));
  return say(
    [
      bold(current ? turn.words.text('buttons-connect-again') : words.text('connecting-heading')),
      `\n${words.text('connecting-stays-at', { service: serviceIn(turn.words, about) })}`,
      ...(current ? [`\n${words.text('connecting-new-replaces')}`] : []),
      ...(button ? [`\n\n${words.text('connecting-tap-and-tick')}`] : []),
      '\n\n',
      ...(button ? words.rich('connecting-or-paste') : words.rich('connecting-make-and-send')),
    ],
    { buttons: [...(button ? [[button]] : []), [runButton(words.text('connecting-what-is-stored'), 'privacy')]] },
  );
}

/** The second way where there is one in the chat: the same choice on a page. */
export async function browserScreen(deps: CommandDeps, turn: Turn, choice: AccessChoice): Promise<Answer> {
  const { connectUrl } = deps;
  if (!connectUrl) return refusal(deps, turn, 'stale-button');
  const button = await linkButton(deps, turn, { scopes: scopesOf(choice), whose: choice.whose }, connectUrl);
  const words = turn.words;
  return say([bold(words.text('connecting-choose-in-browser')), `\n${words.text('connecting-on-the-page')}`], {
    buttons: [[button]],
  });
}

async function linkButton(
  deps: CommandDeps,
  { person, chat, signal, words }: Turn,
  { scopes, whose }: { scopes: readonly Scope[]; whose: Whose | undefined },
  connectUrl: NonNullable<CommandDeps['connectUrl']>,
): Promise<Button> {
  const { id, language, firstName } = person;
  const pending = { person: id, chatId: chat.id, language, firstName, whose };
  const state = await deps.consents.begin(pending, deps.clock.now() + CONNECT_TTL_MS);
  const url = await connectUrl({ state, scopes, person, whose, signal });
  return { label: words.text('connecting-choose-what-i-may-read'), tone: 'primary', press: { kind: 'open', url } };
}
