/** The Bot API's methods and types as a table (bot-api.json; see NOTICE.md for its source), and validation by it. */
import { readFileSync } from 'node:fs';
import { isObject } from '#platform/json.ts';

export interface Field {
  readonly types: readonly string[];
  readonly required?: true;
  readonly range?: readonly [min: number, max: number, unit: 'characters' | 'bytes'];
  readonly values?: readonly string[];
}
type Fields = Readonly<Record<string, Field>>;
interface Type {
  readonly oneOf?: readonly string[];
  readonly fields?: Fields;
}
interface Spec {
  readonly methods: Readonly<Record<string, { readonly returns: readonly string[]; readonly fields: Fields }>>;
  readonly types: Readonly<Record<string, Type>>;
}

export const SPEC = JSON.parse(readFileSync(new URL('bot-api.json', import.meta.url), 'utf8')) as Spec;

/** The maximum length of a field of a method or type. */
export function maxLength(name: string, field: string): number {
  const max = (SPEC.methods[name] ?? SPEC.types[name])?.fields?.[field]?.range?.[1];
  if (max === undefined) throw new Error(`the table has no range for ${name}.${field}`);
  return max;
}

export const isTooLong = ({ range }: Field, text: string) =>
  range !== undefined && (range[2] === 'bytes' ? Buffer.byteLength(text) : text.length) > range[1];

/** A value doesn't match its type; the message is that of Telegram's JSON parser. */
export class SpecViolation extends Error {}

/** `sent` by a bot: drops unknown members, accepts numbers as strings. `received` by it: must match the table. */
type Direction = 'sent' | 'received';

const PREFIXES: Readonly<Record<string, string>> = {
  InlineKeyboardButton: "can't parse inline keyboard button: ",
  KeyboardButton: "can't parse keyboard button: ",
  InlineQueryResult: "can't parse inline query result: ",
  ...Object.fromEntries(
    ['MessageEntity', 'BotCommand', 'BotCommandScope', 'ReactionType', 'MenuButton', 'InputMedia'].map((type) => [
      type,
      `can't parse ${type}: `,
    ]),
  ),
};

/** Error texts for values that the table doesn't list or that are too long. */
const MESSAGES: Readonly<Record<string, string>> = {
  'InlineKeyboardButton.style': 'invalid button style specified',
  'KeyboardButton.style': 'invalid button style specified',
  'InlineKeyboardButton.callback_data': 'BUTTON_DATA_INVALID',
  'ReactionTypeEmoji.emoji': 'REACTION_INVALID',
  ReactionType: 'invalid reaction type specified',
  'BotCommand.command': 'command length must not exceed 32',
  'BotCommand.description': 'command description length must not exceed 256',
  'InlineQueryResultsButton.start_parameter': 'too long start_parameter specified',
};

const MAX_DEPTH = 100;

/** Validates the value as one of `types` and drops unknown members. Throws a SpecViolation. */
export function conform(
  value: unknown,
  types: readonly string[],
  field: string,
  direction: Direction,
  depth = 0,
): unknown {
  if (depth > MAX_DEPTH) throw new SpecViolation('Too deeply nested');
  const [union = ''] = types;
  const type = typeFor(value, types, direction);
  if (type === undefined) {
    const kind = isObject(value) && SPEC.types[union]?.oneOf ? value.type : undefined;
    if (kind === undefined) throw new SpecViolation(problemWith(value, types, field));
    throw new SpecViolation(`${PREFIXES[union] ?? ''}${MESSAGES[union] ?? unsupported(union, kind)}`);
  }
  if (Array.isArray(value)) {
    const inner = types.flatMap((each) => (each.startsWith('Array of ') ? [each.slice('Array of '.length)] : []));
    return value.map((item: unknown) => {
      if (inner[0]?.startsWith('Array of ') && !Array.isArray(item))
        throw new SpecViolation(
          `Field "${field}"${field === 'inline_keyboard' ? ' of the InlineKeyboardMarkup' : ''} must be an Array of Arrays`,
        );
      return conform(item, inner, field, direction, depth + 1);
    });
  }
  if (!isObject(value))
    return (type === 'Integer' || type === 'Float') && typeof value === 'string' ? Number(value) : value;
  try {
    return members(value, type, direction, depth);
  } catch (error) {
    if (!(error instanceof SpecViolation) || /^[A-Z_]+$/.test(error.message)) throw error;
    if (direction === 'received') throw new SpecViolation(`${type}: ${error.message}`);
    throw new SpecViolation(`${PREFIXES[type] ?? PREFIXES[union] ?? ''}${error.message}`);
  }
}

