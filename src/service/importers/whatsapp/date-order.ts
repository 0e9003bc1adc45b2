/** Determines the order of day and month in a transcript's dates. */
import type { DateOrder, DateOrderVerdict } from '../importer.ts';
import { type Day, dayOf, type Header } from './header.ts';

/** How much more often a number must change than the other one to be taken for the day. */
const CLEAR_RATIO = 2;
const CLEAR_DIFFERENCE = 2;

/** Collects evidence from the messages for whether the day or the month comes first. */
export class DateOrderEvidence {
  #first: Header | undefined;
  /** The first ambiguous one. */
  #example: Header | undefined;
  #firstAboveTwelve = 0;
  #secondAboveTwelve = 0;
  #firstChanges = 0;
  #secondChanges = 0;
  /** How dates are written, except those that begin with the year. */
  readonly #seen = { dots: false, zeros: false, singleDigits: false, notAmerican: false };
  /** How often a message would be dated before the previous one. */
  #backwards: Record<DateOrder, number> = { 'day-first': 0, 'month-first': 0 };
  #last: Header | undefined;

  /** Adds a message's header, in file order. Notices must be left out, since they can be out of order. */
  add(header: Header): void {
    this.#first ??= header;
    if (header.yearFirst) return;
    const { first, second } = header;
    if (first > 12) this.#firstAboveTwelve += 1;
    if (second > 12) this.#secondAboveTwelve += 1;
    if (first <= 12 && second <= 12 && first !== second) this.#example ??= header;
    const last = this.#last;
    this.#last = header;
    if (last?.written === header.written) return;
    this.#noteForm(header);
    if (!last) return;
    if (first !== last.first) this.#firstChanges += 1;
    if (second !== last.second) this.#secondChanges += 1;
    for (const order of ['day-first', 'month-first'] as const) {
      if (isBefore(dayOf(header, order), dayOf(last, order))) this.#backwards[order] += 1;
    }
  }

  #noteForm({ written, period }: Header): void {
    const seen = this.#seen;
    const [one = '', two = ''] = written.split(/\D+/);
    if (written.includes('.')) seen.dots = true;
    if (one.startsWith('0') || two.startsWith('0')) seen.zeros = true;
    if (one.length === 1 || two.length === 1) seen.singleDigits = true;
    if (!/^\d+\/\d+\/\d\d$/.test(written) || !/^[AP]M$/.test(period ?? '')) seen.notAmerican = true;
  }

  /** @returns undefined if there were no dates */
  verdict(): DateOrderVerdict | undefined {
    const header = this.#example ?? this.#first;
    if (!header) return undefined;
    const days = { 'day-first': isoDay(header, 'day-first'), 'month-first': isoDay(header, 'month-first') };
    return { ...this.#judge(header), example: header.written, days };
  }

  #judge(example: Header): Pick<DateOrderVerdict, 'verdict' | 'order'> {
    const [first, second] = [this.#firstAboveTwelve, this.#secondAboveTwelve];
    if (first > 0 || second > 0) {
      const verdict = first === 0 || second === 0 ? 'certain' : 'inferred';
      return { verdict, order: first >= second ? 'day-first' : 'month-first' };
    }
    // Year first, or day and month are equal: both orders give the same day.
    if (!this.#example) return { verdict: 'certain', order: example.yearFirst ? 'month-first' : 'day-first' };
    const { dots, zeros, singleDigits, notAmerican } = this.#seen;
    if (dots) return { verdict: 'certain', order: 'day-first' };
    const { 'day-first': dayFirst, 'month-first': monthFirst } = this.#backwards;
    if (dayFirst === 0 && monthFirst > 0) return { verdict: 'inferred', order: 'day-first' };
    if (monthFirst === 0 && dayFirst > 0) return { verdict: 'inferred', order: 'month-first' };
    if (zeros && !singleDigits) return { verdict: 'inferred', order: 'day-first' };
    if (singleDigits && !notAmerican) return { verdict: 'inferred', order: 'month-first' };
    return this.#byChanges(example);
  }

  #byChanges(example: Header): Pick<DateOrderVerdict, 'verdict' | 'order'> {
    const [first, second] = [this.#firstChanges, this.#secondChanges];
    const [most, least] = [Math.max(first, second), Math.min(first, second)];
    const clear = most - least >= CLEAR_DIFFERENCE && most >= CLEAR_RATIO * least;
    const order: DateOrder = first === second ? usual(example) : first > second ? 'day-first' : 'month-first';
    return { verdict: clear ? 'inferred' : 'ask', order };
  }
}

function isoDay(header: Header, order: DateOrder): string {
  const [year, month, day] = dayOf(header, order) ?? [header.year, 1, 1];
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** `1/2/23` without leading zeros is American; most other formats put the day first. */
function usual({ written }: Header): DateOrder {
  return /^\d\/\d{1,2}\/\d\d$|^\d{1,2}\/\d\/\d\d$/.test(written) ? 'month-first' : 'day-first';
}

function isBefore(day: Day | undefined, other: Day | undefined): boolean {
  if (!day || !other) return false;
  return Date.UTC(day[0], day[1] - 1, day[2]) < Date.UTC(other[0], other[1] - 1, other[2]);
}

/** Combines verdicts on transcripts of one phone: a clear one applies to all, unless another contradicts it. */
export function combinedVerdict(verdicts: readonly DateOrderVerdict[]): DateOrderVerdict | undefined {
  const unsure = verdicts.find(({ verdict }) => verdict === 'ask');
  const sure = ['certain', 'inferred'].map((kind) => verdicts.filter(({ verdict }) => verdict === kind));
  const [best, ...others] = sure.find((same) => same.length > 0) ?? [];
  const agree = others.every(({ order }) => order === best?.order);
  if (unsure) return best && agree ? { ...unsure, verdict: 'inferred', order: best.order } : unsure;
  // If they disagree, each transcript is read by its own verdict.
  return best && !agree ? { ...best, verdict: 'certain' } : best;
}
