/** Times mentioned in messages, in ten languages and Japanese. */
import { expect, test } from 'vitest';
import { mayTellTime, timesMentioned } from '#locales/times/mentions.ts';
import { piecesOf } from '#service/server/text/words.ts';

/** A Wednesday. */
const WRITTEN = { now: Date.parse('2026-11-25T10:00:00Z'), zone: 'Europe/Lisbon', language: 'en' } as const;

const YESTERDAY = '2026-11-24';
const TOMORROW = '2026-11-26';
const FRIDAY = '2026-11-27';
const THIRD = '2026-12-03';
function said(text: string, written: Parameters<typeof timesMentioned>[1] = WRITTEN): string[] {
  const times = timesMentioned(text, written);
  // Imports search only texts with such words for times.
  if (times.length > 0) expect(piecesOf(text).some(mayTellTime)).toBe(true);
  return times.map(({ from, words }) => `${from} ${words}`);
}

test.each([
  ['English', 'I came yesterday, she comes tomorrow', 'yesterday', 'tomorrow'],
  ['Portuguese', 'cheguei ontem, ela chega amanhã', 'ontem', 'amanhã'],
  ['German', 'ich kam gestern, sie kommt morgen', 'gestern', 'morgen'],
  ['Spanish', 'llegué ayer, ella llega mañana', 'ayer', 'mañana'],
  ['French', 'je suis venu hier, elle vient demain', 'hier', 'demain'],
  ['Russian', 'я приехал вчера, она приедет завтра', 'вчера', 'завтра'],
  ['Ukrainian', 'я приїхав вчора, вона приїде завтра', 'вчора', 'завтра'],
  ['Arabic', 'وصلت أمس وهي تصل غدا', 'أمس', 'غدا'],
  ['Chinese', '我昨天到的，她明天到', '昨天', '明天'],
  ['Japanese', '昨日着いた、彼女は明日着く', '昨日', '明日'],
])('yesterday and tomorrow are counted from the day of writing, in %s', (_, text, yesterday, tomorrow) => {
  expect(said(text)).toEqual([`${YESTERDAY} ${yesterday}`, `${TOMORROW} ${tomorrow}`]);
});

test('“sept” is a month beside a day, and otherwise a French number', () => {
  expect(said('es el 29 de sept, la das tú')).toEqual(['2026-09-29 el 29 de sept']);
  expect(said('on revient dans sept jours')).toEqual(['2026-12-02 dans sept jours']);
  expect(said('on sera sept')).toEqual([]);
});

test('a possessive day is a time', () => {
  expect(said("Friday's match is at home")).toEqual([`${FRIDAY} Friday`]);
  expect(said('when does Friday’s match start?')).toEqual([`${FRIDAY} Friday`]);
});

test('a Hindi word for both yesterday and tomorrow means yesterday if the text says that it’s past', () => {
  expect(said('हम कल मिले थे')).toEqual([`${YESTERDAY} कल`]);
  expect(said('हम कल दस बजे मिलेंगे')).toEqual([`${TOMORROW} कल`]);
});

test.each([
  ['English', 'the ferry leaves next Friday, we are back on 3 December', 'next Friday', 'on 3 December'],
  ['Portuguese', 'o barco sai na próxima sexta, voltamos a 3 de dezembro', 'na próxima sexta', '3 de dezembro'],
  ['German', 'die Fähre geht nächsten Freitag, zurück am 3. Dezember', 'nächsten Freitag', 'am 3. Dezember'],
  ['Spanish', 'el barco sale el viernes que viene, y el 3 de diciembre', 'el viernes que viene', 'el 3 de diciembre'],
  ['French', 'le bateau part vendredi prochain, retour le 3 décembre', 'vendredi prochain', 'le 3 décembre'],
  ['Russian', 'паром в следующую пятницу, обратно 3 декабря', 'в следующую пятницу', '3 декабря'],
  ['Ukrainian', 'пором у наступну п’ятницю, назад 3 грудня', 'у наступну п’ятницю', '3 грудня'],
  ['Hindi', 'नाव अगले शुक्रवार को जाएगी, वापसी 3 दिसंबर', 'अगले शुक्रवार', '3 दिसंबर'],
  ['Arabic', 'السفينة الجمعة القادمة والعودة 3 ديسمبر', 'الجمعة القادمة', '3 ديسمبر'],
  ['Chinese', '船这周五开，12月3日回来', '这周五', '12月3日'],
])('a future weekday and a date without a year are found in %s', (_, text, friday, third) => {
  expect(said(text)).toEqual([`${FRIDAY} ${friday}`, `${THIRD} ${third}`]);
});

