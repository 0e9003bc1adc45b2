/** JSON as Telegram Desktop writes it, which is not always JSON. */

/** Stands for what cannot be read. */
export const UNREADABLE: unique symbol = Symbol('unreadable');

/** The value, mended where that is needed, or UNREADABLE. */
export function parseLenient(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return parseMended(text);
  }
}

function parseMended(text: string): unknown {
  try {
    return JSON.parse(mend(text));
  } catch {
    return UNREADABLE;
  }
}

/**
 * Mends what is known to go wrong: control characters are written `\x01` (telegramdesktop/tdesktop#27571), and the path of
 * a custom emoji's picture stood without quotes in version 4.1.1 (#24961).
 */
function mend(text: string): string {
  return text
    .replaceAll(/\\(?:x([\dA-Fa-f]{2})|[\s\S])/g, (pair, code?: string) => (code === undefined ? pair : `\\u00${code}`))
    .replaceAll(
      /("document_id":)(?! *(?:["\d]|null)) *([^"\\\n]+?)(,?)(?=\r?\n)/g,
      (_, key: string, path: string, comma: string) => `${key} "${path}"${comma}`,
    );
}
