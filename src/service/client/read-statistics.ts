/** Figures out of the reply to a datastore query that asked for them. */
import { Statistics } from '../contract/statistics.ts';
import { isObject } from './reply-body.ts';

/** @returns undefined when there are none, or they are of another form */
export function readStatistics(value: unknown): Statistics | undefined {
  return isObject(value) ? Statistics.safeParse(value.statistics).data : undefined;
}
