/** A picture of figures, as data: what it shows, in words that are ready to be read. */

export interface Picture {
  /** Where reading begins. */
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly subtitle: string;
  /** From top to bottom; two halves that follow one another stand side by side. */
  readonly panels: readonly Panel[];
}

export type Panel = Columns | Rows;

/** Columns side by side, such as months; each a stack of values, one of each series. */
export interface Columns {
  readonly kind: 'columns';
  readonly width: 'full' | 'half';
  readonly title: string;
  /** Names of the series, where there are several. */
  readonly series: readonly string[];
  /** An empty label leaves room for its neighbour's. */
  readonly columns: readonly { readonly label: string; readonly values: readonly number[] }[];
}

/** Named bars below one another, longest first. */
export interface Rows {
  readonly kind: 'rows';
  readonly width: 'full' | 'half';
  readonly title: string;
  readonly rows: readonly {
    readonly name: string;
    readonly value: number;
    /** The value as it is read. */
    readonly text: string;
  }[];
}
