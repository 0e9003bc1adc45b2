/** Splits texts into sentences, and long ones into passages of about a message's length: distant parts of them aren't one statement. */

const WHOLE_SENTENCE = /[^.!?…。！？؟\n]+[.!?…。！？؟]*/gu;

/** The sentences of a text, each with its final punctuation. */
export const sentencesIn = (text: string): string[] => text.match(WHOLE_SENTENCE) ?? [];

/** Maximum length of a text that stays one passage, in characters. */
const MAX_WHOLE = 600;
/** Maximum length of a passage, unless a single sentence is longer. */
const MAX_PASSAGE = 400;
/** A sentence; text without sentence ends is cut. */
const SENTENCE = /[^\n.!?…。！？]{1,1000}[.!?…。！？]*\s*|\s+|[.!?…。！？]+/gu;

/** Passages in order; concatenated, they are the text. */
export function passagesIn(text: string): string[] {
  if (text.length <= MAX_WHOLE) return [text];
  const passages: string[] = [];
  for (const [sentence] of text.matchAll(SENTENCE)) {
    const last = passages.at(-1);
    if (last !== undefined && last.length + sentence.length <= MAX_PASSAGE)
      passages[passages.length - 1] = last + sentence;
    else passages.push(sentence);
  }
  return passages;
}
