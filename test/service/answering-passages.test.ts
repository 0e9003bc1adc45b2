/** Answers that quote: only what answers is cited, and where nothing does, that is said. Nobody here understands a word. */
import { expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { createQuotingLanguage } from '#service/server/language/quoting-language.ts';
import { making, openMessages, type Said } from './message-rig.ts';

const language = createQuotingLanguage({ ...systemClock, now: () => Date.UTC(2026, 5, 1) });

/** What an answer cites, and what it only shows, of messages that were said an hour apart, or as soon as they say. */
async function asked(question: string, said: readonly (string | Said)[]) {
  const messages = said.map((one, hour): Said => {
    const at = new Date(Date.UTC(2026, 0, 1, 2 * hour)).toISOString();
    return typeof one === 'string' ? { at, text: one, type: 'receive', who: 'Wim' } : one;
  });
  const rig = openMessages(messages);
  try {
    const { found, sources, completion } = await language.agent({ prompt: question, reader: rig.reader }, making());
    const texts = (isCited: boolean) =>
      sources.filter(({ number }) => (number !== undefined) === isCited).map(({ text }) => text);
    return { found, cited: texts(true), near: texts(false), completion };
  } finally {
    rig.close();
  }
}

const APPOINTMENT = 'The dentist can see Julia Baker at 9:30 on Monday';
const NERVOUS = 'Julia Baker is a bit nervous about the dentist';
const OF_NORA = 'The dentist can see Nora Baker at 7:15 on Friday';
const QUESTION = "When is Julia Baker's appointment with the dentist?";

it('what tells what is asked for is cited, what only comes near it is shown', async () => {
  const { found, cited, near, completion } = await asked(QUESTION, [NERVOUS, APPOINTMENT, OF_NORA]);
  expect([found, cited]).toEqual([true, [APPOINTMENT]]);
  expect(near.sort()).toEqual([NERVOUS, OF_NORA].sort());
  expect(completion.match(/\[\d+\]/g)).toEqual(['[1]']);
});

it('where the nearest words do not tell it, nothing is cited, and that is said', async () => {
  const { found, cited, near, completion } = await asked(QUESTION, [NERVOUS, OF_NORA, 'Friday at 8:00 as always']);
  expect([found, cited]).toEqual([false, []]);
  expect(near).toContain(NERVOUS);
  expect(completion).toContain('no passage of your data');
  expect(completion).not.toMatch(/\[\d+\]/);
});

it('another person with half of the name is another person, who is called by half of it may be meant', async () => {
  expect((await asked(QUESTION, [OF_NORA])).found).toBe(false);
  expect((await asked(QUESTION, ['The dentist can see Julia Porter at 7:15'])).found).toBe(false);
  expect((await asked(QUESTION, ['The dentist has an appointment for Julia at 9:30'])).found).toBe(true);
});

const by = (who: string, day: number, text: string): Said => ({
  at: new Date(Date.UTC(2026, 4, day, 9)).toISOString(),
  text,
  type: 'receive',
  who,
});
const OF_AND_BY_JOANA = [
  by('Joana Silva', 1, 'The boat is painted now'),
  by('Wim', 30, 'Joana has to come at nine'),
  by('Joana Silva', 28, 'Can you bring the green rope on Sunday?'),
  by('Ruth', 31, 'Joana said that she is tired'),
  by('Joana Silva', 31, 'The engine starts again'),
];

it('what somebody said is what they said, newest first, and not what was said of them', async () => {
  const { found, cited, near } = await asked('Show me what Joana wrote to me', OF_AND_BY_JOANA);
  expect([found, cited]).toEqual([
    true,
    ['The engine starts again', 'Can you bring the green rope on Sunday?', 'The boat is painted now'],
  ]);
  expect(near).toEqual([]);
  expect((await asked('What did Joana say yesterday?', OF_AND_BY_JOANA)).cited).toEqual(['The engine starts again']);
});

it('what somebody said about something is theirs, and where they did not say it, what others told of it', async () => {
  const said = [
    by('Ruth', 20, 'Joana says the engine is broken'),
    ...OF_AND_BY_JOANA,
    by('Wim', 29, 'Joana knows all about the engine'),
  ];
  const { found, cited, near } = await asked('What did Joana say about the engine?', said);
  expect([found, cited, near]).toEqual([true, ['The engine starts again'], []]);
  expect((await asked('What did Joana say about being tired?', said)).cited).toEqual(['Joana said that she is tired']);
  const when = [
    by('Joana', 3, 'The ferry leaves'),
    by('Joana', 4, 'The ferry leaves at 9:30'),
    by('Wim', 5, 'Joana, my ferry leaves at 7:15'),
  ];
  expect((await asked('When did Joana say the ferry leaves?', when)).cited).toEqual(['The ferry leaves at 9:30']);
});

it('where nobody of that name writes, the words are looked for', async () => {
  const said = ['Oleg said that he is tired', 'The boat is painted now'];
  expect((await asked('What did Oleg say?', said)).cited).toEqual(['Oleg said that he is tired']);
});

it('of somebody who said nothing in that time the newest is shown, which answers nothing', async () => {
  const { found, cited, near } = await asked('What did Joana say yesterday?', OF_AND_BY_JOANA.slice(0, 2));
  expect([found, cited, near]).toEqual([false, [], ['The boat is painted now']]);
});

it('a name beside the message counts: people say "I" of themselves', async () => {
  const own: Said = {
    at: '2026-02-01T10:00:00.000Z',
    text: 'I am allergic to soy',
    type: 'receive',
    who: 'Julia Baker',
  };
  const { found, cited } = await asked('What is Julia Baker allergic to?', [own, 'Nora Baker is allergic to eggs']);
  expect([found, cited]).toEqual([true, ['I am allergic to soy']]);
});

it('the name beside a message alone answers nothing but what they said', async () => {
  const hers: Said = { at: '2026-02-01T10:00:00.000Z', text: 'Every spring.', type: 'receive', who: 'Julia Baker' };
  expect((await asked('What is Julia Baker allergic to?', [hers])).found).toBe(false);
  expect((await asked('What did Julia Baker say?', [hers])).cited).toEqual(['Every spring.']);
});

it('what holds no name of the question is of something else, however well the rest fits', async () => {
  const away = ['Perfect. Sandwiches on board, leave at 9', 'Porto was lovely', 'we leave at 11, as always'];
  const { found, cited, near } = await asked('When do we leave for Porto?', away);
  expect([found, cited]).toEqual([false, []]);
  expect(near[0]).toBe('Porto was lovely');
  const told = await asked('When do we leave for Porto?', [...away, 'So: Porto, leave at 7 sharp']);
  expect(told.cited).toEqual(['So: Porto, leave at 7 sharp']);
});

it('a figure that somebody with the name once named is not the one that is asked for', async () => {
  const office: Said = {
    at: '2026-02-01T10:00:00.000Z',
    text: 'Your number is 1964-207',
    type: 'receive',
    who: 'Port Authority of Porto',
  };
  expect((await asked('When do we go to Porto?', [office])).found).toBe(false);
});

it('who asks the same does not answer, what is said next may', async () => {
  const question: Said = { at: '2026-02-01T10:00:00.000Z', text: 'What is the code of the attic?', type: 'receive' };
  const reply = (text: string): Said => ({ at: '2026-02-01T10:02:00.000Z', text, type: 'send' });
  const told = await asked('What is the code of the attic?', [question, reply('4711, as always')]);
  expect([told.found, told.cited]).toEqual([true, ['What is the code of the attic?', '4711, as always']]);
  const untold = await asked('What is the code of the attic?', [question, reply('no idea, sorry')]);
  expect([untold.found, untold.cited]).toEqual([false, []]);
});

it('one word of many answers nothing, one of two may', async () => {
  const others = Array.from({ length: 60 }, (_, index) => `nothing new, day ${index}`);
  const texts = ['the wardrobe is too heavy', 'somebody lent a drill', 'the password is in the drawer', ...others];
  expect((await asked('Where is the password of the modem in Norway?', texts)).found).toBe(false);
  expect((await asked('Who borrowed the wardrobe?', texts)).cited).toContain('the wardrobe is too heavy');
});

it('the time inside of a question asks for no figure', async () => {
  const rash = 'No eggs please, Julia Baker gets a rash from them';
  expect((await asked('What must I not cook when Julia Baker comes?', [rash])).cited).toEqual([rash]);
});

it('keywords that ask nothing are answered with whatever holds them', async () => {
  expect((await asked('attic code', ['Who knows the code of the attic?'])).found).toBe(true);
});

it('where a name is asked for, what lacks words of the question has to bring one', async () => {
  const talk = ['We should visit Ruth Marsh some time', 'Ruth Marsh says the flat is full of boxes'];
  expect((await asked('In which city does Ruth Marsh live?', talk)).found).toBe(false);
  const told = 'Ruth Marsh has found a place in Lincoln';
  expect((await asked('In which city does Ruth Marsh live?', [...talk, told])).cited).toEqual([told]);
  const wished = ['A new snowboard would be nice one day', 'the snowboard? my brother has it'];
  const others = Array.from({ length: 60 }, (_, index) => `nothing new, day ${index}`);
  expect((await asked('Who did I lend the snowboard to?', [...wished, ...others])).cited).toEqual([wished[1]]);
  const cat = "Ruth Marsh's cat is called Sooty, isn't that sweet?";
  const cats = ['Ruth Marsh still has that cat', 'Does Ruth Marsh still have that cat?', cat];
  expect((await asked('Who is the cat at the home of Ruth Marsh?', cats)).cited).toEqual([cat]);
});

it('where a thing is may be told without any name', async () => {
  const drawer = 'The spare key is in the drawer under the stairs';
  expect((await asked('Where did we put the spare key of the boat?', [drawer])).cited).toEqual([drawer]);
});

it('names are told by their titles where there are no capitals', async () => {
  const others = ['石川直樹さんは奈良に住んでいて、下がパン屋だそうです', '中村亮さんは富山に住んでいます'];
  expect((await asked('中村恵さんが住んでいる町は？', others)).found).toBe(false);
  const hers = '中村恵さんは長野に住んでいます';
  expect((await asked('中村恵さんが住んでいる町は？', [...others, hers])).cited).toEqual([hers]);
});

it('what answers is shown though five passages come nearer', async () => {
  const near = ['bad', 'good', 'fine', 'mild', 'wet', 'dry'].map(
    (word) => `Ruth Marsh: ${word} weather, flat in Leith`,
  );
  const told = 'The flat of Ruth Marsh is in York, at last, over a bakery with a blue door and a cat: 840 € in all';
  expect((await asked('How much does Ruth Marsh pay for the flat?', [...near, `${told}: 840 € in all`])).cited).toEqual(
    [`${told}: 840 € in all`],
  );
});

it('a day of the week tells when, and not at what hour', async () => {
  const launch = 'The launch is on Thursday, bring rope';
  expect((await asked('When is the launch?', [launch])).cited).toEqual([launch]);
  expect((await asked('At what time is the launch?', [launch])).found).toBe(false);
  expect((await asked('When is the launch?', ['The launch was lovely'])).found).toBe(false);
  const spoken = '進水式は木曜日です、写真を送ります';
  expect((await asked('進水式はいつですか？', [spoken])).cited).toEqual([spoken]);
  const said = 'Спуск в пятницу, берите верёвку';
  expect((await asked('Когда спуск?', [said])).cited).toEqual([said]);
});

it('no more than two passages are cited', async () => {
  const many = Array.from({ length: 9 }, (_, index) => `Julia Baker and the ferry ${'so '.repeat(index)}`.trim());
  const { cited, near } = await asked('Which ferry does Julia Baker take?', many);
  expect([cited.length, near.length]).toEqual([2, 3]);
});

it.each(['who was that?', 'and then?', 'what else?', 'кто это был?', 'und dann?', '然后呢？'])(
  '%s tells nothing to look for: nothing is quoted, and that is said',
  async (question) => {
    const { found, cited, near, completion } = await asked(question, [
      'Who was that?',
      'And then we left',
      'und dann 然后',
    ]);
    expect([found, cited, near]).toEqual([false, [], []]);
    expect(completion).toContain('no word of your question tells what to look for');
  },
);

it('where only a time tells what is asked for, what was said then is the answer', async () => {
  const old: Said = { at: '2026-03-02T10:00:00.000Z', text: 'The mast is up', type: 'receive' };
  const said = [old, { ...old, at: '2026-05-31T09:00:00.000Z', text: 'Varnish tomorrow' }];
  expect((await asked('what did we say yesterday?', said)).cited).toEqual(['Varnish tomorrow']);
  expect((await asked('And what was in March?', said)).cited).toEqual(['The mast is up']);
  expect((await asked('What was on 2026-03-02?', said)).cited).toEqual(['The mast is up']);
  expect((await asked('What was in March 2019?', said)).found).toBe(false);
});

it('a short last word of a question is no beginning of another', async () => {
  const others = ['Joana took the ferry', 'John mends the mast'];
  const asking = await asked('who is Jo', others);
  expect([asking.found, asking.near]).toEqual([false, []]);
  expect((await asked('who is Jo', [...others, 'Jo is the skipper'])).cited).toEqual(['Jo is the skipper']);
});

it('a message of nothing but the words of the question answers nothing', async () => {
  const { cited, near } = await asked('who is Joana', ['Joana.', 'Joana is my cousin from Braga', 'joana?!']);
  expect(cited).toEqual(['Joana is my cousin from Braga']);
  expect(near).toHaveLength(1);
  expect((await asked('who is Joana', ['Joana.'])).found).toBe(false);
  const japanese = await asked('佐藤さんは誰？', ['佐藤さん！', '佐藤さんは隣の家の人です', '佐藤さんは来ません']);
  expect(japanese.cited.toSorted()).toEqual(['佐藤さんは来ません', '佐藤さんは隣の家の人です']);
});

it('what was said again in other signs is quoted once', async () => {
  const again = [
    'The ferry leaves at 9',
    'the ferry leaves at 9!!',
    'The ferry leaves at 9 👍',
    'The ferry leaves at 10',
  ];
  const { cited, near } = await asked('When does the ferry leave?', again);
  expect([...cited, ...near].map((text) => text.replace(/\D/g, '')).sort()).toEqual(['10', '9']);
});

it('what says nearly the same stands behind what says something else', async () => {
  const lunches = Array.from({ length: 6 }, (_, week) => `Lunch at home with Joana and her mother, week ${week}`);
  const { cited, near } = await asked('who is Joana', ['Joana turns forty in May', ...lunches, 'Ask Joana, my cousin']);
  const shown = [...cited, ...near];
  expect(shown).toHaveLength(5);
  expect(shown.slice(0, 3)).toEqual(expect.arrayContaining(['Joana turns forty in May', 'Ask Joana, my cousin']));
  expect(shown.slice(3).every((text) => text.startsWith('Lunch'))).toBe(true);
});

it('what something costs does not say when it is', async () => {
  const costs = 'Flights to Japan 2.226 €, the ryokan ¥38,000';
  expect((await asked('When do we fly to Japan?', [costs])).found).toBe(false);
  expect((await asked('How much are the flights to Japan?', [costs])).cited).toEqual([costs]);
  const both = 'Flights to Japan 2.226 €, on 29 March';
  expect((await asked('When are the flights to Japan?', [costs, both])).cited).toEqual([both]);
});
