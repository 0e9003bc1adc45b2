/** WhatsApp's "Export chat": a transcript, alone or in a zip or folder beside its photos and files. */
import { BatchBuilder } from '../batch-builder.ts';
import { demandFew } from '../folder-source.ts';
import type {
  DateOrderVerdict,
  ExportFile,
  ExportSource,
  Importer,
  Inspection,
  Person,
  ReadingChoices,
  Sniffed,
} from '../importer.ts';
import { PeopleCount } from '../people-count.ts';
import { displayName } from '../shown-name.ts';
import { createZoneReader } from '../zoned-time.ts';
import { parseHeader } from './header.ts';
import { surveyOf } from './survey.ts';
import { chatOf, readTranscript, type Transcript } from './transcript.ts';

const HEAD_BYTES = 4096;
/** A zip with media may hold texts that somebody sent: so many are looked at for a transcript. */
const MAX_HEADS = 50;
/** Transcripts of one export whose dates are compared, and names that are remembered. */
const [MAX_VERDICTS, MAX_NAMES] = [1000, 20_000];

const BACKUP = /(?:^|\/)msgstore[^/]*\.db(?:\.crypt\d+)?$/i;

export const whatsapp: Importer = {
  format: 'WhatsApp (exported chat)',
  platform: 'whatsapp',

  async sniff(source, signal): Promise<Sniffed> {
    const { files, named } = await transcriptsIn(source, signal);
    if (files.length > 0) return { sure: named ? 'certain' : 'likely' };
    if (source.files.some(({ path }) => BACKUP.test(path))) {
      return { unusable: 'whatsapp-backup' };
    }
    if (transcriptFiles(source).named) {
      return { unusable: 'whatsapp-dates' };
    }
    return undefined;
  },

  async inspect(source, signal): Promise<Inspection> {
    const everybody = new PeopleCount();
    const verdicts: DateOrderVerdict[] = [];
    const told = new Set<string>();
    const inferred = new Set<string>();
    const unlikely = new Set<string>();
    for await (const { survey, name } of transcriptsOf(source, signal)) {
      const people = survey.people.most();
      // Where only the other one of a chat of two wrote, there is nobody to ask about.
      const isOthers = people.length === 1 && people[0]?.id === name;
      for (const { id, messages } of isOthers ? [] : people) everybody.add(id, id, messages);
      if (survey.dateOrder && verdicts.length < MAX_VERDICTS) verdicts.push(survey.dateOrder);
      const other = theOtherOf(people, name);
      // Of two there is nobody who is surely the one.
      if (survey.me && told.size < 2) told.add(survey.me.id);
      else if (!survey.me && other !== undefined && inferred.size < 2) inferred.add(other);
      // A chat of two has the name of the other one.
      for (const stranger of [...survey.unsaved, ...(name === undefined ? [] : [name])])
        if (unlikely.size < MAX_NAMES) unlikely.add(stranger);
    }
    const [own, another] = [...told.union(inferred)];
    const me = own === undefined || another !== undefined ? undefined : { id: own, name: own };
    const isTold = me !== undefined && told.has(me.id);
    return {
      me: isTold ? me : undefined,
      inferredMe: isTold ? undefined : me,
      people: everybody.most(),
      unlikely: everybody.most().flatMap(({ id }) => (unlikely.has(id) ? [id] : [])),
      dateOrder: mostSure(verdicts),
      zoneless: true,
    };
  },

  async *read(source, choices: ReadingChoices, signal) {
    const time = createZoneReader(choices.timeZone);
    const batches = new BatchBuilder();
    for await (const transcript of transcriptsOf(source, signal)) {
      const { survey, file } = transcript;
      const me = choices.me ?? survey.me?.id;
      const own = survey.dateOrder;
      const order = (own?.verdict === 'certain' ? own.order : (choices.dateOrder ?? own?.order)) ?? 'day-first';
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
  if (named) demandFew(files);
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

/** All come from one phone: what one of them tells is true of all, unless another one tells otherwise. */
function mostSure(verdicts: readonly DateOrderVerdict[]): DateOrderVerdict | undefined {
  const unsure = verdicts.find(({ verdict }) => verdict === 'ask');
  const sure = ['certain', 'inferred'].map((kind) => verdicts.filter(({ verdict }) => verdict === kind));
  const [best, ...others] = sure.find((same) => same.length > 0) ?? [];
  const agree = others.every(({ order }) => order === best?.order);
  if (unsure) return best && agree ? { ...unsure, verdict: 'inferred', order: best.order } : unsure;
  // Where they do not agree, each is read as it says itself.
  return best && !agree ? { ...best, verdict: 'certain' } : best;
}

/** What stands before (and behind) the name, as WhatsApp writes it in its languages. */
const FORMS: readonly RegExp[] = [
  // English, and every iPhone: "WhatsApp Chat with X", "WhatsApp Chat - X".
  /^WhatsApp Chat (?:with|-) (.+)$/iu,
  // German, Dutch, Swedish, Danish, Norwegian, Afrikaans.
  /^WhatsApp[- ]?(?:Chat|Chatt|gesprek) (?:mit|met|med) (.+)$/iu,
  // Spanish, Portuguese, Italian, Romanian, Catalan.
  /^(?:Chat|Conversa|Xat|Conversație) (?:de |do |no |del )?WhatsApp (?:con|com|cu|amb) (.+)$/iu,
  /^(?:Discussion|Conversation) WhatsApp avec (.+)$/iu,
  // Russian, Ukrainian.
  /^Чат WhatsApp (?:с|со|з|із|зі)(?: контактом)? (.+)$/iu,
  // Czech, Polish, Indonesian.
  /^(?:Chat|Czat|Konverzace) WhatsApp (?:s uživatelem|s|z|dengan) (.+)$/iu,
  // Finnish, Turkish.
  /^WhatsApp-keskustelu (?:käyttäjän|henkilön) (.+) kanssa$/iu,
  /^(.+) ile WhatsApp Sohbeti$/iu,
  // Arabic, Hebrew.
  /^(?:محادثة|دردشة) (?:واتساب|WhatsApp) مع (.+)$/u,
  /^(?:צ['׳]אט|שיחת) WhatsApp עם (.+)$/u,
  // Chinese, Japanese, Korean.
  /^[与與]\s?(.+?)\s?的\s?WhatsApp\s?(?:聊天|对话|對話|聊天记录|對話紀錄)$/u,
  /^WhatsApp\s?(?:聊天|对话|對話)\s?[-–]\s?(.+)$/u,
  /^(.+?)\s?(?:님과|와|과)의?\s?WhatsApp\s?대화$/u,
];

const IOS_TRANSCRIPT = '_chat.txt';

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * What a file name, or the name of a zip or folder, tells as the name of the chat: " (2)" and the ending are a file
 * manager's or a browser's, and may stand for spaces that became "_".
 * @returns undefined if it is not WhatsApp's name of an export
 */
function chatNameIn(fileName: string): string | undefined {
  const bare = fileName
    .normalize('NFC')
    .replace(/\.(?:txt|zip)$/i, '')
    .replace(/ ?\(\d{1,3}\)$/, '');
  for (const name of [bare, bare.replaceAll('_', ' ')]) {
    const plain = displayName(name) ?? '';
    for (const form of FORMS) {
      const found = form.exec(plain)?.[1];
      if (found !== undefined) return displayName(found);
    }
  }
  return undefined;
}

/** The chat of a transcript. `_chat.txt` is named by what it lies in. */
function chatNameOf(file: ExportFile, source: ExportSource): string | undefined {
  const name = baseName(file.path);
  const own = chatNameIn(name);
  if (own !== undefined) return own;
  const [folder] = file.path.split('/').slice(-2, -1);
  const around = folder !== undefined ? folder : source.name;
  const told = chatNameIn(around);
  if (told !== undefined) return told;
  // A transcript or a folder that somebody has given a name of their own.
  const given = name === IOS_TRANSCRIPT ? around : name;
  if (given === IOS_TRANSCRIPT) return undefined;
  return displayName(given.replace(/\.(?:txt|zip)$/i, ''));
}

/** Files that can be transcripts by their names: those with WhatsApp's names, or else every text. */
function transcriptFiles(source: ExportSource): { files: readonly ExportFile[]; named: boolean } {
  const texts = source.files.filter(({ path }) => /\.txt$/i.test(path) && !/(?:^|\/)__MACOSX\//.test(path));
  const named = texts.filter(({ path }) => {
    const name = baseName(path);
    return name === IOS_TRANSCRIPT || chatNameIn(name) !== undefined;
  });
  return named.length > 0 ? { files: named, named: true } : { files: texts, named: false };
}
