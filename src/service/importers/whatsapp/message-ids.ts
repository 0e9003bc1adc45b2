/** Ids for messages that have none: made of what every later export says of them as well. */
import { stableId } from '../stable-id.ts';

/** So many messages back, an equal one is recognised as another one. */
const REMEMBERED = 20_000;

/**
 * An export holds the newest messages only, so nothing is counted from its start: equal messages of one minute are
 * numbered among themselves. Where the cut goes between two of them, the numbers that are left are those of the first
 * ones, and nothing is there twice.
 */
export class MessageIds {
  #recent = new Map<string, number>();
  #older = new Map<string, number>();

  /**
   * @param written time as written, to the minute or second, without a zone: another answer to which zone that is must
   * not make other messages of them
   */
  next(written: string, sender: string, text: string): string {
    const id = stableId(written, sender, text);
    const times = (this.#recent.get(id) ?? this.#older.get(id) ?? 0) + 1;
    this.#recent.set(id, times);
    if (this.#recent.size >= REMEMBERED / 2) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    return times === 1 ? id : `${id}-${times}`;
  }
}
