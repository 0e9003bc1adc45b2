/** Parses Telegram Desktop's JSON, which isn't always valid. */
import { parseJson } from '../json-value.ts';

/** Returned for an unreadable value. */
export const UNREADABLE: unique symbol = Symbol('unreadable');

/** The value, repaired if needed, or UNREADABLE. */
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
 * Control characters are written as `\x01` (telegramdesktop/tdesktop#27571), and version 4.1.1 wrote the path of a
 * custom emoji's picture without quotes (#24961).
 */
function repaired(text: string): string {
  return text
    .replaceAll(/\\(?:x([\dA-Fa-f]{2})|[\s\S])/g, (pair, code?: string) => (code === undefined ? pair : `\\u00${code}`))
    .replaceAll(
      /("document_id":)(?! *(?:["\d]|null)) *([^ "\\\n][^"\\\n]*?)(,?)(?=\r?\n)/g,
      (_, key: string, path: string, comma: string) => `${key} "${path}"${comma}`,
    );
}
