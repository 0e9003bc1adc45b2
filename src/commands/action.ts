/** What a button can stand for: a name and the arguments that it carries. How an action runs is said where it is handled. */
import type { z } from 'zod';
import type { OperationName } from '#service/contract/operations.ts';
import type { ActionFacts } from './registry.ts';

export interface Action<Args extends z.ZodType = z.ZodType> {
  /** 1–32 of `a-z0-9_`; no command's. */
  readonly name: string;
  readonly args: Args;
  readonly facts: ActionFacts;
}

export interface ActionOptions extends Omit<ActionFacts, 'calls'> {
  /** What it calls, where that does not depend on its arguments: the price on its buttons. */
  readonly calls?: readonly OperationName[];
}

/** An action that buttons name. @param args reads what a button carries: JSON, short where a message has many buttons */
export function action<Args extends z.ZodType>(
  name: string,
  args: Args,
  { calls = [], ...facts }: ActionOptions = {},
): Action<Args> {
  return { name, args, facts: { ...facts, calls: calls.map((operation) => ({ operation })) } };
}
