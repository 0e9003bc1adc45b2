/** Texts that people read are only in the catalogues, not in the code. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SOURCE = new URL('../../src/', import.meta.url).pathname;

/** Files whose texts are for operators, for models, or for parsing what people type. */
const FOR_OTHERS: Readonly<Record<string, string>> = {
  'commands/errors.ts': 'advice for operators',
  'commands/ask/conversation.ts': 'instructions to a model',
  'commands/ask/profile.ts': 'instructions to a model',
  'commands/query/vocabulary.ts': 'what people type',
  'commands/front/other-names.ts': 'what people type',
  'commands/stats/count-by-pages.ts': 'what archives hold',
  'telegram/startup/bot-profile.ts': 'for the log',
  'telegram/startup/webhook.ts': 'for the log',
};
/** Lines that only appear in logs, errors or code. */
const UNSEEN = /^import |\blog\.|new \w*Error|super\(|Problem\(|command: '/;
/** Strings that are typed, stored, or names. */
const NOT_WORDS =
  /^(?:live (?:start|stop)|disk full|archive full|delete off|cap none|pictures (?:light|dark)|\/settings zone Lisbon|ferry in:\w+|Saved)$/;

function literalsOf(file: string): { line: number; text: string }[] {
  const code = readFileSync(SOURCE + file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.replace(/[^\n]/g, ''),
  );
  return code.split('\n').flatMap((line, index) => {
    const bare = line.replace(/(?<!:)\/\/.*$/, '');
    if (UNSEEN.test(bare.trim())) return [];
    return Array.from(bare.matchAll(/'((?:\\.|[^'\\])*)'|`((?:\\.|[^`\\])*)`/g), ([, single, template]) => ({
      line: index + 1,
      text: (single ?? template ?? '').replace(/\$\{[^}]*\}/g, '§'),
    }));
  });
}

const isSentence = (text: string) => /[A-Za-z’]{2,} [a-z’]{2,}/.test(text) && !NOT_WORDS.test(text);

describe('in src/commands and src/telegram', () => {
  const files = globSync(['commands/**/*.ts', 'telegram/**/*.ts'], { cwd: SOURCE }).filter(
    (file) => !FOR_OTHERS[file] && !/^(?:telegram\/(?:jobs|api)|commands\/charts)\//.test(file),
  );

  it('there is no sentence outside the catalogues', () => {
    expect(files.length).toBeGreaterThan(80);
    const found = files.flatMap((file) =>
      literalsOf(file).flatMap(({ line, text }) => (isSentence(text) ? [`${file}:${line} ${text}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it('the check recognizes sentences', () => {
    expect(isSentence('Nothing was spent.')).toBe(true);
    expect(isSentence('§ of § today')).toBe(false);
    expect(isSentence('live stop')).toBe(false);
  });
});
