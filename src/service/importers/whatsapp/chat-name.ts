/** The name of a chat, from the names of WhatsApp's files. */
import type { ExportFile, ExportSource } from '../importer.ts';
import { displayName } from '../shown-name.ts';

/** WhatsApp's file names in its languages, with the chat name as the group. */
const FORMS: readonly RegExp[] = [
  // English, and every iPhone: "WhatsApp Chat with X", "WhatsApp Chat - X".
  /^WhatsApp Chat (?:with|-) (.+)$/iu,
  // German, Dutch, Swedish, Danish, Norwegian, Afrikaans.
  /^WhatsApp[- ]?(?:Chat|Chatt|gesprek) (?:mit|met|med) (.+)$/iu,
  // Spanish, Portuguese, Italian, Romanian, Catalan.
  /^(?:Chat|Conversa|Xat|Conversație) (?:de |do |no |del )?WhatsApp (?:con|com|cu|amb|-) (.+)$/iu,
  /^(?:Discussion|Conversation) WhatsApp (?:avec|-) (.+)$/iu,
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

export const IOS_TRANSCRIPT = '_chat.txt';

export const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * The chat name in the name of a file, zip or folder. Ignores the extension and a " (2)" added by file managers or
 * browsers; "_" may replace spaces.
 * @returns undefined if it isn't WhatsApp's name of an export
 */
export function chatNameIn(fileName: string): string | undefined {
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

/** The chat name of a transcript. `_chat.txt` gets it from its folder or zip. */
export function chatNameOf(file: ExportFile, source: ExportSource): string | undefined {
  const name = baseName(file.path);
  const own = chatNameIn(name);
  if (own !== undefined) return own;
  const [folder] = file.path.split('/').slice(-2, -1);
  const around = folder !== undefined ? folder : source.name;
  const outer = chatNameIn(around);
  if (outer !== undefined) return outer;
  // A renamed transcript or folder.
  const given = name === IOS_TRANSCRIPT ? around : name;
  if (given === IOS_TRANSCRIPT) return undefined;
  return displayName(given.replace(/\.(?:txt|zip)$/i, ''));
}
