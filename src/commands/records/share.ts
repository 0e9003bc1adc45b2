/**
 * Sharing into another chat, an act of its own: first is shown, to the person alone, exactly what the others will see; a
 * button then lets them choose a chat, to which inline mode brings it under a key. It is text and nothing else: no names,
 * no sources, no chat.
 */
import { z } from 'zod';
import { type Answer, bold, type RichText, say } from '../answer.ts';
import { findSubject } from '../ask/subject.ts';
import type { Command, Turn } from '../command.ts';
import { defineCommand } from '../define-command.ts';
import type { CommandDeps } from '../deps.ts';
import { cutBefore } from '../display-text.ts';
import { readPressed, runButton } from '../press.ts';
import { goneAnswer } from './gone-answer.ts';
import { findLine, LineArgument, wholeText } from './kept-line.ts';

/** How long it is kept to be shared. */
const KEPT_MS = 3_600_000;
/** Of one text, UTF-16 units: with what is said about it, it has to be one message. */
const MAX_SHARED = 3_000;
/** What Telegram puts behind the bot's name in the chosen chat. */
const QUERY = /^share:([A-Za-z0-9_-]{16})$/;

const ShareArgument = z.union([LineArgument, z.object({ answer: z.string().max(64) })]);

const Shared = z.object({
  kind: z.literal('shared'),
  text: z.string(),
  /** A model's words, in Markdown. */
  isAnswer: z.boolean(),
});
type Shared = z.infer<typeof Shared>;

/** What stands in the brackets of a citation is not shared. */
const CITATION = /[^\S\n]?\[\d{1,3}\]/g;

export function createShareCommand(deps: CommandDeps): Command {
  return defineCommand(deps, 'share', async function* ({ argument }, turn) {
    const asked = readPressed(ShareArgument, argument);
    const { settings, today } = await turn.known();
    const { words } = turn;
    const { sharing } = words;
    const shared = 'answer' in asked ? await answerOf(deps, turn, asked.answer) : await recordOf(deps, turn, asked);
    if (settings.protectResults)
      yield say([sharing.protected], { buttons: [[runButton(words.settings.results.open, 'settings', 'privacy')]] });
    else if (!deps.about.hasInlineMode) yield say([sharing.notHere]);
    else if (shared) yield preview(deps, turn, shared);
    else yield 'answer' in asked ? say([sharing.gone]) : goneAnswer(asked.again, today, words);
  });
}

async function recordOf(deps: CommandDeps, turn: Turn, where: LineArgument): Promise<Shared | undefined> {
  const line = await findLine(deps, turn.person.id, where);
  if (!line) return undefined;
  const title = line.body?.text ? line.body.title : undefined;
  const text = wholeText(line);
  return sharedOf(title === undefined ? text : `${title}\n\n${text}`, false);
}

async function answerOf(deps: CommandDeps, { person }: Turn, key: string): Promise<Shared | undefined> {
  const answer = (await findSubject(deps, person.id, key))?.turns.at(-1)?.answer;
  return answer === undefined ? undefined : sharedOf(answer.replace(CITATION, ''), true);
}

const sharedOf = (text: string, isAnswer: boolean): Shared => ({
  kind: 'shared',
  text: text.length <= MAX_SHARED ? text : `${text.slice(0, cutBefore(text, MAX_SHARED - 1))}…`,
  isAnswer,
});

function preview({ results, clock }: CommandDeps, turn: Turn, shared: Shared): Answer {
  const { sharing } = turn.words;
  const { key, write } = results.keeping(turn.person.id, shared, clock.now() + KEPT_MS);
  turn.keep(write);
  return {
    ...sharedAnswer(shared, { title: [bold(sharing.preview)], footer: [sharing.note] }),
    buttons: [[{ label: sharing.choose, tone: 'primary', press: { kind: 'share', query: `share:${key}` } }]],
    place: 'new',
  };
}

/** What the others see; with something above and below it, what the person is shown before. */
function sharedAnswer(
  { text, isAnswer }: Shared,
  around: { title: RichText; footer?: RichText } = { title: [] },
): Answer & { kind: 'records' | 'completion' } {
  if (!isAnswer) return { kind: 'records', personal: true, groups: [{ lines: [{ text, unfolded: true }] }], ...around };
  const { title, ...below } = around;
  return { kind: 'completion', personal: true, markdown: text, ...(title.length > 0 ? { title } : {}), ...below };
}

/** Whether words typed behind the bot's name ask for something that is shared. */
export const asksForShared = (query: string): boolean => QUERY.test(query);

/** What such words bring to this person: what they were shown before; undefined where it is not theirs, or no longer kept. */
export async function sharedFor(
  { results, clock }: Pick<CommandDeps, 'results' | 'clock'>,
  person: string,
  query: string,
): Promise<(Answer & { kind: 'records' | 'completion' }) | undefined> {
  const [, key = ''] = QUERY.exec(query) ?? [];
  const kept = Shared.safeParse(await results.take(key, person, clock.now())).data;
  return kept && sharedAnswer(kept);
}
