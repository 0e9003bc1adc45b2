/** JSON as Telegram Desktop writes it, which is not quite JSON. */
import { parseJson } from '../json-value.ts';

/** Stands for what cannot be read. */
export const UNREADABLE: unique symbol = Symbol('unreadable');

/** The value, repaired where that is needed, or UNREADABLE. */
export function parseTelegramJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    try {
      return parseJson(repaired(text));
    } catch {
      return UNREADABLE;
    }
  }
}

/**
 * Control characters are written `\x01` (telegramdesktop/tdesktop#27571), and the path of a custom emoji's picture stood
 * without quotes in version 4.1.1 (#24961).
 */
function repaired(text: string): string {
  return text
    .replaceAll(/\\(?:x([\dA-Fa-f]{2})|[\s\S])/g, (pair, code?: string) => (code === undefined ? pair : `\\u00${code}`))
    .replaceAll(
      /("document_id":)(?! *(?:["\d]|null)) *([^"\\\n]+?)(,?)(?=\r?\n)/g,
      (_, key: string, path: string, comma: string) => `${key} "${path}"${comma}`,
    );
}
