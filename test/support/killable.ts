/**
 * What a process touches, in a form that can die: from that moment on nothing of it answers, fires or is written any
 * more, as after `kill -9`. What had been sent already may still arrive.
 */

import type { Clock } from '#platform/clock.ts';
import type { Database } from '#storage/database.ts';
import type { BotApi } from '#telegram/api/bot-api.ts';

export interface Death {
  /** At its nth write, or call of the Bot API, from now on: 1 is the next. */
  at: 'write' | 'call';
  count: number;
  /** Whether that one still gets through. */
  through: boolean;
}

export interface Killable {
  /** Its connections to Telegram end as well: what it polled for goes back into Telegram's queue. */
  kill(): Promise<void>;
  /** Resolves when it is dead, and the one it died of has got through, or not. */
  dieAt(death: Death): Promise<void>;
  /** The death that was to come does not. */
  spare(): void;
  /** Until then nothing is written; what is to be written waits. */
  stall(until: Promise<void>): void;
  clock(clock: Clock): Clock;
  database(database: Database): Database;
  /** `made` hears of each call, and what it returns is called when that has been answered. */
  botApi(botApi: BotApi, made: (method: string) => () => void): BotApi;
}

const never = new Promise<never>(() => undefined);

export function createKillable(): Killable {
  const connected: BotApi[] = [];
  let stalled: Promise<void> | undefined;
  let dead = false;
  let coming: (Death & { died: (last: Promise<unknown>) => void }) | undefined;

  /** The result as long as there is somebody to hear it. */
  const whileAlive = <T>(result: Promise<T>): Promise<T> =>
    result.then(
      (value) => (dead ? never : value),
      (error: unknown) => {
        if (dead) return never;
        throw error;
      },
    );

  function act<T>(at: Death['at'], really: () => Promise<T>): Promise<T> {
    if (dead) return never;
    if (coming?.at === at) coming.count -= 1;
    if (coming?.count !== 0) return whileAlive(really());
    dead = true;
    coming.died(coming.through ? really().catch(() => undefined) : Promise.resolve());
    return never;
  }

  return {
    async kill() {
      dead = true;
      await Promise.all(connected.map((botApi) => botApi.close()));
    },
    dieAt(death) {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      coming = { ...death, died: resolve };
      return promise.then(() => undefined);
    },
    spare() {
      coming = undefined;
    },
    stall(until) {
      stalled = until;
    },
    clock: ({ now, monotonic, setTimer, sleep }) => ({
      now,
      monotonic,
      setTimer: (ms, run) => setTimer(ms, () => void (dead || run())),
      sleep: (ms, signal) => whileAlive(sleep(ms, signal)),
    }),
    database: (database) => ({
      ...database,
      read: (compiled, parameters) => (dead ? never : whileAlive(database.read(compiled, parameters))),
      write: (write, options) =>
        act('write', async () => {
          await stalled;
          return await database.write(write, options);
        }),
      settled: () => (dead ? never : whileAlive(database.settled())),
    }),
    botApi(botApi, made) {
      connected.push(botApi);
      return new Proxy(botApi, {
        get(target, name: Exclude<keyof BotApi, 'apiRoot'>) {
          return (...args: unknown[]) => {
            const really = () => Reflect.apply(target[name], target, args) as Promise<unknown>;
            if (dead) return never;
            const method = name === 'call' ? String(args[0]) : name;
            if (method === 'getUpdates' || method === 'close') return whileAlive(really());
            return act('call', () => really().finally(made(method)));
          };
        },
      });
    },
  };
}
