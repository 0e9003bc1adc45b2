/** Plays one plan in a world: faults, then none; waits until every answer has arrived, up to a limit. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ChatMessage, DrivenPerson } from '../support/chat-driver.ts';
import type { Misdeed } from '../support/process.ts';
import type { Plan, Trouble } from './plan.ts';
import { type ChatOutcome, HELP_ANSWER, judge, type Verdict } from './verdict.ts';
import type { World } from './world.ts';

export interface PlayedSequence {
  readonly verdict: Verdict;
  /** Judges the chats once more, for late messages. */
  again(): Promise<Verdict>;
  /** The plan, the chats, and the requests that the service saw. */
  transcript(): Promise<string>;
}

const HELP_PATIENCE_MS = 10_000;
/** Status of calls that met an injected fault (0: cut, or not answered yet); slow ones succeed. */
const REFUSED = [0, 429, 500, 502];
/**
 * How long a process may take to record the id of a message that it sent; if killed meanwhile, it can't know the id. On
 * a busy machine this takes longer by as much as the kill was late.
 */
const NOTING_MS = 500;
/** How long a request may still be in flight after its process has ended. */
const ARRIVING_MS = 100;
const QUIET_MS = 150;
const QUIET_PATIENCE_MS = 5_000;

/** @param patienceMs how long the bot may take after the faults to send everything */
export async function playSequence(world: World, plan: Plan, patienceMs: number): Promise<PlayedSequence> {
  const people = await Promise.all(Array.from({ length: plan.people }, (_, index) => connect(world, plan, index)));
  const kills: { process: number; at: number; lateMs: number; overAt: number }[] = [];
  const saidAt = new Map<string, number>();
  const updates: { key: string; updateId: number; times: number }[] = [];
  const helped = new Map<number, boolean>();
  const restarts: Promise<void>[] = [];

  async function say(person: number, text: string): Promise<void> {
    saidAt.set(`${person} ${text}`, Date.now());
    const { updateId } = await personAt(person).says(text);
    if (updateId !== undefined) updates.push({ key: `${person} ${text}`, updateId, times: 0 });
  }
  const personAt = (index: number): DrivenPerson => {
    const person = people[index];
    if (!person) throw new RangeError(`no person ${index}`);
    return person;
  };

  async function trouble(event: Trouble): Promise<void> {
    switch (event.kind) {
      case 'kill -9':
      case 'SIGTERM': {
        const process = event.process % world.bots.length;
        const bot = world.bots[process];
        if (!bot) return;
        const at = Date.now();
        const ended = event.kind === 'kill -9' ? bot.kill() : bot.stop();
        if (event.kind === 'kill -9') {
          const kill = { process, at, lateMs: at - begun - event.atMs, overAt: Number.POSITIVE_INFINITY };
          kills.push(kill);
          void ended.then(() => (kill.overAt = Date.now()));
        }
        restarts.push(ended.then(() => pause(event.downMs)).then(() => bot.start()));
        return;
      }
      case 'commit reply lost':
        return world.database.loseCommits(event.times);
      case 'database stalls':
        return world.database.stall(event.lastsMs);
      case 'database cut':
        return world.database.cut(event.lastsMs);
      case 'redelivery': {
        const update = updates[event.which % Math.max(1, updates.length)];
        if (!update) return;
        update.times += 1;
        return await world.driver.redeliver(update.updateId);
      }
      default:
        for (const order of event.orders) await world.driver.fault(order);
    }
  }

  for (const { word, service } of plan.questions) world.service.treat(word, service);
  const events: { atMs: number; run: () => Promise<void> }[] = [
    ...plan.questions.map(({ person, command, word, atMs }) => ({
      atMs,
      run: () => say(person, `${command} ${word}`),
    })),
    ...plan.free.map(({ person, command, atMs }) => ({ atMs, run: () => say(person, command) })),
    ...plan.troubles.map((event) => ({ atMs: event.atMs, run: () => trouble(event) })),
  ].sort((a, b) => a.atMs - b.atMs);
  const begun = Date.now();
  for (const { atMs, run } of events) {
    await pause(Math.max(0, begun + atMs - Date.now()));
    await run();
  }
  await pause(Math.max(0, begun + endOf(plan) - Date.now()));

  const callsSince = async () => (await world.driver.calls()).filter(({ at }) => at >= begun);
  // Collected before clearFaults() cuts hanging calls.
  const hit = (await callsSince()).filter(({ status = 0 }) => REFUSED.includes(status));

  // End of all faults.
  await world.driver.clearFaults({ leaveHanging: plan.leaveHanging });
  world.database.calm();
  await Promise.all(restarts);
  await Promise.all(world.bots.map((bot) => bot.ready()));
  const unknown = (await callsSince()).filter(({ at: sentAt }) =>
    kills.some(({ at, lateMs, overAt }) => sentAt > at - NOTING_MS - lateMs && sentAt <= overAt + ARRIVING_MS),
  );
  const unconfirmed = [...hit, ...unknown].flatMap(({ method, params }) =>
    method === 'sendMessage' ? [{ chatId: Number(params.chat_id), text: String(params.text) }] : [],
  );

  const misdeeds: (Misdeed & { process: number })[] = [];
  let judged = false;
  const databaseTrouble = plan.troubles.some(({ kind }) => /database|commit/.test(kind));
  async function look(): Promise<Verdict> {
    if (!judged)
      misdeeds.push(
        ...world.bots.flatMap((bot, process) => bot.takeMisdeeds().map((misdeed) => ({ ...misdeed, process }))),
      );
    const chats = await Promise.all(
      people.map(async (person, index): Promise<ChatOutcome> => {
        const questions = plan.questions.filter((question) => question.person === index);
        return {
          questions: questions.map((question) => ({
            ...question,
            saidAt: saidAt.get(`${index} ${question.command} ${question.word}`) ?? 0,
            calls: world.service.calls(question.word),
          })),
          free: plan.free
            .filter((command) => command.person === index)
            .map((command) => ({
              ...command,
              redeliveries: updates.find(({ key }) => key === `${index} ${command.command}`)?.times ?? 0,
            })),
          messages: await person.chat(),
          helped: helped.get(index) ?? true,
        };
      }),
    );
    return judge(chats, {
      callsHit: hit.length,
      unconfirmed,
      kills: [...kills, ...misdeeds],
      ended: plan.troubles.some(({ kind }) => kind === 'kill -9' || kind === 'SIGTERM'),
      databaseTrouble,
      misdeeds: misdeeds.filter(({ starting }) => !(starting && databaseTrouble)).map(({ words }) => words),
    });
  }

  const missing = ({ counts }: Verdict) => counts.lost + counts.freeLost + counts.standing;
  await until(async () => missing(await look()) === 0, patienceMs);
  await Promise.all(people.map(async (person, index) => helped.set(index, await isHelped(person))));
  await untilQuiet(people);
  const verdict = await look();
  // Later misdeeds of a process don't count for this sequence.
  judged = true;
  return {
    verdict,
    again: look,
    transcript: () => transcriptOf(world, plan, people, begun),
  };
}

