/** One language's texts: Fluent, with marks, foreign text kept apart where it runs the other way, and counted nouns. */
import {
  FluentBundle,
  FluentDateTime,
  type FluentFunction,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
} from '@fluent/bundle';
import type { MarkedSpan, RichText, Span } from './values.ts';

type Pattern = Parameters<FluentBundle['formatPattern']>[0];
/** Strings and spans are foreign text; lists are for LIST(). */
type Value = string | number | FluentNumber | FluentDateTime | readonly string[] | MarkedSpan;
export type TextValues = Readonly<Record<string, Value>>;

export interface Texts {
  /** Every message, and every attribute as `message.attribute`. */
  readonly keys: readonly string[];
  has(key: string): boolean;
  text(key: string, values?: TextValues): string;
  rich(key: string, values?: TextValues): RichText;
}

// Private characters stand for markup between formatting and the spans. No value may hold one.
const OPEN: Readonly<Record<string, 'bold' | 'code' | 'foldedQuote'>> = {
  '\uE000': 'bold',
  '\uE001': 'code',
  '\uE002': 'foldedQuote',
};
const TAGS: Readonly<Record<string, string>> = { b: '\uE000', code: '\uE001', q: '\uE002' };
const CLOSE = '\uE003';
/** Followed by its place among the values' spans. */
const HERE = '\uE004';
const FIRST_PLACE = 0xe100;
const MARK = /[\uE000-\uE004]/;
const MARKS = /[\uE000-\uE004]/g;

const withMarks = (source: string) =>
  source.replace(/<(\/?)(b|code|q)>/g, (_, end: string, tag: string) => (end ? CLOSE : (TAGS[tag] ?? '')));

