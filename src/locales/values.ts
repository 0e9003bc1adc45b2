/** Types of the values that texts take, and of the marked text they produce. */
import { FluentDateTime, FluentNumber } from '@fluent/bundle';

/** Text with marks. Spans may be nested. */
export type RichText = readonly Span[];
export type Span = string | MarkedSpan;
export interface MarkedSpan {
  readonly mark: 'bold' | 'italic' | 'code' | 'foreign';
  readonly text: RichText;
}

/** A number, or one with a unit: `bytes(…)`, `lasting(…)`. */
export type Amount = number | FluentNumber;
/** A date or local time: `at(…)`. */
export type Moment = FluentDateTime;
/** A value inserted as is. */
export type Piece = string | Amount | Moment | MarkedSpan;
export type None = Record<never, never>;

const OF_CLOCKS = { timeZone: 'UTC', hourCycle: 'h23' } as const;

/** @param shown local time as if it were UTC, so that one format serves every zone */
export function at(shown: number | Date): Moment {
  return new FluentDateTime(shown, OF_CLOCKS);
}

/** @param iso a day, `2026-11-21`, or a month, `2026-11` */
export function onDay(iso: string): Moment {
  return at(Date.parse(iso));
}

/** A size in decimal units: `12 kB`, `1.9 GB`. */
export function bytes(amount: number): FluentNumber {
  const [unit, divisor] =
    amount >= 1e9
      ? (['gigabyte', 1e9] as const)
      : amount >= 1e6
        ? (['megabyte', 1e6] as const)
        : (['kilobyte', 1e3] as const);
  const value = amount / divisor;
  return new FluentNumber(value, {
    style: 'unit',
    unit,
    ...(value >= 10 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 2 }),
  });
}

/** A duration: `30 minutes`, `24 hours`. */
export function lasting(amount: number, unit: 'minute' | 'hour'): FluentNumber {
  return new FluentNumber(amount, { style: 'unit', unit, unitDisplay: 'long' });
}
