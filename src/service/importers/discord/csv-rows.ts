/** Rows of a CSV file (RFC 4180: quoted fields may hold commas, quotes and line breaks), wherever its pieces begin and end. */
import { StringDecoder } from 'node:string_decoder';

/** Of one row; Discord's messages are at most a few kilobytes. */
const MAX_ROW = 4 * 1024 * 1024;

export class CsvRows {
  readonly #decoder = new StringDecoder('utf8');
  #fields: string[] = [];
  #field = '';
  #length = 0;
  #quoted = false;
  /** A quotation mark was read within quotes: the next letter tells whether it ended them. */
  #quote = false;
  #tooLong = false;

  /** @returns the rows that end in this piece; undefined for one that is too long to be a row */
  push(piece: Buffer): (readonly string[] | undefined)[] {
    return this.#scan(this.#decoder.write(piece));
  }

  /** @returns the last row, if no line break ended it */
  end(): (readonly string[] | undefined)[] {
    const rows = this.#scan(this.#decoder.end());
    if (!this.unfinished && (this.#fields.length > 0 || this.#field !== '')) rows.push(this.#row());
    return rows;
  }

  /** Whether quotes are open: then the file ends in the middle of a row. */
  get unfinished(): boolean {
    return this.#quoted && !this.#quote;
  }

  #scan(text: string): (readonly string[] | undefined)[] {
    const rows: (readonly string[] | undefined)[] = [];
    for (const letter of text) {
      if (this.#quote) {
        this.#quote = false;
        if (letter === '"') {
          this.#add('"');
          continue;
        }
        this.#quoted = false;
      }
      if (this.#quoted) {
        if (letter === '"') this.#quote = true;
        else this.#add(letter);
      } else if (letter === '"' && this.#field === '') this.#quoted = true;
      else if (letter === ',') this.#fieldEnds();
      else if (letter === '\n') {
        if (this.#fields.length > 0 || this.#field !== '') rows.push(this.#row());
      } else if (letter !== '\r' && letter !== '\ufeff') this.#add(letter);
    }
    return rows;
  }

  #add(letter: string): void {
    this.#length += letter.length;
    if (this.#length > MAX_ROW) this.#tooLong = true;
    else this.#field += letter;
  }

  #fieldEnds(): void {
    this.#fields.push(this.#field);
    this.#field = '';
  }

  #row(): readonly string[] | undefined {
    this.#fieldEnds();
    const row = this.#tooLong ? undefined : this.#fields;
    this.#fields = [];
    this.#length = 0;
    this.#tooLong = false;
    this.#quoted = false;
    this.#quote = false;
    return row;
  }
}
