/**
 * A light stemmer for Arabic, after "light10" (Larkey, Ballesteros, Connell: Light Stemming for Arabic Information
 * Retrieval, 2007): takes off what grows to a word (the article, "and", "in", "for", endings of number and possession) and
 * leaves its root alone. Words are folded before (words.ts), so that ة is ه, ى is ي, and أ, إ and آ are ا.
 */

const AND = /^و(?=.{3})/u;
const ARTICLES = /^(?:وال|بال|كال|فال|ال|لل)(?=.{2})/u;
const ENDINGS = /(?<=.{2})(?:ها|ان|ات|ون|ين|يه|ه|ي)$/u;

/** The word itself where nothing can be taken off. */
export function arabicStem(word: string): string {
  const bare = word.replace(ARTICLES, '');
  let stem = bare === word ? word.replace(AND, '') : bare;
  // Endings follow one another: "their cars" is "car", plural, possessor.
  for (let before = ''; before !== stem; ) {
    before = stem;
    stem = stem.replace(ENDINGS, '');
  }
  return stem;
}
