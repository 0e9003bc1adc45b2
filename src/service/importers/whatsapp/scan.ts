/** Scans a transcript for its authors, its date order, and whether it is from a group. */
import { untilBroken } from '../broken-source.ts';
import type { DateOrderVerdict, ExportedChat, ExportFile, Person } from '../importer.ts';
import { stableId } from '../json-value.ts';
import { PeopleCount } from '../people-count.ts';
import { DateOrderEvidence } from './date-order.ts';
import { parseMessage } from './message.ts';
import { isGroupNotice, LEFT_TO_RIGHT_MARK, saysYou } from './notices.ts';
import { type WrittenMessage, writtenMessages } from './transcript.ts';

export interface TranscriptScan {
  readonly people: PeopleCount;
  /** Names after a "~", which marks people who aren't contacts; never the owner's name. */
  readonly unsaved: ReadonlySet<string>;
  /** The sender of a notice that says "you". */
  readonly me: Person | undefined;
  readonly dateOrder: DateOrderVerdict | undefined;
  readonly isGroup: boolean;
  /** The sender of WhatsApp's first notice: on iPhones, the chat's name. */
  readonly systemSender: string | undefined;
}

/** Scans a file that breaks off as far as possible. @param chatName name from the file name */
export async function scanTranscript(
  file: ExportFile,
  chatName: string | undefined,
  signal: AbortSignal,
): Promise<TranscriptScan> {
  const scanner = new Scanner(chatName);
  for await (const written of untilBroken(writtenMessages(file.read(signal)))) {
    for (const message of written) if (message) scanner.add(message);
  }
  return scanner.result();
}

class Scanner {
  readonly #chatName: string | undefined;
  readonly #people = new PeopleCount();
  readonly #dates = new DateOrderEvidence();
  readonly #you = new Set<string>();
  readonly #unsaved = new Set<string>();
  #systemSender: string | undefined;
  #hasGroupNotice = false;

  constructor(chatName: string | undefined) {
    this.#chatName = chatName;
  }

  add({ header, body }: WrittenMessage): void {
    const message = parseMessage(body, undefined);
    if (message.kind === 'notice') {
      if (isGroupNotice(message.text)) this.#hasGroupNotice = true;
      this.#systemSender ??= message.split?.sender;
      return;
    }
    const { sender, text, written } = message.split;
    this.#dates.add(header);
    if (message.kind === 'deleted') {
      if (saysYou(text) && this.#you.size < 3) this.#you.add(sender);
      return;
    }
    this.#people.add(sender, sender);
    if (written.includes('~') && this.#people.has(sender)) this.#unsaved.add(sender);
    const isMarked = text.startsWith(LEFT_TO_RIGHT_MARK) && message.content.attachments.length === 0;
    if (isMarked && sender === (this.#systemSender ?? this.#chatName) && isGroupNotice(text))
      this.#hasGroupNotice = true;
  }

  result(): TranscriptScan {
    const [me, another] = [...this.#you];
    return {
      people: this.#people,
      unsaved: this.#unsaved,
      me: me === undefined || another !== undefined ? undefined : { id: me, name: me },
      dateOrder: this.#dates.verdict(),
      isGroup: this.#isGroup(),
      systemSender: this.#systemSender,
    };
  }

  #isGroup(): boolean {
    if (this.#hasGroupNotice || this.#people.size > 2) return true;
    const sender = this.#systemSender;
    return sender !== undefined && !this.#people.has(sender) && this.#people.size === 2;
  }
}

/** The chat of a transcript. Without a file name for it, it is named after the notices' sender, or the authors. */
export function chatOf(
  { path }: ExportFile,
  name: string | undefined,
  { people, systemSender }: TranscriptScan,
  me: string | undefined,
): ExportedChat {
  const writers = people.ids().sort();
  const known = name ?? systemSender;
  const others = writers.filter((person) => person !== me).slice(0, 5);
  // Without a name, the authors identify the chat.
  const id = known !== undefined ? stableId('whatsapp', known) : stableId('whatsapp people', ...writers);
  const shown = known ?? (others.join(', ') || 'WhatsApp');
  return { kind: 'chat', id, name: shown, native: { file: path } };
}
