/** Reads the files of typed lines: known names, then `text | context | kind | args | other reading`. */
import { readFileSync } from 'node:fs';
import { type BotMessage, type Reading, type RoutingContext, route } from '#commands/routing/route.ts';
import type { LanguageCode } from '#locales/words.ts';
import type { KnownName } from '#service/contract/names.ts';

const TODAY = { now: Date.UTC(2026, 10, 24, 12), zone: 'Europe/Lisbon' };
const COMMANDS = ['search', 'ask', 'chats', 'today', 'settings', 'save', 'stats', 'help', 'alerts', 'watches', 'start'];

export interface TypedLine {
  readonly number: number;
  readonly text: string;
  readonly context: string;
  /** `kind | args | other reading`. */
  readonly expected: string;
}

export interface TypedFile {
  readonly lines: readonly TypedLine[];
  contextOf(words: string): RoutingContext;
}

/** Lines with `@` define known names: `@person Joana Matos 412`, `@chat Andorinha crew 90`. */
export function readTyped(language: LanguageCode): TypedFile {
  const all = readFileSync(new URL(`./${language}.txt`, import.meta.url), 'utf8').split('\n');
  const known = all.filter((line) => line.startsWith('@'));
  const names = known.flatMap((line): KnownName[] => {
    const [, kind, name = '', messages] = /^@(person|chat) (.+?) (\d+)$/.exec(line) ?? [];
    if (kind !== 'person' && kind !== 'chat') return [];
    return [{ kind, name, messages: Number(messages), chats: [] }];
  });
  return {
    lines: all.flatMap((line, at) => {
      if (line.startsWith('@') || line.trim() === '') return [];
      const [text = '', context = '', ...expected] = line.split(' | ');
      return [{ number: at + 1, text, context: context.trim(), expected: expected.join(' | ').trim() }];
    }),
    contextOf: (said) => ({
      today: { ...TODAY, language },
      names,
      commands: COMMANDS,
      connected: !said.includes('unconnected'),
      hasModel: said.includes('model'),
      digest: said.includes('new digest') ? 'new' : said.includes('old digest') ? 'old' : undefined,
      isForward: said.includes('forward'),
      ...messageIn(said, 'after', 'last'),
      ...messageIn(said, 'reply to', 'repliedTo'),
    }),
  };
}

/** `after answer`, `after list 5`, `after list 5 of more`, `reply to list 5`. */
function messageIn<Key extends string>(words: string, before: string, key: Key): { [K in Key]?: BotMessage } {
  const [, kind, size, more] = new RegExp(`${before} (answer|question|list)(?: (\\d+))?( of more)?`).exec(words) ?? [];
  const message = ((): BotMessage | undefined => {
    if (kind === 'answer' || kind === 'question') return { kind };
    return kind === 'list' ? { kind, size: Number(size), hasMore: more !== undefined } : undefined;
  })();
  return (message ? { [key]: message } : {}) as { [K in Key]?: BotMessage };
}

export function routedAs(text: string, context: RoutingContext): string {
  const { otherReading, ...found } = route(text, context);
  const other = otherReading ? `${otherReading.kind} ${argsOf(otherReading)}` : '';
  return `${found.kind} | ${argsOf(found)} | ${other.trim()}`.trim();
}

function argsOf(reading: Reading): string {
  return Object.entries(reading.args)
    .flatMap(([key, value]) => {
      if (value === true) return [key];
      const said = saidAs(value);
      if (said === '') return [];
      return [
        ['text', 'question', 'name', 'number', 'from', 'of', 'argument'].includes(key) ? said : `${key}: ${said}`,
      ];
    })
    .join(', ');
}

function saidAs(value: unknown): string {
  if (Array.isArray(value)) return value.map(saidAs).join(' and ');
  if (typeof value !== 'object' || value === null) return String(value);
  if ('name' in value) return String(value.name);
  return Object.values(value).join(' to ');
}
