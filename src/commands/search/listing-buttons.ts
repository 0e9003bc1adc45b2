/** What goes on from a list, as so few rows of buttons that a phone still shows the list above them. */
import type { Button, ButtonRows } from '../answer.ts';
import { inRows, MOST_ROWS } from '../press.ts';
import type { Words } from '../words/words.ts';
import type { ChipName } from './chips.ts';

/** Small buttons in a row, and those that show a price. */
const SMALL_ROW = 3;
const PRICED_ROW = 2;
/** As many in a row as Telegram's apps show side by side. */
const LONGEST_ROW = 8;

export interface ChipButton {
  readonly name: ChipName;
  readonly button: Button;
  readonly isChosen: boolean;
}

export interface ListingButtons {
  /** What opens each of the results. */
  readonly numbers: ButtonRows;
  readonly previous: Button | undefined;
  readonly next: Button | undefined;
  readonly chips: readonly ChipButton[];
  /** Whether each chip is another search, with a price. */
  readonly arePriced: boolean;
  readonly ask: Button | undefined;
  readonly wider: Button | undefined;
  readonly watch: Button | undefined;
}

/**
 * At most five rows: each in its own place while there is room; then what is small stands beside its like, and what turns
 * pages says so by its arrow alone. Only if that is too much is one left out: the wider search where there is already more
 * than can be shown, else the chip that tells least.
 */
export function inFewRows(given: ListingButtons, words: Pick<Words, 'writing'>): ButtonRows {
  const { numbers, previous, next, ask, wider, watch, arePriced } = given;
  const rowOf = (...buttons: (Button | undefined)[]) => {
    const row = buttons.filter((button) => button !== undefined);
    return row.length === 0 ? [] : [row];
  };
  const width = arePriced ? PRICED_ROW : SMALL_ROW;
  const grid = (more: readonly (Button | undefined)[] = [], chips = given.chips) =>
    inRows([...chips.map(({ button }) => button), ...rowOf(...more).flat()], width);
  const onwards = [...rowOf(ask), ...rowOf(wider)];
  const beside = withArrows(numbers, previous, next, words);
  const layouts: ButtonRows[] = [
    [...numbers, ...rowOf(previous, next), ...grid(), ...onwards, ...rowOf(watch)],
    [...numbers, ...rowOf(previous, watch, next), ...grid(), ...onwards],
    [...numbers, ...rowOf(previous, next), ...grid([watch]), ...onwards],
    [...beside, ...grid([watch]), ...onwards],
    ...(arePriced ? [[...beside, ...grid(), ...rowOf(ask), ...rowOf(watch)]] : []),
  ];
  const fitting = layouts.find((rows) => rows.length <= MOST_ROWS);
  if (fitting) return fitting;
  const room = (MOST_ROWS - beside.length - onwards.length) * width - (watch ? 1 : 0);
  return [...beside, ...grid([watch], mostTelling(given.chips, room)), ...onwards];
}

/** What is chosen, so that it can be taken back, then the others; of the two spans of days rather the shorter. */
function mostTelling(chips: readonly ChipButton[], most: number): readonly ChipButton[] {
  const rank = ({ name, isChosen }: ChipButton) => (isChosen ? 0 : name === 'month' ? 2 : 1);
  const kept = new Set(chips.toSorted((one, other) => rank(one) - rank(other)).slice(0, most));
  return chips.filter((chip) => kept.has(chip));
}

/** Numbers in one row with what turns pages, where Telegram shows them side by side. */
function withArrows(
  numbers: ButtonRows,
  previous: Button | undefined,
  next: Button | undefined,
  { writing }: Pick<Words, 'writing'>,
): ButtonRows {
  const [back, on] = writing.direction === 'rtl' ? ['▶', '◀'] : ['◀', '▶'];
  const row = [
    ...(previous ? [{ ...previous, label: back }] : []),
    ...numbers.flat(),
    ...(next ? [{ ...next, label: on }] : []),
  ];
  return inRows(row, LONGEST_ROW);
}
