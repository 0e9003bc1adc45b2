/** What a chat is called, by the names of WhatsApp's files. */
import type { ExportFile, ExportSource } from '../importer.ts';
import { displayName } from '../shown-name.ts';

/** What stands before (and behind) the name, as WhatsApp writes it in its languages. */
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
 * What a file name, or the name of a zip or folder, tells as the name of the chat: " (2)" and the ending are a file
 * manager's or a browser's, and may stand for spaces that became "_".
 * @returns undefined if it is not WhatsApp's name of an export
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

/** The chat of a transcript. `_chat.txt` is named by what it lies in. */
export function chatNameOf(file: ExportFile, source: ExportSource): string | undefined {
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
