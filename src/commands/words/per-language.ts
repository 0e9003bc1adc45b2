/** What is made once in each language and is the same from then on, such as answers that are said to everybody. */
import type { Words } from './words.ts';

/** `make` is called at the first time that somebody needs it in a language. */
export function perLanguage<Made>(make: (words: Words) => Made): (words: Words) => Made {
  const made = new Map<Words, Made>();
  return (words) => {
    let known = made.get(words);
    if (known === undefined) {
      known = make(words);
      made.set(words, known);
    }
    return known;
  };
}
