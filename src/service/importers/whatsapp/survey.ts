/** One look through a transcript: who writes in it, how its dates are to be read, and whether it is of a group. */
import { BrokenSourceError } from '../broken-source.ts';
import { ByteLines } from '../byte-lines.ts';
import type { DateOrder, DateOrderVerdict, ExportFile, Person } from '../importer.ts';
import { PeopleCount } from '../people-count.ts';
import { type Day, dayOf, type Header } from './header.ts';
import { lineOf } from './message.ts';
import { isGroupNotice, saysYou } from './service-lines.ts';
import { TranscriptLines, type WrittenMessage } from './transcript-lines.ts';

/** How much more often the day must change than the month, to be taken for the day. */
const CLEAR_RATIO = 2;
const CLEAR_DIFFERENCE = 2;

class DateOrderEvidence {
  #first: Header | undefined;
  /** The first that can be read in two ways. */
  #example: Header | undefined;
  #firstAboveTwelve = 0;
  #secondAboveTwelve = 0;
  #firstChanges = 0;
  #secondChanges = 0;
  /** How its dates are written, of all that do not begin with the year. */
  readonly #seen = { dots: false, zeros: false, singleDigits: false, notAmerican: false };
  /** How often a message would be of an earlier day than the one before it. */
  #backwards: Record<DateOrder, number> = { 'day-first': 0, 'month-first': 0 };
  #last: Header | undefined;

  /** The header of a message, in the order of the file. Notices do not count: they stand out of order. */
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
    this.#lookAtForm(header);
    if (!last) return;
    if (first !== last.first) this.#firstChanges += 1;
    if (second !== last.second) this.#secondChanges += 1;
    for (const order of ['day-first', 'month-first'] as const) {
      if (isBefore(dayOf(header, order), dayOf(last, order))) this.#backwards[order] += 1;
    }
  }

  #lookAtForm({ written, period }: Header): void {
    const seen = this.#seen;
    const [one = '', two = ''] = written.split(/\D+/);
    if (written.includes('.')) seen.dots = true;
    if (one.startsWith('0') || two.startsWith('0')) seen.zeros = true;
    if (one.length === 1 || two.length === 1) seen.singleDigits = true;
    if (!/^\d+\/\d+\/\d\d$/.test(written) || !/^[AP]M$/.test(period ?? '')) seen.notAmerican = true;
  }

  /** @returns undefined if there was no date at all */
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
    // Year first, or day and month are equal: the same day, whatever is answered.
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

/** `1/2/23` without a leading zero is how American phones write; most others put the day first. */
function usual({ written }: Header): DateOrder {
  return /^\d\/\d{1,2}\/\d\d$|^\d{1,2}\/\d\/\d\d$/.test(written) ? 'month-first' : 'day-first';
}

function isBefore(day: Day | undefined, other: Day | undefined): boolean {
  if (!day || !other) return false;
  return Date.UTC(day[0], day[1] - 1, day[2]) < Date.UTC(other[0], other[1] - 1, other[2]);
}

/** Of one line: WhatsApp takes 65,536 characters, and a character has four bytes at most. */
export const MAX_LINE_BYTES = 256 * 1024;

export interface Survey {
  readonly people: PeopleCount;
  /** Whose names stand behind a "~", as of those who are no contacts; nobody's own name does. */
  readonly unsaved: ReadonlySet<string>;
  /** Beside whose name it says "you". */
  readonly me: Person | undefined;
  readonly dateOrder: DateOrderVerdict | undefined;
  readonly group: boolean;
  /** The name beside which WhatsApp's first notice stands: iPhones give it the chat's. */
  readonly announcer: string | undefined;
}

/** @param chatName as the file name tells it. A file that breaks off is surveyed as far as it goes. */
export async function surveyOf(file: ExportFile, chatName: string | undefined, signal: AbortSignal): Promise<Survey> {
  const lines = new ByteLines(MAX_LINE_BYTES);
  const transcript = new TranscriptLines();
  const survey = new Surveyor(chatName);
  try {
    for await (const piece of file.read(signal)) {
      for (const line of lines.push(piece)) survey.add(transcript.push(line));
    }
  } catch (error) {
    if (!(error instanceof BrokenSourceError)) throw error;
  }
  const last = lines.end();
  if (last) survey.add(transcript.push(last));
  survey.add(transcript.end());
  return survey.result();
}

class Surveyor {
  readonly #chatName: string | undefined;
  readonly #people = new PeopleCount();
  readonly #dates = new DateOrderEvidence();
  readonly #you = new Set<string>();
  readonly #unsaved = new Set<string>();
  #announcer: string | undefined;
  #groupNotice = false;

  constructor(chatName: string | undefined) {
    this.#chatName = chatName;
  }

  add(message: WrittenMessage | undefined): void {
    if (!message) return;
    const line = lineOf(message, undefined);
    if (line.kind === 'notice') {
      if (isGroupNotice(line.text)) this.#groupNotice = true;
      this.#announcer ??= line.said?.sender;
      return;
    }
    const { sender, text } = line.said;
    this.#dates.add(message.header);
    if (line.kind === 'deleted') {
      if (saysYou(text) && this.#you.size < 3) this.#you.add(sender);
      return;
    }
    this.#people.add(sender, sender);
    if (line.said.written.includes('~') && this.#people.has(sender)) this.#unsaved.add(sender);
    const marked = text.startsWith('\u200e') && line.content.attachments.length === 0;
    if (marked && sender === (this.#announcer ?? this.#chatName) && isGroupNotice(text)) this.#groupNotice = true;
  }

  result(): Survey {
    const [you, another] = [...this.#you];
    const me = another === undefined ? you : undefined;
    return {
      people: this.#people,
      unsaved: this.#unsaved,
      me: me === undefined ? undefined : { id: me, name: me },
      dateOrder: this.#dates.verdict(),
      group: this.#isGroup(),
      announcer: this.#announcer,
    };
  }

  #isGroup(): boolean {
    if (this.#groupNotice || this.#people.size > 2) return true;
    const announcer = this.#announcer;
    if (announcer === undefined || this.#people.has(announcer)) return false;
    return this.#people.size === 2;
  }
}
