/** A long text in passages, each as long as a message: what stands far from one another in it was not said together. */

/** Characters of a text that is one passage. */
const SHORT = 600;
/** Of a passage, unless one sentence is longer. */
const LONG = 400;
/** Of a sentence; what has no ends is cut. */
const SENTENCE = /[^\n.!?…。！？]{1,1000}[.!?…。！？]*\s*|\s+|[.!?…。！？]+/gu;

/** Passages in their order; together they are the text. */
export function passagesIn(text: string): string[] {
  if (text.length <= SHORT) return [text];
  const passages: string[] = [];
  for (const [sentence] of text.matchAll(SENTENCE)) {
    const last = passages.at(-1);
    if (last !== undefined && last.length + sentence.length <= LONG) passages[passages.length - 1] = last + sentence;
    else passages.push(sentence);
  }
  return passages;
}