function spansOf(text: string, given: readonly MarkedSpan[]): RichText {
  const stack: { mark?: 'bold' | 'code' | 'foldedQuote'; spans: Span[] }[] = [{ spans: [] }];
  let from = 0;
  const take = (to: number) => {
    if (to > from) stack.at(-1)?.spans.push(text.slice(from, to));
  };
  for (let i = 0; i < text.length; i++) {
    const char = text[i] as string;
    if (!MARK.test(char)) continue;
    take(i);
    if (char === HERE) {
      const span = given[text.charCodeAt(++i) - FIRST_PLACE];
      if (span) stack.at(-1)?.spans.push(span);
    } else if (char === CLOSE) {
      const done = stack.length > 1 ? stack.pop() : undefined;
      if (done?.mark) stack.at(-1)?.spans.push({ mark: done.mark, text: done.spans });
    } else if (OPEN[char]) stack.push({ mark: OPEN[char], spans: [] });
    from = i + 1;
  }
  take(text.length);
  return stack[0]?.spans ?? [];
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/;
const LEFT_TO_RIGHT = /[\p{L}--[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]]|\d/v;
const isolated = (text: string) => `\u2068${text}\u2069`;

/** Commands, filters and names of apps among Arabic words. */
const LATIN_RUN =
  /[/@.#-]*[A-Za-z](?:[\w/@#'’+-]|[.:](?=[\w/])|(?<=\b(?:in|from|chat|on|when|after|before|has|since)):|(?:, |[ >→]+)(?=[/@.#-]*[A-Za-z\d]))*/g;

/** Keeps them apart when the catalogue is read, so that nobody types isolates; never in code, which is copied. */
function withIsolates(source: string): string {
  return source
    .split('\n')
    .map((line) => {
      if (line.startsWith('#')) return line;
      const [, head = '', body = ''] =
        /^(\s*-?[A-Za-z][\w-]* =|\s+\.[\w-]+ =|\s*\*?\[\w+\]|)([\s\S]*)$/.exec(line) ?? [];
      const parts = body.split(/(\{[^}]*\}?|<code>[^<]*<\/code>|<\/?\w+>)/);
      return head + parts.map((part, i) => (i % 2 === 0 ? part.replace(LATIN_RUN, isolated) : part)).join('');
    })
    .join('\n');
}

class TextValue extends FluentType<string> {
  toString(): string {
    return isolated(this.value);
  }
}
class ListValue extends FluentType<readonly string[]> {
  toString(): string {
    return this.value.join(', ');
  }
}
class SpanValue extends FluentType<string> {
  toString(): string {
    return this.value;
  }
}

export function catalogue(locale: string, source: string): Texts {
  const isRightToLeft = locale.startsWith('ar');
  const against = isRightToLeft ? LEFT_TO_RIGHT : RIGHT_TO_LEFT;
  const apart = (text: string) => (against.test(text) ? isolated(text) : text);
  const clean = (text: string) => (MARK.test(text) ? text.replace(MARKS, '') : text);
  const asText = (text: string) => (against.test(text) ? new TextValue(text) : text);

  const patterns = new Map<string, Pattern>();
  const nouns = new Map<string, Pattern>();
  const noun = (name: FluentValue | undefined, form: FluentValue | undefined): Pattern => {
    const id = form === undefined ? String(name?.valueOf()) : `${name?.valueOf()}.${form.valueOf()}`;
    const pattern = nouns.get(id);
    if (pattern === undefined) throw new ReferenceError(`no noun ${id}`);
    return pattern;
  };
  const plain = (value: FluentValue | undefined) =>
    value instanceof FluentType ? String(value.valueOf()) : (value ?? '');
  const lists = {
    conjunction: new Intl.ListFormat(locale, { type: 'conjunction' }),
    unit: new Intl.ListFormat(locale, { type: 'unit' }),
  };
  const functions: Record<string, FluentFunction> = {
    /** `COUNT($amount, "credit")`: an amount with its noun, a term that takes `$count`; `form: "of"` takes its attribute. */
    COUNT: ([amount, name], { form }) => bundle.formatPattern(noun(name, form), { count: amount as FluentNumber }),
    /** `NOUN($kind, "all")`: another form of a noun, an attribute of its term. */
    NOUN: ([name, form]) => bundle.formatPattern(noun(name, form)),
    /** `LIST($names)`: a, b and c; with `type: "plain"` only `list-comma` between them; `quotes: "“|”"` around each. */
    LIST: ([items], { type, quotes }) => {
      const [before = '', behind = ''] = String(quotes?.valueOf() ?? '').split('|');
      const texts = (items as ListValue).value.map((item) => before + apart(item) + behind);
      if (type?.valueOf() === 'plain') return texts.join(text('list-comma'));
      return lists[type?.valueOf() === 'unit' ? 'unit' : 'conjunction'].format(texts);
    },
    /** `WEEKDAY($day)`: what the day of the week is called, 1 for Monday. */
    WEEKDAY: ([day], { style }) =>
      // 1 January 2024 was a Monday.
      new FluentDateTime(Date.UTC(2024, 0, Number(day?.valueOf())), {
        weekday: style?.valueOf() === 'short' ? 'short' : 'long',
        timeZone: 'UTC',
      }),
    /** `CAPITAL($doing)`: where it begins a sentence. */
    CAPITAL: ([value]) => {
      const said = plain(value);
      return said.charAt(0).toLocaleUpperCase(locale) + said.slice(1);
    },
    /** `SMALL($doing)`: within a sentence. */
    SMALL: ([value]) => {
      const said = plain(value);
      return said.charAt(0).toLocaleLowerCase(locale) + said.slice(1);
    },
  };
  const bundle = new FluentBundle(locale, { useIsolating: false, functions });
  const resource = new FluentResource(withMarks(isRightToLeft ? withIsolates(source) : source));
  bundle.addResource(resource);
  for (const { id, value, attributes } of resource.body) {
    const [into, name] = id.startsWith('-') ? [nouns, id.slice(1)] : [patterns, id];
    if (value !== null) into.set(name, value);
    for (const [attribute, pattern] of Object.entries(attributes)) into.set(`${name}.${attribute}`, pattern);
  }

  function format(key: string, values: TextValues, given: MarkedSpan[]): string {
    const pattern = patterns.get(key);
    if (pattern === undefined) throw new ReferenceError(`no text ${key} in ${locale}`);
    if (typeof pattern === 'string') return pattern;
    const args: Record<string, FluentValue> = {};
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'string') args[name] = asText(clean(value));
      else if (typeof value === 'number') args[name] = new FluentNumber(value);
      else if (value instanceof FluentType) args[name] = value;
      else if (Array.isArray(value)) args[name] = new ListValue(value.map(clean));
      else args[name] = new SpanValue(HERE + String.fromCharCode(FIRST_PLACE + given.push(value as MarkedSpan) - 1));
    }
    const errors: Error[] = [];
    const said = bundle.formatPattern(pattern, args, errors);
    if (errors[0]) throw new Error(`${key} in ${locale}: ${errors[0].message}`, { cause: errors[0] });
    return said;
  }
  function text(key: string, values: TextValues = {}): string {
    return format(key, values, []);
  }
  return {
    keys: [...patterns.keys()],
    has: (key) => patterns.has(key),
    text,
    rich(key, values = {}) {
      const given: MarkedSpan[] = [];
      const said = format(key, values, given);
      return MARK.test(said) ? spansOf(said, given) : [said];
    },
  };
}
