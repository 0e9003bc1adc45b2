/** Which number of a date is the day: the transcript's own dates tell it, surely, or by what is likely, or not at all. */
import type { DateOrder, DateOrderVerdict } from '../importer.ts';
import { type Day, dayOf, type Header } from './header.ts';

/** How much more often the day must change than the month, to be taken for the day. */
const CLEAR_RATIO = 2;
const CLEAR_DIFFERENCE = 2;

export class DateOrderEvidence {
  #example: Header | undefined;
  #ambiguous = false;
  #firstAboveTwelve = 0;
  #secondAboveTwelve = 0;
  #firstChanges = 0;
  #secondChanges = 0;
  /** How often a message would be of an earlier day than the one before it. */
  #backwards: Record<DateOrder, number> = { 'day-first': 0, 'month-first': 0 };
  #last: Header | undefined;

  /** The header of a message, in the order of the file. Notices do not count: they stand out of order. */
  add(header: Header): void {
    if (header.yearFirst) {
      this.#example ??= header;
      return;
    }
    if (!this.#ambiguous) this.#example = header;
    this.#ambiguous = true;
    if (header.first > 12) this.#firstAboveTwelve += 1;
    if (header.second > 12) this.#secondAboveTwelve += 1;
    const last = this.#last;
    this.#last = header;
    if (!last || last.written === header.written) return;
    if (header.first !== last.first) this.#firstChanges += 1;
    if (header.second !== last.second) this.#secondChanges += 1;
    for (const order of ['day-first', 'month-first'] as const) {
      if (isBefore(dayOf(header, order), dayOf(last, order))) this.#backwards[order] += 1;
    }
  }

  /** @returns undefined if there was no date at all */
  verdict(): DateOrderVerdict | undefined {
    const example = this.#example?.written;
    if (this.#example === undefined || example === undefined) return undefined;
    // The year is first: month and day follow, whatever is answered.
    if (!this.#ambiguous) return { verdict: 'certain', order: 'month-first', example };
    const [first, second] = [this.#firstAboveTwelve, this.#secondAboveTwelve];
    if (first > 0 || second > 0) {
      const verdict = first === 0 || second === 0 ? 'certain' : 'inferred';
      return { verdict, order: first >= second ? 'day-first' : 'month-first', example };
    }
    const { 'day-first': dayFirst, 'month-first': monthFirst } = this.#backwards;
    if (dayFirst === 0 && monthFirst > 0) return { verdict: 'certain', order: 'day-first', example };
    if (monthFirst === 0 && dayFirst > 0) return { verdict: 'certain', order: 'month-first', example };
    return this.#byChanges(this.#example);
  }

  #byChanges(example: Header): DateOrderVerdict {
    const [first, second] = [this.#firstChanges, this.#secondChanges];
    const [most, least] = [Math.max(first, second), Math.min(first, second)];
    const clear = most - least >= CLEAR_DIFFERENCE && most >= CLEAR_RATIO * least;
    const order: DateOrder = first === second ? usual(example) : first > second ? 'day-first' : 'month-first';
    return { verdict: clear ? 'inferred' : 'ask', order, example: example.written };
  }
}

/** `1/2/23` without a leading zero is how American phones write; most others put the day first. */
function usual({ written }: Header): DateOrder {
  return /^\d\/\d{1,2}\/\d\d$|^\d{1,2}\/\d\/\d\d$/.test(written) ? 'month-first' : 'day-first';
}

function isBefore(day: Day | undefined, other: Day | undefined): boolean {
  if (!day || !other) return false;
  return Date.UTC(day[0], day[1] - 1, day[2]) < Date.UTC(other[0], other[1] - 1, other[2]);
}
