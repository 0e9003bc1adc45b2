/**
 * Clock, database and Bot API of a process that can be killed: from then on nothing answers, fires or is written any
 * more, as after `kill -9`. Requests already sent may still arrive.
 */

import type { Clock } from '#platform/clock.ts';
import type { Database } from '#storage/database.ts';
import type { BotApi } from '#telegram/api/bot-api.ts';

export interface Death {
  /** At its nth write or Bot API call from now on: 1 is the next. */
  at: 'write' | 'call';
  count: number;
  /** Whether that write or call still succeeds. */
  through: boolean;
}

const never = new Promise<never>(() => undefined);

export function createKillable() {
  const connected: BotApi[] = [];
  let dead = false;
  let coming: (Death & { died: (last: Promise<unknown>) => void }) | undefined;

  /** The result, or a promise that never settles if the process dies first. */
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
    /** Also closes its connections to Telegram: updates it polled for return to Telegram's queue. */
    async kill(): Promise<void> {
      dead = true;
      await Promise.all(connected.map((botApi) => botApi.close()));
    },
    /** Resolves when it's dead and its last write or call has succeeded or not. */
    dieAt(death: Death): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      coming = { ...death, died: resolve };
      return promise.then(() => undefined);
    },
    /** Cancels the planned death. */
    spare(): void {
      coming = undefined;
    },
    clock: ({ now, monotonic, setTimer, sleep }: Clock): Clock => ({
      now,
      monotonic,
      setTimer: (ms, run) => setTimer(ms, () => void (dead || run())),
      sleep: (ms, signal) => whileAlive(sleep(ms, signal)),
    }),
    database: (database: Database): Database => ({
      ...database,
      read: (compiled, parameters) => (dead ? never : whileAlive(database.read(compiled, parameters))),
      write: (write, options) => act('write', () => database.write(write, options)),
      settled: () => (dead ? never : whileAlive(database.settled())),
    }),
    /** Calls `made` for each call, and its result when the call has been answered. */
    botApi(botApi: BotApi, made: (method: string) => () => void): BotApi {
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
