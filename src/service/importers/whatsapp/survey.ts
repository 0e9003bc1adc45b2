/** One look through a transcript: who writes in it, how its dates are to be read, and whether it is of a group. */
import { BrokenSourceError } from '../broken-source.ts';
import { ByteLines } from '../byte-lines.ts';
import type { DateOrderVerdict, ExportFile, Person } from '../importer.ts';
import { PeopleCount } from '../people-count.ts';
import { DateOrderEvidence } from './date-order.ts';
import { lineOf } from './message.ts';
import { LongerNames } from './sender.ts';
import { isGroupNotice, saysYou } from './service-lines.ts';
import { TranscriptLines, type WrittenMessage } from './transcript-lines.ts';

/** Of one line: what is longer is no message. */
export const MAX_LINE_BYTES = 4 * 1024 * 1024;

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
  readonly longer: ReadonlyMap<string, string>;
}

const NONE: ReadonlyMap<string, string> = new Map();

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
  readonly #names = new LongerNames();
  readonly #you = new Set<string>();
  readonly #unsaved = new Set<string>();
  #announcer: string | undefined;
  #groupNotice = false;

  constructor(chatName: string | undefined) {
    this.#chatName = chatName;
  }

  add(message: WrittenMessage | undefined): void {
    if (!message) return;
    const line = lineOf(message, NONE, undefined);
    if (line.kind === 'notice') {
      if (isGroupNotice(line.text)) this.#groupNotice = true;
      this.#announcer ??= line.said?.sender;
      return;
    }
    const { sender, text } = line.said;
    this.#dates.add(message.header);
    this.#names.add(message.body);
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
    const longer = this.#names.found();
    const people = longer.size === 0 ? this.#people : this.#people.renamed((name) => longer.get(name));
    const [you, another] = [...this.#you];
    const me = you === undefined || another !== undefined ? undefined : (longer.get(you) ?? you);
    return {
      people,
      unsaved: new Set([...this.#unsaved].map((name) => longer.get(name) ?? name)),
      me: me === undefined ? undefined : { id: me, name: me },
      dateOrder: this.#dates.verdict(),
      group: this.#isGroup(),
      announcer: this.#announcer,
      longer,
    };
  }

  #isGroup(): boolean {
    if (this.#groupNotice || this.#people.size > 2) return true;
    const announcer = this.#announcer;
    if (announcer === undefined || this.#people.has(announcer)) return false;
    return this.#people.size === 2;
  }
}
