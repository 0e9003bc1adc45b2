/** Related words in the same and other languages, and the format of their table. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foldCase, stripDiacritics } from '#platform/text-match.ts';
import { relatedWords } from '#service/server/search/concepts.ts';
import { piecesOf, termsOf } from '#service/server/text/words.ts';
import { items } from '../support/text-table.ts';

const related = (word: string, language?: string) => relatedWords(word, language).map(({ text }) => text);

const FILE = new URL('../../src/service/server/search/concepts.tsv', import.meta.url);
const LANGUAGES = ['en', 'de', 'es', 'fr', 'pt', 'ru', 'uk', 'hi', 'ar', 'zh'];
const fold = (word: string) => stripDiacritics(foldCase(word));

/** Each of these, `one = other`, as a case. */
const pairs = (text: string) => items(text).map((pair) => pair.split(' = '));

describe('the table of concepts', () => {
  const [header, ...lines] = readFileSync(FILE, 'utf8').trimEnd().split('\n');
  const concepts = lines.filter((line) => !line.startsWith('# ')).map((line) => line.split('\t'));
  const words = concepts.map((cells) => cells.map((cell) => cell.split(', ')));

  it('has about 800 concepts in ten columns, and no empty cell or word', () => {
    expect(header?.split('\t')).toEqual(LANGUAGES);
    expect(concepts.length).toBeGreaterThan(800);
    expect(concepts.filter((cells) => cells.length !== LANGUAGES.length)).toEqual([]);
    expect(words.flat(2).filter((word) => !/^[\p{L}\p{M}\p{N}'’ -]+$/u.test(word) || word !== word.trim())).toEqual([]);
  });

  it('has no repeated word in a cell', () => {
    expect(words.flat().filter((cell) => new Set(cell.map(fold)).size < cell.length)).toEqual([]);
  });

  it('has no word in more than three concepts', () => {
    const held = words.flatMap((cells) => [...new Set(cells.flat().map(fold))]);
    const counts = Map.groupBy(held, (word) => word);
    expect([...counts].filter(([, times]) => times.length > 3).map(([word]) => word)).toEqual([]);
  });

  it('has the words of a column in the script of its language', () => {
    const scripts = {
      ru: /^[\p{Script=Cyrillic}' -]+$/u,
      uk: /^[\p{Script=Cyrillic}' -]+$/u,
      zh: /^\p{Script=Han}+$/u,
    };
    const others = { hi: /^[\p{Script=Devanagari} -]+$/u, ar: /^[\p{Script=Arabic} ]+$/u };
    for (const [language, script] of Object.entries({ ...scripts, ...others })) {
      const column = words.flatMap((cells) => cells[LANGUAGES.indexOf(language)] ?? []);
      expect(column.filter((word) => !script.test(word))).toEqual([]);
    }
  });
});

describe('related words', () => {
  it.each([
    ['en', 'ferry', ['ferryboat', 'Fähre', 'transbordador', 'паром', 'пором', 'नौका', 'عبارة', '渡轮']],
    ['de', 'Krankenhaus', ['Klinik', 'hospital', 'hôpital', 'больница', 'лікарня', 'अस्पताल', 'مستشفى', '医院']],
    ['es', 'coche', ['carro', 'auto', 'car', 'voiture', 'машина', 'कार', 'سيارة', '汽车']],
    ['fr', 'loyer', ['rent', 'Miete', 'alquiler', 'renda', 'аренда', 'оренда', 'किराया', 'إيجار', '房租']],
    ['pt', 'chave', ['key', 'Schlüssel', 'llave', 'clé', 'ключ', 'चाबी', 'مفتاح', '钥匙']],
    ['ru', 'зарплата', ['оклад', 'salary', 'Gehalt', 'sueldo', 'salaire', 'salário', 'वेतन', 'راتب', '工资']],
    ['uk', 'весілля', ['шлюб', 'wedding', 'Hochzeit', 'boda', 'mariage', 'свадьба', 'शादी', 'زفاف', '婚礼']],
    ['hi', 'डॉक्टर', ['चिकित्सक', 'doctor', 'Arzt', 'médico', 'médecin', 'врач', 'лікар', 'طبيب', '医生']],
    ['ar', 'مطار', ['airport', 'Flughafen', 'aeropuerto', 'aéroport', 'аэропорт', 'हवाईअड्डा', '机场']],
    ['zh', '生日', ['birthday', 'Geburtstag', 'cumpleaños', 'anniversaire', 'aniversário', 'जन्मदिन', 'عيد ميلاد']],
  ])('%s: %s', (_, word, others) => {
    const found = related(word);
    expect(found).toEqual(expect.arrayContaining(others));
    expect(found).not.toContain(word);
    expect(found.length).toBeLessThanOrEqual(24);
  });

  it("start with the word's own language, then one of each other before a second of any", () => {
    expect(related('mother').slice(0, 12)).toEqual([
      ...['mum', 'mom', 'mummy'],
      ...['Mutter', 'madre', 'mère', 'mãe', 'мама', 'माँ', 'أم', '妈妈', 'Mama'],
    ]);
  });

  it.each(
    pairs(`
      FÄHRE = ferry | faehre = ferry | fahre = ferry | pharmacie = Apotheke | medico = doctor | мед = honey
      المطار = airport | फोन = phone | मां = mother | pomme de terre = potato | l’avion = plane | mother's = madre
      п’ятниця = friday`),
  )('of %s ignore case, accents and spelling', (typed = '', other) => {
    expect(related(typed)).toContain(other);
  });

  it.each(
    pairs(`
      ferries = Fähre | Rechnungen = invoice | hospitales = Krankenhaus | voitures = car | chaves = key
      аптеку = pharmacy | лікарню = hospital | किताबें = book | السيارات = car | Bücher = libro`),
  )('of %s are found by its stem', (word = '', other) => {
    expect(related(word)).toContain(other);
    expect(related(word, 'xx')).toEqual(related(word));
  });

  it.each(['nine', 'low', 'parts', 'marta', 'net', 'sagen'])(
    'of %s are empty, whose short stem only exists in another language',
    (word) => {
      expect(related(word)).toEqual([]);
    },
  );

  it('of a short stem require a known language', () => {
    expect(related('dogs')).toContain('Hund');
    expect(related('dormem')).toEqual([]);
    expect(related('dormem', 'pt')).toContain('sleep');
  });

  it('distinguish accents', () => {
    expect(related('país')).toContain('country');
    expect(related('país')).not.toContain('parents');
    expect(related('pais')).toEqual(expect.arrayContaining(['country', 'parents']));
  });

  it('and capitals, as of German nouns', () => {
    expect(related('kind')).toContain('friendly');
    expect(related('kind')).not.toContain('child');
    expect(related('Kind')).toContain('child');
    expect(related('krankenhaus')).toContain('hospital');
  });

  it('of a word in several languages are those of the given one', () => {
    expect(related('pain')).toEqual(expect.arrayContaining(['ache', 'baguette']));
    expect(related('pain', 'en')).not.toContain('baguette');
    expect(related('pain', 'fr')).not.toContain('ache');
    expect(related('kind', 'de')).toContain('child');
    expect(related('Fähre', 'en')).toContain('ferry');
  });

  it.each(['the', 'time', 'über', 'когда', 'في', '的', 'Fahrenholz', 'Naxos', '2024', '', '?!'])(
    'of "%s" are empty',
    (word) => {
      expect(related(word)).toEqual([]);
    },
  );

  it('include neither stop words nor single ideographs, which are part of too many words', () => {
    expect(related('Krieg')).not.toContain('war');
    expect(related('dog')).toContain('小狗');
    expect(related('dog')).not.toContain('狗');
    expect(related('狗')).toContain('dog');
  });
});

describe('a related word is searched', () => {
  const finds = (word: string, text: string) => {
    const tokens = new Set(
      piecesOf(text)
        .flatMap((piece) => termsOf(piece))
        .map((term) => term.text),
    );
    return relatedWords(word).some(({ parts }) =>
      parts.every(({ forms, prefix }) => prefix === undefined && forms.some((form) => tokens.has(form))),
    );
  };

  it.each(
    pairs(`
      Fähre = the ferries were late | ferry = Die Fähre legt ab | hospital = es gibt zwei Krankenhäuser
      car = он приехал на машине | potato = deux pommes de terre | airport = 我在机场 | friday = у п’ятницю чи в п’ятниця`),
  )('%s: "%s"', (word = '', text = '') => {
    expect(finds(word, text)).toBe(true);
  });

  it('but not as a prefix, or by the stem of another language', () => {
    expect(finds('ferry', 'in Fahrenholz')).toBe(false);
    expect(finds('ferry', 'wir fahren')).toBe(false);
    expect(finds('Fähre', 'in Fahrenholz')).toBe(false);
    expect(finds('ferry', 'стало пару слов, пара')).toBe(false);
  });
});
