/** Exports of Telegram Desktop, of a single chat or of a whole account, in the form "Machine-readable JSON". */
import { BrokenSourceError, UnusableSourceError } from '../broken-source.ts';
import type {
  Batch,
  Broken,
  ExportFile,
  ExportItem,
  ExportSource,
  Importer,
  Inspection,
  NativeObject,
  Person,
  ReadingChoices,
} from '../importer.ts';
import { isObject } from '../json-value.ts';
import { PeopleCount } from '../people-count.ts';
import { createZoneReader } from '../zoned-time.ts';
import { personName } from './attachments.ts';
import { type Section, walkExport } from './export-walk.ts';
import { shownName } from './exported-text.ts';
import { ByteWindow } from './json-walk.ts';
import { chatOf, isZoneless, messageOf, senderId } from './message.ts';
import { isHtmlExport, resultFiles } from './result-files.ts';

/** Items of a batch, and bytes that they are read from: chats of a few messages share one. */
const BATCH_ITEMS = 100;
const BATCH_BYTES = 1024 * 1024;
/** Of files that break off, how many are told. */
const MAX_BROKEN = 100;

export const telegramImporter: Importer = {
  format: 'Telegram Desktop (JSON)',
  platform: 'telegram',

  async sniff(source, signal) {
    const found = await resultFiles(source, signal);
    if (found.some(({ sure }) => sure === 'certain')) return { sure: 'certain' };
    if (found.length > 0) return { sure: 'likely' };
    return (await isHtmlExport(source, signal)) ? { unusable: 'telegram-html' } : undefined;
  },

  async inspect(source, signal) {
    const search = new OwnerSearch();
    for (const file of await filesToRead(source, signal)) {
      try {
        for await (const section of sectionsOf(file, signal)) {
          if (section.kind === 'owner') search.ownerIs(section.value);
          else if (section.kind === 'chat') search.chatBegins(section.native);
          else if (section.kind === 'messages') search.messagesCome(section.values);
          if (search.isSettled) return search.inspection;
        }
      } catch (error) {
        // What is whole tells as much as it can; the reading says where it broke.
        if (!(error instanceof BrokenSourceError)) throw error;
      }
    }
    return search.inspection;
  },

  read,
};

/**
 * `choices.timeZone` is of the dates of exports that have no other (before the end of 2021). Where several files broke off,
 * each is told at the end.
 * @throws UnusableSourceError when there is no result.json in it; RangeError when there is no such time zone
 */
async function* read(source: ExportSource, choices: ReadingChoices, signal: AbortSignal): AsyncGenerator<Batch> {
  const zone = createZoneReader(choices.timeZone);
  const broken: Broken[] = [];
  let before = 0;
  for (const file of await filesToRead(source, signal)) {
    let items: ExportItem[] = [];
    let position = before;
    let told = before;
    let chatId = '';
    try {
      for await (const section of sectionsOf(file, signal, (at) => (position = before + at))) {
        if (section.kind === 'chat') {
          const chat = chatOf(section.native);
          chatId = chat.id;
          items.push(chat);
          if (section.isCut) items.push({ kind: 'shortened' });
        } else if (section.kind === 'messages') {
          for (const value of section.values) items.push(messageOf(value, chatId, zone));
        }
        if (items.length < BATCH_ITEMS && position - told < BATCH_BYTES) continue;
        yield { items, position };
        told = position;
        items = [];
      }
    } catch (error) {
      if (!(error instanceof BrokenSourceError)) throw error;
      if (broken.length < MAX_BROKEN)
        broken.push({ kind: 'broken', at: error.at, path: file.path, reason: error.message });
    }
    if (items.length > 0) yield { items, position };
    before += file.size;
  }
  yield { items: broken, position: before };
}

async function filesToRead(source: ExportSource, signal: AbortSignal): Promise<ExportFile[]> {
  const found = await resultFiles(source, signal);
  if (found.length === 0) throw new UnusableSourceError('not-known');
  return found.map(({ file }) => file);
}

async function* sectionsOf(
  file: ExportFile,
  signal: AbortSignal,
  reached: (position: number) => void = () => undefined,
): AsyncGenerator<Section, void, void> {
  const window = new ByteWindow(file.read(signal));
  try {
    for await (const section of walkExport(window)) {
      signal.throwIfAborted();
      reached(window.position);
      yield section;
    }
  } finally {
    await window.close();
  }
}

/** Chats of two whose other one is remembered. */
const MAX_OTHERS = 20_000;

/** Told one section after the other; `inspection` says what is known by then. */
class OwnerSearch {
  #owner: Person | undefined;
  /** Saved messages are a chat with oneself: its id is one's own. */
  #saved: string | undefined;
  /** In chats of two, whoever is not the other one; where they are several, two of them. */
  readonly #selves = new Set<string>();
  readonly #others = new Set<string>();
  /** Every chat has been one of two. */
  #onlyPairs = true;
  #partner: string | undefined;
  readonly #writers = new PeopleCount();

  /** Of the first message; an export is written in one way. */
  #zoneless: boolean | undefined;

  /** Nothing that comes can change it. */
  get isSettled(): boolean {
    if (this.#zoneless === undefined) return false;
    return this.#owner !== undefined || (this.#saved !== undefined && this.#nameOf(this.#saved) !== undefined);
  }

  ownerIs(value: unknown): void {
    if (!isObject(value)) return;
    const id = senderId(value.user_id);
    if (id !== undefined) this.#owner = { id, name: personName(value) ?? shownName(value.username) ?? id };
  }

  chatBegins({ type, id }: NativeObject): void {
    const peer = typeof id === 'number' || typeof id === 'string' ? `user${id}` : undefined;
    if (type === 'saved_messages') this.#saved ??= peer;
    const isPair = type === 'personal_chat' || type === 'bot_chat';
    this.#partner = isPair ? peer : undefined;
    if (this.#partner === undefined) this.#onlyPairs = false;
    else if (this.#others.size < MAX_OTHERS) this.#others.add(this.#partner);
  }

  messagesCome(values: readonly unknown[]): void {
    for (const value of values) {
      if (!isObject(value) || value.type !== 'message') continue;
      this.#zoneless ??= isZoneless(value);
      const id = senderId(value.from_id);
      if (id === undefined) continue;
      this.#writers.add(id, this.#writers.nameOf(id) || (shownName(value.from) ?? ''));
      if (this.#partner !== undefined && id !== this.#partner && this.#selves.size < 2) this.#selves.add(id);
    }
  }

  get inspection(): Inspection {
    return { ...this.#ownership(), ...(this.#zoneless ? { zoneless: true } : {}) };
  }

  #ownership(): Inspection {
    if (this.#owner !== undefined) return { me: this.#owner, people: [] };
    const [self, ...more] = this.#selves;
    const id = this.#saved ?? (more.length === 0 ? self : undefined);
    if (id !== undefined) return { me: { id, name: this.#nameOf(id) ?? id }, people: [] };
    // Channels and groups write too; nobody is one. Where it is a chat of two in which only the other one wrote, there is
    // nobody to ask about.
    const people = this.#writers.most((one) => one.startsWith('user') && !(this.#onlyPairs && this.#others.has(one)));
    return { me: undefined, people: people.map((person) => ({ ...person, name: person.name || 'Deleted Account' })) };
  }

  #nameOf(id: string): string | undefined {
    return this.#writers.nameOf(id) || undefined;
  }
}
