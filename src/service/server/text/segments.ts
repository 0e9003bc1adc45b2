/** Cuts what is written without spaces into words, by the dictionaries of the platform. */
import { isRunOfPairs, placedPieces } from './words.ts';

// One segmenter for all scripts: which dictionary it takes is decided by the script.
const SEGMENTER = new Intl.Segmenter('ja', { granularity: 'word' });
const IDEOGRAPHS = /^\p{Script=Han}+$/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The words of a text that was typed without a space: where it has runs without spaces between words, their words, and
 * what stands between the runs; otherwise the text itself. In Japanese, single ideographs stay with their neighbours:
 * 会議|室 is 会議室; in Chinese most of them are words.
 */
export function segmentsOf(text: string): string[] {
  const pieces = placedPieces(text);
  if (!pieces.some(({ piece }) => isRunOfPairs(piece))) return [text];
  return pieces.flatMap(({ piece, start, end }) => {
    const written = text.slice(start, end);
    return isRunOfPairs(piece) ? wordsOfRun(written, KANA.test(text)) : [written];
  });
}

function wordsOfRun(run: string, isJapanese: boolean): string[] {
  const words: string[] = [];
  for (const { segment } of SEGMENTER.segment(run)) {
    const last = words.at(-1);
    const areIdeographs = last !== undefined && IDEOGRAPHS.test(last) && IDEOGRAPHS.test(segment);
    if (isJapanese && areIdeographs && ([...segment].length === 1 || [...last].length === 1))
      words[words.length - 1] = last + segment;
    else words.push(segment);
  }
  return words;
}
