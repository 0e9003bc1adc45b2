/** WhatsApp's "Export chat": a transcript, alone or in a zip or folder beside its photos and files. */
import { BatchBuilder } from '../batch-builder.ts';
import type {
  DateOrderVerdict,
  ExportSource,
  Importer,
  Inspection,
  Person,
  ReadingChoices,
  Sniffed,
} from '../importer.ts';
import { PeopleCount } from '../people-count.ts';
import { UNUSABLE } from '../unusable-source.ts';
import { createZoneReader } from '../zoned-time.ts';
import { chatNameOf, transcriptFiles } from './chat-name.ts';
import { parseHeader } from './header.ts';
import { surveyOf } from './survey.ts';
import { chatOf, readTranscript, type Transcript } from './transcript.ts';

const HEAD_BYTES = 4096;
/** A zip with media may hold texts that somebody sent: so many are looked at for a transcript. */
const MAX_HEADS = 50;

const BACKUP = /(?:^|\/)msgstore[^/]*\.db(?:\.crypt\d+)?$/i;

export const whatsapp: Importer = {
  format: 'WhatsApp (exported chat)',
  platform: 'whatsapp',

  async sniff(source, signal): Promise<Sniffed> {
    const { files, named } = await transcriptsIn(source, signal);
    if (files.length > 0) return { sure: named ? 'certain' : 'likely' };
    if (source.files.some(({ path }) => BACKUP.test(path))) {
      return { unusable: UNUSABLE.whatsappBackup };
    }
    if (transcriptFiles(source).named) {
      return { unusable: UNUSABLE.whatsappDates };
    }
    return undefined;
  },

  async inspect(source, signal): Promise<Inspection> {
    const everybody = new PeopleCount();
    const verdicts: DateOrderVerdict[] = [];
    const mine = new Map<string, number>();
    const unlikely = new Set<string>();
    for await (const { survey, name } of transcriptsOf(source, signal)) {
      for (const { id, messages } of survey.people.most()) everybody.add(id, id, messages);
      if (survey.dateOrder) verdicts.push(survey.dateOrder);
      const own = survey.me?.id ?? theOtherOf(survey.people.most(), name);
      if (own !== undefined) mine.set(own, (mine.get(own) ?? 0) + 1);
      // A chat of two has the name of the other one.
      for (const other of [...survey.unsaved, ...(name === undefined ? [] : [name])]) unlikely.add(other);
    }
    const [me, another] = [...mine.keys()];
    return {
      me: me === undefined || another !== undefined ? undefined : { id: me, name: me },
      people: everybody.most(),
      unlikely: [...unlikely],
      dateOrder: leastSure(verdicts),
    };
  },

  async *read(source, choices: ReadingChoices, signal) {
    const time = createZoneReader(choices.timeZone);
    const batches = new BatchBuilder();
    for await (const transcript of transcriptsOf(source, signal)) {
      const { survey, file } = transcript;
      const me = choices.me ?? survey.me?.id;
      const order = choices.dateOrder ?? survey.dateOrder?.order ?? 'day-first';
      try {
        yield* readTranscript(transcript, chatOf(transcript, me), { order, time }, batches, signal);
        batches.fileEnds(file);
      } catch (error) {
        batches.fileBroke(file, error);
      }
    }
    yield batches.rest();
  },
};

/** Of a chat between two people: WhatsApp names it by the other one. */
function theOtherOf(people: readonly Person[], chatName: string | undefined): string | undefined {
  const others = people.filter(({ id }) => id !== chatName);
  return people.length === 2 && others.length === 1 ? others[0]?.id : undefined;
}

/** All transcripts of an export, each surveyed when its turn comes. */
async function* transcriptsOf(source: ExportSource, signal: AbortSignal): AsyncGenerator<Transcript> {
  for (const file of (await transcriptsIn(source, signal)).files) {
    const name = chatNameOf(file, source);
    yield { file, name, survey: await surveyOf(file, name, signal) };
  }
}

/** The files that begin as a transcript does. */
async function transcriptsIn(source: ExportSource, signal: AbortSignal) {
  const { files, named } = transcriptFiles(source);
  const found = [];
  for (const file of named ? files : files.slice(0, MAX_HEADS)) {
    const lines = (await file.head(HEAD_BYTES, signal))
      .toString()
      .split('\n')
      .slice(0, named ? 20 : 1);
    if (lines.some((line) => parseHeader(line) !== undefined)) found.push(file);
  }
  return { files: found, named };
}

/** Where one transcript has to be asked about, all have to: they come from one phone. */
function leastSure(verdicts: readonly DateOrderVerdict[]): DateOrderVerdict | undefined {
  const [certain] = verdicts.filter(({ verdict }) => verdict === 'certain');
  return (
    verdicts.find(({ verdict }) => verdict === 'ask') ??
    verdicts.find(({ verdict }) => verdict === 'inferred') ??
    certain
  );
}
