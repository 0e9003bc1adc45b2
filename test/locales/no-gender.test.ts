/** The bot has no gender: in languages whose grammar marks gender, it refers to itself without one. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const LOCALES = new URL('../../src/locales/', import.meta.url).pathname;

/** From a first-person pronoun to the end of its clause. */
const HINDI_CLAUSE = /(?<![\p{L}\p{M}])मैं(?![\p{L}\p{M}])[^।:;?]*/gu;
/** `लेता`, `लिखती`, `पहुँच सका`, `रख रही`, `समझा`: forms that agree with the speaker, except those with ने or जाना. */
const HINDI_PARTICIPLE =
  /(?<![\p{L}\p{M}])(?!जात)(?:[\p{L}\p{M}]+त[ाी]|सक[ाी]|रह[ाी]|गया|गई|चुक[ाी]|पाया|पाई|हुआ|हुई|था|थी|समझ[ाी])(?![\p{L}\p{M}])/u;
/** `रहा हूँ`, `कर सकती हूँ`, `जुड़ा नहीं हूँ`, `पूछूँगा`, `पढ़ूँगी`. */
const HINDI_ENDING = /[ाी] (?:नहीं )?(?:हूँ|हूं)|(?:[ूऊ][ँं])ग[ाी]/u;

/** `я удалил`, `я не смогла`, `я занят`, `я больше не подключён`, within the clause of the pronoun. */
const SLAVIC_CLAUSE = /(?<![\p{L}’])я(?!\p{L})[^.,:;?!—()«]*/giu;
const SLAVIC_FORM: Readonly<Record<'ru' | 'uk', RegExp>> = {
  ru: /(?<!\p{L})(?!сначала)(?:\p{L}+(?:[аеиоуыяё]л|[аеиоуыяё]ла)(?:ся|сь)?|смогл?а?|мог(?:ла)?|занята?|рада?|готова?|должн?а?|должен|\p{L}*подключ(?:ён|ена)|сам|сама)(?!\p{L})/iu,
  uk: /(?<!\p{L})(?:\p{L}+(?:[аеиоуюяї]в|хотів|[ву]мів|зумів|[аеиіоуюяї]ла)(?:ся|сь)?|зміг|змогла|міг|могла|зайнят(?:ий|а)|рад(?:ий|а)|готов(?:ий|а)|пови(?:нен|нна)|підключен(?:ий|а)|сам|сама)(?!\p{L})/iu,
};

function gendered(language: 'hi' | 'ru' | 'uk', line: string): boolean {
  if (language === 'hi') {
    const clauses = line.match(HINDI_CLAUSE) ?? [];
    return HINDI_ENDING.test(line) || clauses.some((clause) => HINDI_PARTICIPLE.test(clause));
  }
  return (line.match(SLAVIC_CLAUSE) ?? []).some((clause) => SLAVIC_FORM[language].test(clause));
}

describe('the bot refers to itself without gender', () => {
  it.each(['hi', 'ru', 'uk'] as const)('in %s', (language) => {
    const lines = readFileSync(`${LOCALES}${language}.ftl`, 'utf8').split('\n');
    const found = lines.flatMap((line, index) => (gendered(language, line) ? [`${index + 1} ${line.trim()}`] : []));
    expect(found).toEqual([]);
  });

  it.each([
    ['hi', 'आपका टोकन जाँच रहा हूँ', 'आपका टोकन जाँचा जा रहा है'],
    ['hi', 'मैं पूछ लूँगी कि उसका क्या करना है।', 'तब आपसे पूछा जाएगा कि उसका क्या करना है।'],
    ['hi', 'मैं इसे नहीं खोलता।', 'मैंने आपका टोकन मिटा दिया है'],
    ['hi', 'सेवा तक मैं नहीं पहुँच सका।', 'चुनें कि मैं क्या पढ़ूँ'],
    ['ru', 'Я удалил ваше сообщение.', 'Я удалю ваше сообщение, и архив, который он прислал.'],
    ['ru', 'Я больше не подключён.', 'Больше я ничего не сохраняю.'],
    ['uk', 'Я видалив повідомлення.', 'Я видалю повідомлення.'],
    ['uk', 'На жаль, я не змогла.', 'Я показую їх лише в особистому чаті.'],
  ] as const)('and the check tells, in %s, “%s” from “%s”', (language, old, now) => {
    expect(gendered(language, old)).toBe(true);
    expect(gendered(language, now)).toBe(false);
  });
});
