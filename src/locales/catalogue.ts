/** One language's Fluent texts, extended by marks, bidi isolation of foreign text, and counted nouns. */
import { FluentDateTime, FluentNumber, FluentResource, type Message } from '@fluent/bundle';
import type { MarkedSpan, RichText, Span } from './values.ts';

type Pattern = NonNullable<Message['value']>;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;
type Argument = Extract<Expression, { type: 'func' }>['args'][number];
/** Strings and spans are foreign text; arrays are for LIST(). */
type Value = string | number | FluentNumber | FluentDateTime | readonly string[] | MarkedSpan;
export type TextValues = Readonly<Record<string, Value>>;

export interface Texts {
  /** All messages, and attributes as `message.attribute`. */
  readonly keys: readonly string[];
  has(key: string): boolean;
  text(key: string, values?: TextValues): string;
  rich(key: string, values?: TextValues): RichText;
}

// Private-use characters represent markup between formatting and parsing into spans; they're stripped from values.
const OPEN: Readonly<Record<string, 'bold' | 'code'>> = { '\uE000': 'bold', '\uE001': 'code' };
const TAGS: Readonly<Record<string, string>> = { b: '\uE000', code: '\uE001' };
const CLOSE = '\uE003';
/** Followed by FIRST_INDEX plus the span's index among the values' spans. */
const SPAN = '\uE004';
const FIRST_INDEX = 0xe100;
const MARK = /[\uE000-\uE004]/;
const MARKS = /[\uE000-\uE004]/g;

const withMarks = (source: string) =>
  source.replace(/<(\/?)(b|code)>/g, (_, end: string, tag: string) => (end ? CLOSE : (TAGS[tag] ?? '')));

