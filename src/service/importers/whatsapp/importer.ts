/** WhatsApp's "Export chat": a transcript, alone or in a zip or folder beside its photos and files. */
import { demandFew } from '../folder-source.ts';
import type { DateOrderVerdict, ExportFile, ExportSource, Importer, Person } from '../importer.ts';
import { PeopleCount } from '../people-count.ts';
import { createZoneReader } from '../zoned-time.ts';
import { baseName, chatNameIn, chatNameOf, IOS_TRANSCRIPT } from './chat-name.ts';
import { mostSure } from './date-order.ts';
import { parseHeader } from './header.ts';
import { chatOf, scanTranscript } from './scan.ts';
import { readTranscript } from './transcript.ts';

const HEAD_BYTES = 4096;
/** A zip with media may hold texts that somebody sent: so many are looked at for a transcript. */
const MAX_HEADS = 50;
/** Transcripts of one export whose dates are compared, and names that are remembered. */
const [MAX_VERDICTS, MAX_NAMES] = [1000, 20_000];

const BACKUP = /(?:^|\/)msgstore[^/]*\.db(?:\.crypt\d+)?$/i;

export const whatsappImporter: Importer = {
  format: 'WhatsApp (exported chat)',
  platform: 'whatsapp',

  async detect(source, signal) {
    const { files, isNamed } = await transcriptsIn(source, signal);
    if (files.length > 0) return { confidence: isNamed ? 'high' : 'low' };
    if (source.files.some(({ path }) => BACKUP.test(path))) return { rejected: 'whatsapp-backup' };
    return isNamed ? { rejected: 'whatsapp-dates' } : undefined;
  },

  async inspect(source, signal) {
    const everybody = new PeopleCount();
    const verdicts: DateOrderVerdict[] = [];
    const told = new Set<string>();
    const inferred = new Set<string>();
    const unlikely = new Set<string>();
    for (const file of (await transcriptsIn(source, signal)).files) {
      const name = chatNameOf(file, source);
      const scan = await scanTranscript(file, name, signal);
      const people = scan.people.most();
      // Where only the other one of a chat of two wrote, there is nobody to ask about.
      const isOthers = people.length === 1 && people[0]?.id === name;
      for (const { id, messages } of isOthers ? [] : people) everybody.add(id, id, messages);
      if (scan.dateOrder && verdicts.length < MAX_VERDICTS) verdicts.push(scan.dateOrder);
      const other = theOtherOf(people, name);
      // Of two there is nobody who is surely the one.
      if (scan.me && told.size < 2) told.add(scan.me.id);
      else if (!scan.me && other !== undefined && inferred.size < 2) inferred.add(other);
      // A chat of two has the name of the other one.
      for (const stranger of [...scan.unsaved, ...(name === undefined ? [] : [name])]) {
        if (unlikely.size < MAX_NAMES) unlikely.add(stranger);
      }
    }
    const [own, another] = [...told.union(inferred)];
    const me = own === undefined || another !== undefined ? undefined : { id: own, name: own };
    const isTold = me !== undefined && told.has(me.id);
    const people = everybody.most();
    return {
      me: isTold ? me : undefined,
      inferredMe: isTold ? undefined : me,
      people,
      unlikely: people.flatMap(({ id }) => (unlikely.has(id) ? [id] : [])),
      dateOrder: mostSure(verdicts),
      zoneless: true,
    };
  },

  async open(source, choices, signal) {
    const time = createZoneReader(choices.timeZone);
    return {
      files: (await transcriptsIn(source, signal)).files,
      async *read(file, chunks) {
        const name = chatNameOf(file, source);
        const scan = await scanTranscript(file, name, signal);
        const { dateOrder, isGroup, systemSender } = scan;
        const chat = chatOf(file, name, scan, choices.me ?? scan.me?.id);
        const order = dateOrder?.verdict === 'certain' ? dateOrder.order : (choices.dateOrder ?? dateOrder?.order);
        yield [chat];
        yield* readTranscript(chunks, {
          chatId: chat.id,
          systemSender: isGroup ? systemSender : undefined,
          order: order ?? 'day-first',
          time,
        });
      },
    };
  },
};

/** Of a chat between two people: WhatsApp names it by the other one. */
function theOtherOf(people: readonly Person[], chatName: string | undefined): string | undefined {
  const others = people.filter(({ id }) => id !== chatName);
  return people.length === 2 && others.length === 1 ? others[0]?.id : undefined;
}

/** The files that begin as a transcript does: those with WhatsApp's names, or else every text. */
async function transcriptsIn(source: ExportSource, signal: AbortSignal) {
  const texts = source.files.filter(({ path }) => /\.txt$/i.test(path) && !/(?:^|\/)__MACOSX\//.test(path));
  const named = texts.filter(({ path }) => {
    const name = baseName(path);
    return name === IOS_TRANSCRIPT || chatNameIn(name) !== undefined;
  });
  const isNamed = named.length > 0;
  demandFew(named);
  const files: ExportFile[] = [];
  for (const file of isNamed ? named : texts.slice(0, MAX_HEADS)) {
    const lines = (await file.head(HEAD_BYTES, signal)).toString().split('\n');
    if (lines.slice(0, isNamed ? 20 : 1).some((line) => parseHeader(line) !== undefined)) files.push(file);
  }
  return { files, isNamed };
}
