/** Phrases of a list that is written as `one|other|…`, over several lines. */
export function phrases(list: string): string[] {
  return list.split('|').map((phrase) => phrase.trim());
}