function spansOf(text: string, given: readonly MarkedSpan[]): RichText {
  const stack: { mark?: 'bold' | 'code'; spans: Span[] }[] = [{ spans: [] }];
  let from = 0;
  const take = (to: number) => {
    if (to > from) stack.at(-1)?.spans.push(text.slice(from, to));
  };
  for (let i = 0; i < text.length; i++) {
    const char = text[i] as string;
    if (!MARK.test(char)) continue;
    take(i);
    if (char === SPAN) {
      const span = given[text.charCodeAt(++i) - FIRST_INDEX];
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

/** Commands, filters and app names in Arabic text. */
const LATIN_RUN =
  /[/@.#-]*[A-Za-z](?:[\w/@#'’+-]|[.:](?=[\w/])|(?<=\b(?:in|from|chat|on|when|after|before|has|since)):|(?:, |[ >→]+)(?=[/@.#-]*[A-Za-z\d]))*/g;

/** Isolates these runs when the catalogue is read, so that translators needn't; not in code, which is copied. */
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

const FIRST_OF_MONTH: Readonly<Record<string, string>> = { fr: '1er', pt: '1º' };

/** Writes the first of a month as an ordinal in French and Portuguese; Intl writes a plain 1. */
export function withFirst(locale: string, date: string): string {
  const first = FIRST_OF_MONTH[locale.slice(0, 2)];
  return first === undefined ? date : date.replace(/(?<![\p{N}:])1(?=\s(?:de\s)?\p{L}{3})/gu, first);
}

/** Memoizes `make` for equal options, with a faster lookup for the same object. */
export function perOptions<Options extends object, Made>(make: (options: Options) => Made): (options: Options) => Made {
  let same = new WeakMap<Options, Made>();
  const equal = new Map<string, Made>();
  return (options) => {
    let made = same.get(options);
    if (made !== undefined) return made;
    // Options may contain each person's time zone, so the cache is bounded.
    if (equal.size > 200) {
      equal.clear();
      same = new WeakMap();
    }
    const id = JSON.stringify(options);
    made = equal.get(id) ?? make(options);
    equal.set(id, made);
    same.set(options, made);
    return made;
  };
}

/** Input of one text; its spans are collected in the order of use. */
interface Input {
  readonly values: TextValues;
  readonly spans: MarkedSpan[];
  /** In a referenced term, missing values select the default variant. */
  readonly isTerm?: true;
}
type Render<Result> = (input: Input) => Result;

const LONG_WEEKDAY = { weekday: 'long', timeZone: 'UTC' } as const;

/** Parses a file with Fluent and compiles each text at its first use: Fluent's resolver takes three times as long. */
export function catalogue(locale: string, source: string): Texts {
  const isRightToLeft = locale.startsWith('ar');
  const opposite = isRightToLeft ? LEFT_TO_RIGHT : RIGHT_TO_LEFT;
  const isolate = (text: string) => (opposite.test(text) ? isolated(text) : text);
  const clean = (text: string) => (MARK.test(text) ? text.replace(MARKS, '') : text);

  const numberFormat = perOptions((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
  const dateFormat = perOptions((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
  const figures = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(locale);
  const all = new Intl.ListFormat(locale, { type: 'conjunction' });
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });

  function formatted(value: Value, spans: MarkedSpan[]): string {
    if (typeof value === 'string') return isolate(clean(value));
    if (typeof value === 'number') return figures.format(value);
    if (value instanceof FluentNumber) return numberFormat(value.opts).format(value.value);
    if (value instanceof FluentDateTime) return withFirst(locale, dateFormat(value.opts).format(value.toNumber()));
    if ('mark' in value) return SPAN + String.fromCharCode(FIRST_INDEX + spans.push(value) - 1);
    return value.map(clean).join(', ');
  }

  /** Formats a value without isolating it. */
  const plain = (value: Value, { spans }: Input) =>
    typeof value === 'string' ? clean(value) : formatted(value, spans);

  function compile(pattern: Pattern): Render<string> {
    if (typeof pattern === 'string') return () => pattern;
    const parts = pattern.map((part) => (typeof part === 'string' ? part : placeable(part)));
    return (input) => {
      let said = '';
      for (const part of parts) said += typeof part === 'string' ? part : part(input);
      return said;
    };
  }

  function placeable(expression: Expression): Render<string> {
    if (expression.type === 'var') {
      const value = valueIn(expression);
      return (input) => formatted(value(input), input.spans);
    }
    if (expression.type === 'select') return selected(expression);
    if (expression.type === 'func') return called(expression);
    if (expression.type === 'str') return () => expression.value;
    if (expression.type === 'num') return () => figures.format(expression.value);
    const { name, attr } = expression;
    if (expression.type === 'mesg') return (input) => message(attr ? `${name}.${attr}` : name)(input);
    const values = namedIn(expression.args);
    return ({ spans }) => noun(name, attr ?? undefined)({ values, spans, isTerm: true });
  }

  function selected({ selector, variants, star }: Extract<Expression, { type: 'select' }>): Render<string> {
    const value = valueIn(selector);
    const cases = variants.map((variant) => ({ key: variant.key.value, text: compile(variant.value) }));
    const other = cases[star]?.text;
    return (input) => {
      const given = value(input);
      const wanted = given instanceof FluentNumber ? given.value : given;
      let form: string | undefined;
      for (const { key, text } of cases) {
        if (key === wanted) return text(input);
        if (typeof wanted !== 'number' || typeof key !== 'string') continue;
        form ??= plurals.select(wanted);
        if (key === form) return text(input);
      }
      return other?.(input) ?? '';
    };
  }

  /** The value of a variable or literal, or the text of a function call. */
  function valueIn(expression: Argument): Render<Value> {
    if (expression.type === 'str' || expression.type === 'num') return () => expression.value;
    if (expression.type !== 'var') return placeable(expression as Expression);
    const { name } = expression;
    return ({ values, isTerm }) => {
      const value = values[name];
      if (value === undefined && !isTerm) throw new ReferenceError(`no value for $${name}`);
      return value ?? '';
    };
  }

  const namedIn = (args: readonly Argument[]): Options =>
    Object.fromEntries(args.flatMap((arg) => (arg.type === 'narg' ? [[arg.name, arg.value.value]] : [])));

  function called({ name, args }: Extract<Expression, { type: 'func' }>): Render<string> {
    const [first, second] = args.filter((arg) => arg.type !== 'narg').map(valueIn);
    const make = FUNCTIONS[name];
    if (make === undefined || first === undefined) throw new SyntaxError(`${name}() is unknown or lacks an argument`);
    return make(first, second, namedIn(args));
  }

  type Options = Readonly<Record<string, string | number>>;
  type MakeFunction = (first: Render<Value>, second: Render<Value> | undefined, options: Options) => Render<string>;
  const FUNCTIONS: Readonly<Record<string, MakeFunction>> = {
    /** `COUNT($amount, "credit")`: an amount with its noun, a term with `$count`; `form: "of"` selects an attribute. */
    COUNT:
      (amount, name, { form }) =>
      (input) =>
        noun(name?.(input), form)({ values: { count: amount(input) }, spans: input.spans }),
    /** `NOUN($kind, "all")`: a form of a noun, an attribute of its term. */
    NOUN: (name, form) => (input) => noun(name(input), form?.(input))(input),
    /** `NUMBER($size, unitDisplay: "long")`. */
    NUMBER: (amount, _, options) => (input) => {
      const given = amount(input);
      const [value, own] = given instanceof FluentNumber ? [given.value, given.opts] : [Number(given), {}];
      return numberFormat({ ...own, ...options }).format(value);
    },
    /** `DATETIME($day, weekday: "long")`. */
    DATETIME: (moment, _, options) => (input) => {
      const given = moment(input);
      if (!(given instanceof FluentDateTime)) throw new TypeError('DATETIME() needs a moment');
      return withFirst(locale, dateFormat({ ...given.opts, ...options }).format(given.toNumber()));
    },
    /** `LIST($names)`: a, b and c; `quotes: "“|”"` puts quotes around each, `type: "disjunction"` says "or". */
    LIST: (items, _, { quotes, type }) => {
      const [before = '', behind = ''] = String(quotes ?? '').split('|');
      const lists = type === 'disjunction' ? either : all;
      return (input) => {
        const texts = (items(input) as readonly string[]).map((item) => before + isolate(clean(item)) + behind);
        return lists.format(texts);
      };
    },
    /** `WEEKDAY($day)`: the name of a day of the week, 1 for Monday. */
    WEEKDAY: (day) => (input) =>
      // 1 January 2024 was a Monday.
      dateFormat(LONG_WEEKDAY).format(Date.UTC(2024, 0, Number(day(input)))),
    /** `CAPITAL($doing)`: capitalizes a value at the start of a sentence. */
    CAPITAL: (value) => (input) => {
      const said = plain(value(input), input);
      return said.charAt(0).toLocaleUpperCase(locale) + said.slice(1);
    },
  };

  const patterns = new Map<string, Pattern>();
  const nouns = new Map<string, Pattern>();
  const compiled = new Map<Pattern, Render<string>>();
  const resource = new FluentResource(withMarks(isRightToLeft ? withIsolates(source) : source));
  for (const { id, value, attributes } of resource.body) {
    const [into, name] = id.startsWith('-') ? [nouns, id.slice(1)] : [patterns, id];
    if (value !== null) into.set(name, value);
    for (const [attribute, pattern] of Object.entries(attributes)) into.set(`${name}.${attribute}`, pattern);
  }
  function compiledText(pattern: Pattern): Render<string> {
    let make = compiled.get(pattern);
    if (make === undefined) {
      make = compile(pattern);
      compiled.set(pattern, make);
    }
    return make;
  }
  function message(key: string): Render<string> {
    const pattern = patterns.get(key);
    if (pattern === undefined) throw new ReferenceError(`no text ${key}`);
    return compiledText(pattern);
  }
  function noun(name: Value | undefined, form: Value | undefined): Render<string> {
    const id = form === undefined ? String(name) : `${name}.${form}`;
    const pattern = nouns.get(id);
    if (pattern === undefined) throw new ReferenceError(`no noun ${id}`);
    return compiledText(pattern);
  }

  function format(key: string, values: TextValues, spans: MarkedSpan[]): string {
    const pattern = patterns.get(key);
    if (pattern === undefined) throw new ReferenceError(`no text ${key} in ${locale}`);
    if (typeof pattern === 'string') return pattern;
    try {
      return compiledText(pattern)({ values, spans });
    } catch (error) {
      throw new Error(`${key} in ${locale}: ${(error as Error).message}`, { cause: error });
    }
  }
  function text(key: string, values: TextValues = {}): string {
    return format(key, values, []);
  }
  return {
    keys: [...patterns.keys()],
    has: (key) => patterns.has(key),
    text,
    rich(key, values = {}) {
      const spans: MarkedSpan[] = [];
      const said = format(key, values, spans);
      return MARK.test(said) ? spansOf(said, spans) : [said];
    },
  };
}