const unsupported = (union: string, kind: unknown) =>
  union === 'InlineQueryResult'
    ? `type "${String(kind)}" is unsupported for the inline query result`
    : 'Unsupported type specified';

function members(value: Record<string, unknown>, type: string, direction: Direction, depth: number) {
  const fields = SPEC.types[type]?.fields ?? {};
  const unknownKey =
    direction === 'received' ? Object.keys(value).find((key) => !Object.hasOwn(fields, key)) : undefined;
  if (unknownKey !== undefined) throw new SpecViolation(`Field "${unknownKey}" is unknown`);
  const found: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    const member = value[key];
    if (member === undefined || (member === null && direction === 'sent')) {
      if (field.required) throw new SpecViolation(`Can't find field "${key}"`);
      continue;
    }
    const conformed = conform(member, field.types, key, direction, depth + 1);
    const isListed = typeof conformed !== 'string' || (field.values?.includes(conformed) ?? true);
    if (!isListed) throw new SpecViolation(MESSAGES[`${type}.${key}`] ?? `Unsupported ${key} specified`);
    // The length of a text with a parse_mode is checked after parsing.
    if (typeof conformed === 'string' && !fields.parse_mode && isTooLong(field, conformed))
      throw new SpecViolation(MESSAGES[`${type}.${key}`] ?? `${key.replaceAll('_', ' ')} is too long`);
    found[key] = conformed;
  }
  return found;
}

/** Precomputed from the table: a type's single-valued fields and its required ones. */
interface Shape {
  readonly constants: readonly (readonly [key: string, value: string])[];
  readonly required: readonly string[];
}
const SHAPES: ReadonlyMap<string, Shape> = new Map(
  Object.entries(SPEC.types).map(([type, { fields = {} }]) => {
    const all = Object.entries(fields);
    const constants = all.flatMap(([key, { values = [] }]) =>
      values.length === 1 ? values.map((value) => [key, value] as const) : [],
    );
    return [type, { constants, required: all.flatMap(([key, { required }]) => (required ? [key] : [])) }];
  }),
);

function typeFor(value: unknown, types: readonly string[], direction: Direction): string | undefined {
  const isUnion = types.some((type) => SPEC.types[type]?.oneOf);
  const all = isUnion ? types.flatMap((type) => SPEC.types[type]?.oneOf ?? type) : types;
  if (Array.isArray(value)) return all.find((type) => type.startsWith('Array of '));
  if (!isObject(value)) return all.find((type) => isSimple(value, type, direction));
  const objects = all.filter((type) => SHAPES.has(type));
  if (objects.length <= 1) return objects[0];
  const constants = (type: string) => SHAPES.get(type)?.constants ?? [];
  const named = objects.filter((type) => constants(type).some(([key, constant]) => value[key] === constant));
  const candidates = named.length > 0 ? named : objects.filter((type) => constants(type).length === 0);
  const isComplete = (type: string) => SHAPES.get(type)?.required.every((key) => value[key] !== undefined) ?? true;
  return candidates.find(isComplete) ?? named[0];
}

function isSimple(value: unknown, type: string, direction: Direction): boolean {
  const isNumeric = direction === 'sent' && typeof value === 'string';
  if (type === 'Integer') return Number.isSafeInteger(value) || (isNumeric && /^-?\d{1,16}$/.test(value));
  if (type === 'Float') return Number.isFinite(value) || (isNumeric && /^-?\d+(?:\.\d+)?$/.test(value));
  if (type === 'Boolean') return typeof value === 'boolean';
  // A button of a reply keyboard may be a plain string.
  return typeof value === 'string' && (type === 'String' || (type === 'KeyboardButton' && direction === 'sent'));
}

function problemWith(value: unknown, [type = '']: readonly string[], field: string): string {
  if (type === 'InlineKeyboardButton') return `${PREFIXES[type]}InlineKeyboardButton must be an Object`;
  if (type === 'KeyboardButton') return `${PREFIXES[type]}KeyboardButton must be a String or an Object`;
  if (type === 'Integer' || type === 'Float')
    return `Field "${field}" must be a ${typeof value === 'string' || typeof value === 'number' ? 'valid ' : ''}Number`;
  if (type === 'String' || type === 'Boolean') return `Field "${field}" must be of type ${type}`;
  if (type.startsWith('Array of ')) return `Field "${field}" must be of type Array`;
  if (isObject(value)) return `${PREFIXES[type] ?? ''}Can't find field "type"`;
  return PREFIXES[type] ? `${PREFIXES[type]}Expected an Object` : `Field "${field}" must be of type Object`;
}
