/** WhatsApp's "Export chat": a transcript, alone or in a zip or folder with its photos and files. */
import { checkFileCount, MAX_EXPORT_FILES } from '../folder-source.ts';
import type { DateOrderVerdict, ExportFile, ExportSource, Importer, Person } from '../importer.ts';
import { PeopleCount } from '../people-count.ts';
import { createZoneReader } from '../zoned-time.ts';
import { baseName, chatNameIn, chatNameOf, IOS_TRANSCRIPT } from './chat-name.ts';
import { combinedVerdict } from './date-order.ts';
import { parseHeader } from './header.ts';
import { chatOf, scanTranscript } from './scan.ts';
import { readTranscript } from './transcript.ts';

const HEAD_BYTES = 4096;
/** Maximum number of transcripts whose dates are compared, and of names remembered. */
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
    const stated = new Set<string>();
    const inferred = new Set<string>();
    const unlikely = new Set<string>();
    for (const file of (await transcriptsIn(source, signal)).files) {
      const name = chatNameOf(file, source);
      const scan = await scanTranscript(file, name, signal);
      const people = scan.people.most();
      // If only the partner of a direct chat wrote, there is no candidate.
      const isOthers = people.length === 1 && people[0]?.id === name;
      for (const { id, messages } of isOthers ? [] : people) everybody.add(id, id, messages);
      if (scan.dateOrder && verdicts.length < MAX_VERDICTS) verdicts.push(scan.dateOrder);
      const inferredId = ownerOf(people, name);
      // Two are enough to know that the owner is uncertain.
      if (scan.me && stated.size < 2) stated.add(scan.me.id);
      else if (!scan.me && inferredId !== undefined && inferred.size < 2) inferred.add(inferredId);
      // A direct chat is named after the partner.
      for (const stranger of [...scan.unsaved, ...(name === undefined ? [] : [name])]) {
        if (unlikely.size < MAX_NAMES) unlikely.add(stranger);
      }
    }
    const [own, another] = [...stated.union(inferred)];
    const me = own === undefined || another !== undefined ? undefined : { id: own, name: own };
    const isStated = me !== undefined && stated.has(me.id);
    const people = everybody.most();
    return {
      me: isStated ? me : undefined,
      inferredMe: isStated ? undefined : me,
      people,
      unlikely: people.flatMap(({ id }) => (unlikely.has(id) ? [id] : [])),
      dateOrder: combinedVerdict(verdicts),
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

/** The owner's id in a direct chat, which WhatsApp names after the partner. */
function ownerOf(people: readonly Person[], chatName: string | undefined): string | undefined {
  const others = people.filter(({ id }) => id !== chatName);
  return people.length === 2 && others.length === 1 ? others[0]?.id : undefined;
}

/** The files that begin like a transcript: those with WhatsApp's names, or if there are none, any text. */
async function transcriptsIn(source: ExportSource, signal: AbortSignal) {
  const texts = source.files.filter(({ path }) => /\.txt$/i.test(path) && !/(?:^|\/)__MACOSX\//.test(path));
  const named = texts.filter(({ path }) => {
    const name = baseName(path);
    return name === IOS_TRANSCRIPT || chatNameIn(name) !== undefined;
  });
  const isNamed = named.length > 0;
  checkFileCount(named);
  const files: ExportFile[] = [];
  for (const file of isNamed ? named : texts.slice(0, MAX_EXPORT_FILES)) {
    const lines = (await file.head(HEAD_BYTES, signal)).toString().split('\n');
    if (lines.slice(0, isNamed ? 20 : 1).some((line) => parseHeader(line) !== undefined)) files.push(file);
  }
  if (!isNamed && files.length > 0) checkFileCount(texts);
  return { files, isNamed };
}