/** When the last fault has ended. */
function endOf({ troubles, questions }: Plan): number {
  const ends = troubles.map((event) => {
    const lasting = 'orders' in event ? Math.max(...event.orders.map(({ lasts_ms = 500 }) => lasts_ms)) : 0;
    return event.atMs + ('lastsMs' in event ? event.lastsMs : lasting);
  });
  return Math.max(...ends, ...questions.map(({ atMs }) => atMs), 0);
}

async function connect({ driver }: World, plan: Plan, index: number): Promise<DrivenPerson> {
  const person = await driver.person({ name: `P${plan.seed}-${index}` });
  const id = crypto.randomUUID();
  await person.says(`/connect ${id}${Buffer.from(id).toString('base64')}`);
  await person.hears(/^Connected to|^Saved\./);
  return person;
}

async function isHelped(person: DrivenPerson): Promise<boolean> {
  const { messageId } = await person.says('/help');
  return await until(
    async () =>
      (await person.chat()).some(({ id, fromBot, text }) => id > messageId && fromBot && HELP_ANSWER.test(text)),
    HELP_PATIENCE_MS,
  );
}

async function untilQuiet(people: readonly DrivenPerson[]): Promise<void> {
  let last = '';
  let since = Date.now();
  await until(async () => {
    const now = JSON.stringify(await Promise.all(people.map((person) => person.chat())));
    if (now !== last) since = Date.now();
    last = now;
    return Date.now() - since >= QUIET_MS;
  }, QUIET_PATIENCE_MS);
}

/** Polls `holds` until it is true or the time is up; resolves with whether it became true. */
async function until(holds: () => Promise<boolean>, withinMs: number): Promise<boolean> {
  const end = Date.now() + withinMs;
  for (;;) {
    if (await holds()) return true;
    if (Date.now() > end) return false;
    await pause(80);
  }
}

async function transcriptOf(world: World, plan: Plan, people: readonly DrivenPerson[], begun: number): Promise<string> {
  const lines = [`began ${new Date(begun).toISOString()}`, JSON.stringify(plan, null, 2)];
  for (const { word } of plan.questions) lines.push(`service, ${word}: ${JSON.stringify(world.service.calls(word))}`);
  for (const person of people) {
    lines.push(`— chat ${person.chatId} —`);
    for (const message of await person.chat({ withDeleted: true })) lines.push(lineOf(message));
  }
  return lines.join('\n');
}

function lineOf({ id, fromBot, text, deleted, buttons }: ChatMessage): string {
  const shown = { id, text: text.replace(/[\w-]{36}\w{48}/, '<token>'), buttons, deleted };
  return `${fromBot ? 'bot' : 'person'}: ${JSON.stringify(shown)}`;
}
