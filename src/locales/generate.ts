/** `npm run words`: generates keys.ts from the catalogues, so that a wrong key or a missing value doesn't compile. */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  type Expression,
  type InlineExpression,
  Message,
  type Pattern,
  parse,
  Term,
  type Variant,
} from '@fluent/syntax';

export interface Signature {
  readonly key: string;
  readonly marked: boolean;
  /** Variable names with their types, which are those of values.ts. */
  readonly variables: ReadonlyMap<string, string>;
}

const PLURALS = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** Types of the first argument of each function. */
const ARGUMENT_TYPES: Readonly<Record<string, string>> = {
  COUNT: 'number',
  WEEKDAY: 'number',
  NUMBER: 'Amount',
  DATETIME: 'Moment',
  LIST: 'readonly string[]',
  NOUN: 'Noun',
};

/** The variables of each text of a catalogue, with its nouns (terms) and unparsable entries. */
export function signatures(source: string): { texts: Signature[]; nouns: string[]; junk: string[] } {
  const { body } = parse(source, { withSpans: false });
  const messages = new Map(body.filter((entry) => entry instanceof Message).map((entry) => [entry.id.name, entry]));
  const texts = [...messages.values()].flatMap(({ id, value, attributes }) =>
    [
      { key: id.name, pattern: value },
      ...attributes.map((attribute) => ({ key: `${id.name}.${attribute.id.name}`, pattern: attribute.value })),
    ].flatMap(({ key, pattern }) => (pattern === null ? [] : [signature(key, pattern, messages)])),
  );
  return {
    texts,
    nouns: body.filter((entry) => entry instanceof Term).map((term) => term.id.name),
    junk: body.flatMap((entry) => (entry.type === 'Junk' ? [entry.content.slice(0, 80)] : [])),
  };
}

function signature(key: string, pattern: Pattern, messages: ReadonlyMap<string, Message>): Signature {
  const variables = new Map<string, string>();
  let marked = false;
  function visit({ elements }: Pattern): void {
    for (const element of elements) {
      if (element.type === 'TextElement') marked ||= /<(?:b|code)>/.test(element.value);
      else inside(element.expression, 'Piece');
    }
  }
  function inside(expression: Expression | InlineExpression, type: string): void {
    switch (expression.type) {
      case 'VariableReference':
        if (type !== 'Piece' || !variables.has(expression.id.name)) variables.set(expression.id.name, type);
        break;
      case 'MessageReference': {
        const other = messages.get(expression.id.name)?.value;
        if (other) visit(other);
        break;
      }
      case 'FunctionReference': {
        const [first, second] = expression.arguments.positional;
        if (first) inside(first, ARGUMENT_TYPES[expression.id.name] ?? 'Piece');
        if (second && expression.id.name === 'COUNT') inside(second, 'Noun');
        break;
      }
      case 'SelectExpression':
        inside(expression.selector, expression.variants.every(isByName) ? 'string' : 'number');
        for (const { value } of expression.variants) visit(value);
        break;
      case 'Placeable':
        inside(expression.expression, type);
        break;
      default:
    }
  }
  visit(pattern);
  return { key, marked, variables };
}

/** Whether a variant is selected by a name instead of a number or plural category. */
function isByName({ key, default: isDefault }: Variant): boolean {
  return isDefault || (key.type === 'Identifier' && !PLURALS.has(key.name));
}

/** The signatures of the English texts, with types narrowed where another language needs it. */
export function expectedSignatures(english: string, others: readonly string[]): Signature[] {
  const wanted = signatures(english).texts.map((text) => ({ ...text, variables: new Map(text.variables) }));
  const byKey = new Map(wanted.map((text) => [text.key, text.variables]));
  for (const { key, variables } of others.flatMap((other) => signatures(other).texts))
    for (const [name, type] of variables)
      if (type !== 'Piece' && byKey.get(key)?.get(name) === 'Piece') byKey.get(key)?.set(name, type);
  return wanted;
}

/** A union on one line if it fits, else one line per area (key prefix). */
function union(keys: readonly string[]): string {
  const quoted = keys.map((key) => `'${key}'`);
  if (quoted.join(' | ').length < 150) return quoted.join(' | ');
  const areas = Map.groupBy(quoted, (key) => key.split('-')[0]);
  return [...areas.values()].map((area) => `\n    | ${area.join(' | ')}`).join('');
}

/** @param english the catalogue that defines the set of texts */
export function declaration(english: string, others: readonly string[]): string {
  const texts = expectedSignatures(english, others);
  const records = (marked: boolean) => {
    const groups = Map.groupBy(
      texts.filter((text) => text.marked === marked),
      ({ variables }) =>
        [...variables]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, type]) => `${name}: ${type}`)
          .join('; '),
    );
    return [...groups]
      .map(([type, members]) => {
        const values = type === '' ? 'None' : `{ ${type} }`;
        return `  Record<${union(members.map(({ key }) => key))}, ${values}>`;
      })
      .join(' &\n');
  };
  const written = `${records(false)}\n${records(true)}`;
  const types = ['Amount', 'Moment', 'None', 'Piece'].filter((type) => new RegExp(`\\b${type}\\b`).test(written));
  const nouns = signatures(english).nouns.map((noun) => `'${noun}'`);
  return `/** Generated from the catalogues by \`npm run words\`. */
import type { ${types.join(', ')} } from './values.ts';

export type Noun = ${nouns.join(' | ')};
export type PlainTexts =
${records(false)};
export type MarkedTexts =
${records(true)};
`;
}

if (import.meta.main) {
  const read = (language: string) => readFileSync(new URL(`./${language}.ftl`, import.meta.url), 'utf8');
  const others = ['ar', 'de', 'es', 'fr', 'hi', 'pt', 'ru', 'uk', 'zh'].map(read);
  writeFileSync(new URL('./keys.ts', import.meta.url), declaration(read('en'), others));
}
