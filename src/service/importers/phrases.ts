/** Splits a multi-line list of phrases, `one|other|…`. */
export function phrases(list: string): string[] {
  return list.split('|').map((phrase) => phrase.trim());
}
