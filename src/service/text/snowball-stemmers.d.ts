/** The package comes without types; this is the part of it that is used. */
declare module 'snowball-stemmers' {
  export interface Stemmer {
    stem(word: string): string;
  }
  export function newStemmer(language: 'english' | 'russian' | 'german' | 'portuguese' | 'spanish'): Stemmer;
}