test.each([
  ['Thursday, 3 December 2026, all day', ['2026-12-03 Thursday, 3 December 2026']],
  ['in 3 days', ['2026-11-28 in 3 days']],
  ['daqui a 3 dias há reunião', ['2026-11-28 daqui a 3 dias']],
  ['last Friday', ['2026-11-20 last Friday']],
  ['next week then', ['2026-11-30 next week']],
  ['this weekend', ['2026-11-28 this weekend']],
  ['来週の金曜日に', ['2026-12-04 来週の金曜日']],
  ['22.11. um 20 Uhr', ['2026-11-22 22.11.']],
  ['ich bin wieder hier, das Auto auch', []],
  ['hier on était à Nantes', ['2026-11-24 hier']],
  ['erst am Samstag 2.1., gleiche Zeit', ['2027-01-02 am Samstag 2.1.']],
  ['we may march on for 3 weeks, it costs 30 euros', []],
  ['congratulations on 18 out of 20', []],
  ['3rd time lucky, we live on the 4th floor', []],
])('%s', (text, found) => expect(said(text)).toEqual(found));

test('a weekday alone is the next one, or the last one in the past tense', () => {
  const days = (tense: 'future' | 'past') => timesMentioned('on Friday', WRITTEN, tense).map(({ from }) => from);
  expect([days('future'), days('past')]).toEqual([[FRIDAY], ['2026-11-20']]);
});

test('days are in the time zone of the writer', () => {
  const late = { ...WRITTEN, now: Date.parse('2026-11-25T23:30:00Z') };
  expect(said('tomorrow', late)).toEqual(['2026-11-26 tomorrow']);
  expect(said('tomorrow', { ...late, zone: 'Asia/Tokyo' })).toEqual(['2026-11-27 tomorrow']);
});

test.each([
  ['we land on the 28th', '2026-11-28 on the 28th'],
  ['a festa é dia 22', '2026-12-22 dia 22'],
  ['wir treffen uns am 7. um 11', '2026-12-07 am 7.'],
  ['最後は28日', '2026-11-28 28日'],
  ['Christmas at ours, she works until the 24th', '2026-12-24 the 24th'],
  ['zu Weihnachten kommt sie am 23. abends', '2026-12-23 am 23.'],
  ['chego para o Natal no dia 22', '2026-12-22 no dia 22'],
  ['llego el 28 por la tarde', '2026-11-28 el 28'],
  ["j'arrive le 28, en train", '2026-11-28 le 28'],
  ['voltamos a 27 de manhã', '2026-11-27 a 27'],
  ['chegamos a 27 pessoas, o jogo foi de 3 a 27', ''],
  ['mudei pro dia 3/12', '2026-12-03 dia 3/12'],
])('a day of the month is the next one: %s', (text, found) => expect(said(text).join()).toBe(found));

test.each([
  ['quedamos el viernes 4', '2026-12-04 el viernes 4'],
  ['remarcaram pra sexta 4 as 9h', '2026-12-04 sexta 4'],
  ['fut passa pra quinta dia 26', '2026-11-26 quinta dia 26'],
  ['mardi 1er décembre 2026 à 17h15', '2026-12-01 mardi 1er décembre 2026'],
  ['el martes 1 de diciembre de 2026 a las 17:15', '2026-12-01 el martes 1 de diciembre de 2026'],
  ['le plombier passe jeudi a 14h', '2026-11-26 jeudi'],
  ['Friday 4 pm, at hers', '2026-11-27 Friday'],
  ['vive en el 12 derecha, le 5 pièces', ''],
])('a weekday and its date are one day: %s', (text, found) => expect(said(text).join()).toBe(found));

test('a day of a month is that date in the past tense too, whatever precedes it', () => {
  const times = timesMentioned('vai operar dia 3 de julho', { ...WRITTEN, now: Date.parse('2026-06-22') }, 'past');
  expect(times.map(({ from }) => from)).toEqual(['2026-07-03']);
});

test('a word that is in no time can’t mention one', () => {
  expect(['harbour', 'ferry', 'the', 'what', 'порт', 'в', 'reunião', 'de'].filter(mayTellTime)).toEqual([]);
  expect(['Freitag', 'завтра', "aujourd'hui", 'amanhã', '3rd', '周五'].every(mayTellTime)).toBe(true);
});

test('two weekdays separated by a comma are two days', () => {
  expect(said('на воскресенье, в субботу не могу')).toEqual(['2026-11-29 на воскресенье', '2026-11-28 в субботу']);
  expect(said('завтра, в четверг')).toEqual([`${TOMORROW} завтра, в четверг`]);
});

test('a word of only punctuation is parsed in linear time', () => {
  const texts = Array.from({ length: 3_000 }, (_, at) => `${'%'.repeat(3_900)}${at} on Friday`);
  expect(texts.flatMap((text) => said(text))).toHaveLength(3_000);
});
