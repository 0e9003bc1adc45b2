/**
 * Answers by quoting: only passages that answer are cited, and if none does, the answer says so. No model is involved.
 */
import { describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { answerTime } from '#service/server/answers/answer-time.ts';
import { judgeHits } from '#service/server/answers/answering-passages.ts';
import { createQuotingAnswerer } from '#service/server/answers/quoting-answerer.ts';
import { chatLines } from '../support/chat-text.ts';
import { rows } from '../support/text-table.ts';
import { making, openMessages, type Said } from './message-rig.ts';

const language = createQuotingAnswerer({ ...systemClock, now: () => Date.UTC(2026, 5, 1) });

/** Another chat, so that words have realistic frequencies. */
const CHATTER = [
  'rain again',
  'nice hat',
  'pizza tonight?',
  'the bus was full',
  'good film',
  'see you at noon',
  'new shoes',
];
const OTHERS = Array.from(
  { length: 70 },
  (_, day): Said => ({
    at: new Date(Date.UTC(2025, 0, day + 1)).toISOString(),
    text: `${CHATTER[day % CHATTER.length]} ${day}`,
    chat: 'Neighbours',
    type: 'receive',
    who: 'Otto',
  }),
);

/** The answer to a question about these messages, and its quotes: text, and whether it is superseded. */
async function asked(question: string, said: readonly Said[], zone?: string) {
  using rig = openMessages([...OTHERS, ...said]);
  const answer = await language.agent({ prompt: question, reader: rig.reader, zone }, making());
  const cited = answer.sources.filter(({ number }) => number !== undefined);
  const near = answer.sources.filter(({ number }) => number === undefined);
  return {
    ...answer,
    quotes: cited.map(({ text, earlier = false }) => [text, earlier] as const),
    near: near.map(({ text }) => text),
  };
}

/** The messages of these lines; those without sender and time are by Wim, hours apart. Nina and Max are the person. */
function chat(text: string): Said[] {
  return chatLines(text).map(({ line, said }, index): Said => {
    if (!said)
      return { at: new Date(Date.UTC(2026, 0, 1, 7 * index)).toISOString(), text: line, who: 'Wim', type: 'receive' };
    const { subject, chat = 'Boats', ...one } = said;
    const type = one.who === 'Nina' || one.who === 'Max' ? 'send' : 'receive';
    return { ...one, chat, type, ...(subject === undefined ? {} : { subject }) };
  });
}

interface Conversation {
  readonly claim: string;
  readonly question: string;
  readonly said: readonly Said[];
  /** What the answer quotes, in its order. */
  readonly quotes: readonly (readonly [text: string, isEarlier: boolean])[];
  /** The day and time that the answer gives, or `none`; not tested if undefined. */
  readonly time: string | undefined;
}

/**
 * Claims, each with a question, or several of one conversation: `claim | question`, with ` = 2026-05-12 18:00` if the
 * answer gives that time and ` = none` if it gives none. Below them are the messages, indented; `[1]` is before the one
 * that the answer cites first, and `[2 earlier]` before a superseded one. Below a claim without a question, each line is
 * a conversation of its own: `question | message | message`.
 */
function conversations(text: string): Conversation[] {
  return text
    .trim()
    .split(/\n {4}(?! )/)
    .flatMap((outline) => {
      const [head = '', ...lines] = outline.split('\n').map((line) => line.trim());
      const [claim = '', ...questions] = head.split(' | ');
      if (questions.length > 0) return conversation(claim, questions, lines);
      return lines.map((line) => {
        const [question = '', ...messages] = line.split(' | ');
        return conversation(claim, [question], messages);
      });
    });
}

function conversation(claim: string, questions: readonly string[], lines: readonly string[]): Conversation {
  const [, asks = '', time] = /^(.*?)(?: = (.*))?$/.exec(questions.at(-1) ?? '') ?? [];
  const marks = lines.map((line) => /^\[(\d)( earlier)?\] /.exec(line));
  const said = chat(lines.map((line, index) => line.slice(marks[index]?.[0].length ?? 0)).join('\n'));
  const quotes = said
    .map((one, index) => ({ text: one.text, mark: marks[index] }))
    .filter(({ mark }) => mark)
    .sort((one, other) => Number(one.mark?.[1]) - Number(other.mark?.[1]))
    .map(({ text, mark }) => [text, mark?.[2] !== undefined] as const);
  return { claim, question: [asks, ...questions.slice(0, -1).toReversed()].join('\n'), said, quotes, time };
}

/** Tests each of them. */
function hold(text: string) {
  it.each(conversations(text))('$claim: $question', async ({ question, said, quotes, time }) => {
    const { found, when, ...answer } = await asked(question, said);
    expect([found, answer.quotes]).toEqual([quotes.length > 0, quotes]);
    if (time !== undefined) expect(when ? [when.from, when.clock].join(' ').trim() : 'none').toBe(time);
  });
}

describe('names and people', () => {
  hold(`
    a namesake is another person | When is Julia Baker's appointment with the dentist?
      The dentist can see Julia Porter at 7:15
    only the best fit is cited | When is Julia Baker's appointment with the dentist?
      Julia Baker is a bit nervous about the dentist
      [1] The dentist can see Julia Baker at 9:30 on Monday
      The dentist can see Nora Baker at 7:15 on Friday
    the sender's name counts | What is Julia Baker allergic to?
      [1] 1 May, Julia Baker: soy: I am allergic
    the sender's name alone answers nothing | What is Julia Baker allergic to?
      1 May, Julia Baker: Every spring.
    a question for a name is answered with one | In which city does Ruth Marsh live?
      We should visit Ruth Marsh some time
      Ruth Marsh says the flat is full of boxes
      [1] Ruth Marsh has found a place in Lincoln
    names are recognized by honorifics | 中村恵さんが住んでいる町は？
      中村亮さんは富山に住んでいます
      [1] 中村恵さんは長野に住んでいます
    names are recognized in the genitive | wie hoch ist janas miete
      [1] 20 May, Jana: Miete 890 warm
      21 May, Wim in Wim: Die Miete vom Boot sind 40
    somebody's possession is told by anyone who names them | wie ist papas neue nummer
      1 May, Papa: bin da
      [1] 2 May, Mama: Papas neue Handynummer ist 0151 23456789
      30 May, Jana: neue Adresse ab September: Rosenweg 7, 70376 Stuttgart
    what one wrote to a person about them is about them | wann hat jens zahnarzt
      [1] 18 May 13:00, Nina in Jens: zahnarzt für dich am 3.6. um 15:45
      18 May 13:07, Jens in Jens: muss das
      28 May 13:07, Jens in Jens: bin in hannover
    a message of only the question's words answers nothing | who is Joana
      Joana.
      [1] Joana is my cousin from Braga
    a short last word isn't a prefix | who is Jo
      Joana took the ferry
      [1] Jo is the skipper
    abbreviations aren't names | q dijo Joana del barco
      2 May, Wim: el libro q dije
      [1] 1 May, Joana Silva: El barco ya flota
    in lower case, a verb before a name is no part of it | cuándo viene ramon
      20 May, Marta in Work: El técnico viene mañana
      21 May, Ramón Casero: Perfecto, gracias
    a lower-case name is one beside a verb of the archive | was bringt heike zur feier mit
      1 May, Yusuf in Rudern: ich bringe zur Feier Köfte mit
      [1] 2 May, Tante Heike: ich bringe Kartoffelsalat
    a possessive is nobody with a longer name | wann ist omas geburtstag
      [1] 1 May, Mama: Wer bringt was zu Omas 85. am 21. Juni?
      2 May, Oma Inge: was soll ich dem papa zum geburtstag schenken
    what happened to somebody is anything about them | what happened to tobias
      [1] 1 May, Ruth: Tobias twisted his ankle
      3 May, Tobias: hi all
    others may tell of a named person, whatever else was said in the chat | when does clara finish at the reunion
      2 Jan, Clara in Family: rent is 650 now
      [1] 20 May 18:00, Mum in Family: Reunion at ours. Clara is on shift until 24 June
      20 May 18:01, Nina in Family: i come to the reunion on the 23rd
      20 May 18:02, Dad in Family: bring the good cheese to the reunion`);
});

describe('words', () => {
  hold(`
    the last part of a German compound is found | wann hat mama einen termin
      [1] 3 May, Mama: ich hab einen zahnarzttermin am donnerstag um 9
      4 May, Mama: kauft jemand brot
    a German verb is found with its prefix | wer holt das paket ab
      1 May, Lea: ein paket liegt in der post
      2 May 9:00, Mama: kann einer das paket abholen
      [1] 2 May 9:05, Tim: mach ich nach der arbeit
      3 May, Lea: das paket ist schwer
    a Ukrainian stem may change its vowel | що за камені
      [1] 3 May, Ольга: камінь на столі це сувенір
      4 May, Ольга: гарна погода
    what was said to somebody is told by the person | quel film j'ai conseillé à damien
      [2] 5 May 17:00, Damien in Damien: c'était quoi le film que tu m'as conseillé
      [1] 5 May 17:01, Nina in Damien: anatomie d'une chute
      5 May 17:02, Damien in Damien: merci
    mails from somebody are asked for by their name | correo de marta
      3 May, Marta: no me llega el correo
      [1] 4 May, Marta on “Contrato”: te adjunto el contrato firmado
    mails from somebody are asked for by their inflected name | лист від ольги
      3 May, Ольга: привіт
      [1] 4 May, Ольга on “Договір”: надсилаю договір
    a message with enough of it answers | When do we leave for Porto?
      Perfect. Sandwiches on board, leave at 9
      Porto was lovely
      we leave at 11, as always
      [1] So: Porto, leave at 7 sharp
    a short question needs more than one common word | Which trombonist sings at the party?
      29 May, Wim: We should meet for the party soon
      29 May, Wim: Party tonight?
      29 May, Wim: The party was long
    words that only ask aren't searched
      a qué hora es la grúa | Vuelvo en media hora, a las 10:45
      onde fica a farmácia | pediram desconto, ficou 11.500 | o filme
      que dia é a vistoria | Bom dia! O aluguel vence no dia 10 | [1] A vistoria é na sexta
      combien coute le parking | 1 May, Wim: elle prend combien | 1 May, Ruth: 38 la séance
      बिजली का बिल कितना है | 29 May, Wim: दांत के डॉक्टर का अपॉइंटमेंट 2 दिसंबर को है
      bijli ka bill kitna hai | 29 May, Wim: Verma ka clinic Karol Bagh me hai
      婚礼什么时候 | 29 May, Wim: 电钻什么时候还我 明天要用
    auxiliary verbs aren't searched
      wann hab ich geburtstag | Ich hab die Zusage, ich fange am 1. September an
      wann wurde das Auto gestohlen | Es wurde spät gestern
    stems of other languages don't match | where did i put the car
      A CARA dela, que noite
    words of a fixed phrase don't match on their own | когда день рождения
      Добрый день, в субботу всё сохнет
      [1] O aniversário é no sábado, 12 de setembro
    a word with a meaning of its own is no compound | wann ist die Hochzeit?
      Wir sind hoch oben, am 4. Juni ist Zeit
    a compound matches its parts | wann ist omas augenarzttermin
      [1] 1 May, Oma: am 2. Juni hab ich Augenarzt
      2 May, Ines: ein Termin beim Friseur ist nie frei
      3 May, Ines: Omas Kuchen am 21. Juni
    a verb matches in the third person, in German | wo wohnt Ruth
      [1] 1 May, Ruth: Ich wohne jetzt am Markt
    a verb matches in its other persons, in German | wer holt mathilda nach dem turnier ab
      1 May, Jens: nach dem essen geh ich
      [1] 2 May, Torsten: ich hol mathilda gern
    a newsletter comes last | which toaster do we have
      [1] 1 May, Ines: the toaster is cream
      3 May, Shop on “This week”: a toaster for you. Unsubscribe`);

  it.each(['who was that?', 'and then?', 'кто это был?', 'und dann?', '然后呢？'])(
    'a question without a content word finds nothing, and the answer says so: %s',
    async (question) => {
      const { found, quotes, near, completion } = await asked(
        question,
        chat('Who was that?\nAnd then we left\nund dann 然后'),
      );
      expect([found, quotes, near]).toEqual([false, [], []]);
      expect(completion).toContain('no word of your question tells what to look for');
    },
  );

  it('of a long text, the passage that has the words is quoted', async () => {
    const calm = 'The sea was calm and nobody said a word about it. '.repeat(30);
    const { quotes } = await asked(
      'How long does the varnish of the mast dry?',
      chat(`${calm}The varnish of the mast dries in nine hours. ${calm}\nWe should visit Ruth Marsh some time`),
    );
    expect(quotes.map(([quote]) => /varnish of the mast dries in nine hours/.test(quote))).toEqual([true]);
  });

  it('of an endless question only the beginning is read, in bounded time', async () => {
    const { found } = await asked(`${'bin '.repeat(1500)}${'ge'.repeat(3000)}`, chat('the launch is on 3 December'));
    expect(found).toBe(false);
  });
});

describe('an answer', () => {
  const DENTIST = chat(`
    Julia Baker is a bit nervous about the dentist
    The dentist can see Nora Baker at 7:15 on Friday
    The dentist can see Julia Baker at 9:30 on Monday`);

  it('has a number for each quote', async () => {
    const { completion, near } = await asked("When is Julia Baker's appointment with the dentist?", DENTIST);
    expect([completion.match(/\[\d+\]/g), near]).toEqual([['[1]'], []]);
  });

  it('cites nothing and shows the closest two if little of the question was ever mentioned', async () => {
    const question = 'Which museum did the dentist visit in Tokyo with Oleg?';
    const { found, quotes, near, completion } = await asked(question, DENTIST);
    expect([found, quotes, near.length]).toEqual([false, [], 2]);
    expect(completion).toContain('no passage of your data');
    expect(completion).not.toMatch(/\[\d+\]/);
  });

  it("shows other people's words about a question for somebody as such", async () => {
    const said = chat(`
      1 May, Ruth: I am allergic to soy
      2 May, Wim: The mast is up
      3 May, Wim: See you on Sunday`);
    const { found, near, completion } = await asked('What is Wim allergic to?', said);
    expect([found, near[0]]).toEqual([false, 'I am allergic to soy']);
    expect(completion).toContain('whoever you ask about wrote nothing that fits. Somebody else did:');
    expect((await asked('What is Ruth allergic to?', said)).quotes).toEqual([['I am allergic to soy', false]]);
  });

  it('cites at most three passages of a conversation, and repeated words once', async () => {
    const many = Array.from(
      { length: 9 },
      (_, index) => `9:0${index}, Tomás: Julia Baker and the ferry ${'so '.repeat(index)}`,
    );
    const { quotes, near } = await asked('Which ferry does Julia Baker take?', chat(many.join('\n')));
    expect([quotes.length, near.length]).toEqual([3, 0]);
    const once = await asked(
      'When does the ferry leave?',
      chat(`
        9:00, Tomás: The ferry leaves at 9
        9:01, Tomás: the ferry leaves at 9!!
        9:02, Tomás: The ferry leaves at 9 👍
        9:03, Tomás: The ferry leaves at 10`),
    );
    expect(once.quotes.map(([text]) => text.replace(/\D/g, '')).sort()).toEqual(['10', '9']);
  });
});

describe('what somebody said', () => {
  const SAID = `
    1 May, Joana Silva: The boat is painted now
    30 May, Wim: Joana has to come at nine
    28 May, Joana Silva: Can you bring the green rope on Sunday?
    31 May, Ruth: Joana said that she is tired
    31 May, Joana Silva: The engine starts again`;
  const HERS = ['The engine starts again', 'Can you bring the green rope on Sunday?', 'The boat is painted now'];

  it.each([
    ['Show me what Joana wrote to me', HERS],
    ['Was hat Joana mir geschrieben?', HERS],
    ['What did Joana say yesterday?', HERS.slice(0, 1)],
    ['Что вчера написала Joana?', HERS.slice(0, 1)],
    ['O que a Joana disse ontem?', HERS.slice(0, 1)],
    ['What did Joana say about being tired?', ['Joana said that she is tired']],
    ['What did Joana say about the engine?', HERS.slice(0, 1)],
  ])('is quoted newest first, or what others report of it: %s', async (question, texts) => {
    expect((await asked(question, chat(SAID))).quotes.map(([text]) => text)).toEqual(texts);
  });

  hold(`
    is quoted, in Chinese | 王芳说了什么？
      [1] 1 May, 王芳: 船修好了
      王芳明天来
    if they write nothing, their name is searched as a word | What did Oleg say?
      [1] Oleg said that he is tired
      The boat is painted now
    isn't another's reply | what did Joana say about Porto?
      [1] 1 Feb 10:00, Joana Silva: shall we go to Porto?
      1 Feb 10:02, Nina: gladly, in spring
    includes the reply about something that only the asker named | what did the landlord say about the damp
      [2] 9:00, Max: There is a damp patch on the ceiling
      9:01, Ines: oh no
      [1] 9:30, Petrou Landlord: Probably the gutter`);

  it.each(['what did mum ask me', 'What did Mum ask?', 'was hat Mum gefragt?'])(
    'and asked is quoted newest first: %s',
    async (question) => {
      const said = chat(`
        1 Mar, Mum: Can you ring the dentist?
        2 Mar, Mum: The boiler works again
        3 Mar, Mum: And did you decide about the sofa?`);
      const { quotes } = await asked(question, said);
      expect(quotes.map(([text]) => text)).toEqual(['And did you decide about the sofa?', 'Can you ring the dentist?']);
    },
  );
});

describe('a named time', () => {
  const BOAT = `
    2 Mar 10:00, Tomás: The mast is up
    31 May, Wim: Varnish tomorrow`;
  const COATS = [9, 10, 25].map((day) => `${day} May 6:00, Wim: coat ${day}`).join('\n');
  const PLANS = `
    5 May, Wim: The crane comes on 3 June
    6 May, Wim: Am 2. Juni kommt der Segelmacher
    31 May, Wim: The crane is paid`;

  it.each([
    ['what did we say yesterday?', BOAT, ['Varnish tomorrow']],
    ['And what was in March?', BOAT, ['The mast is up']],
    ['А что было в марте?', BOAT, ['The mast is up']],
    ['What was in March 2019?', BOAT, []],
    ['What happened on 10 May?', COATS, ['coat 10']],
    ['Was war letzte Woche los?', COATS, ['coat 25']],
    ['What is planned for 3 June?', PLANS, ['The crane comes on 3 June']],
    ['Was ist morgen los?', PLANS, ['Am 2. Juni kommt der Segelmacher']],
  ])('alone is answered with what was said then, or what is to come: %s', async (question, said, texts) => {
    expect((await asked(question, chat(said))).quotes.map(([text]) => text)).toEqual(texts);
  });
});

describe('a question for the time', () => {
  it.each([
    ['When does the ferry leave?', 'The ferry leaves on Thursday at 8 pm', '2026-06-04', '20:00', 'on Thursday'],
    ['When did we launch the boat?', 'We launched the boat on Thursday', '2026-05-28', undefined, 'on Thursday'],
    ['Wann fährt die Fähre?', 'Die Fähre fährt morgen um 9 Uhr', '2026-05-30', '09:00', 'morgen'],
    ['Wann fährt die Fähre?', 'Die Fähre fährt morgen um 11, komm bald', '2026-05-30', '11:00', 'morgen'],
    ['When is the viewing?', 'The viewing is on Saturday at 11. Bring papers', '2026-05-30', '11:00', 'on Saturday'],
    ['When is the viewing?', 'The viewing is on Saturday at 8', '2026-05-30', undefined, 'on Saturday'],
    ['When is the viewing?', 'The viewing is on Saturday at 11 Elm Road', '2026-05-30', undefined, 'on Saturday'],
    ['Quand change le code ?', 'Le code change lundi, ce sera 73A16', '2026-06-01', undefined, 'lundi'],
    ['Quando parte o barco?', 'O barco parte a 3 de junho', '2026-06-03', undefined, '3 de junho'],
    ['Когда уходит паром?', 'Паром уходит завтра', '2026-05-30', undefined, 'завтра'],
  ])(
    'is answered with the day and the time that a message means: %s %s',
    async (question, text, from, clock, words) => {
      const { when, completion } = await asked(question, chat(`29 May, Wim: ${text}`));
      expect(when).toMatchObject({ source: 1, from, words });
      expect(when?.clock).toBe(clock);
      expect(completion).toContain(`“${words}”`);
    },
  );

  it.each([
    ['When is the flat free?', 'The flat is free from 10 to 24 July', '2026-07-10', '2026-07-25', '10 to 24 July'],
    ['Wann ist das Treffen?', 'Das Treffen ist vom 3. bis 5. Juli', '2026-07-03', '2026-07-06', '3. bis 5. Juli'],
    ['¿Cuándo está libre?', 'Está libre del 10 al 24 de julio', '2026-07-10', '2026-07-25', expect.any(String)],
  ])('is answered with all the days: %s %s', async (question, text, from, to, words) => {
    expect((await asked(question, chat(`29 May, Wim: ${text}`))).when).toMatchObject({ from, to, words });
  });

  hold(`
    is answered with the new day of something moved
      когда рыбалка = 2026-05-10 | [1] 5 May, Wim: рыбалка переносится на воскресенье, в субботу не могу
      коли рибалка = 2026-05-10 | [1] 5 May, Wim: рибалку переносимо на неділю, в суботу не можу
      cuándo es la pesca = 2026-05-10 | [1] 5 May, Wim: la pesca, el sábado no pueden, piden pasarlo al domingo antes del lunes
      钓鱼是哪天 = 2026-05-10 | [1] 5 May, Wim: 钓鱼改到周日吧 周六有事
    may be colloquial
      प्रिया का जन्मदिन कब है = 2026-12-07 | [1] 20 Nov, Wim: प्रिया का जन्मदिन 7 दिसंबर को है
      flight kab hai = 2026-12-09 | [1] 20 Nov, Wim: flight 9 दिसंबर ko hai
      إيمتى عيد ميلاد سارة = 2026-12-07 | [1] 20 Nov, Wim: عيد ميلاد سارة ٧ ديسمبر
      q dia é o amistoso = 2026-12-07 | [1] 20 Nov, Wim: amistoso contra a Vila dia 7 de dezembro
    finds the inflected word
      хто чергує в неділю | [1] 29 May, Wim: я чергую в неділю
      متى رحلة إسطنبول | [1] 29 May, Wim: حجزت لاسطنبول ١٢ ديسمبر
      متى الإجازة | [1] 29 May, Wim: إجازتي من ٢٠ ديسمبر
    gets no day that the message doesn't give for it
      When is the reunion? = none | [1] 29 May, Wim: The reunion is at ours this year
      When is the party? = none | [1] 29 May, Wim: The party starts at 8, not at 7
      When did we last sail the boat? = none | [1] 29 May, Wim: We sail the boat tomorrow
      What broke on the boat? = none | [1] 29 May, Wim: The mast of the boat broke yesterday
    is answered in scripts without spaces | 進水式はいつですか？
      [1] 進水式は木曜日です、写真を送ります
    that is only a subordinate "when" asks for no figure | What must I not cook when Julia Baker comes?
      [1] No eggs please, Julia Baker gets a rash from them
    is answered with a day near the word | When are the flights to Japan?
      Flights to Japan 2.226 €, the ryokan ¥38,000
      [1] Flights to Japan 2.226 €, on 29 March
    is answered with a weekday in the plural | which day is the blue bin
      9:00, Ines: The window man comes on Thursday
      [1] 9:01, Ines: The blue bin goes on Wednesdays
    is answered with a day rather than "this year", which the asker knows | When is the reunion? = 2026-06-24 18:00
      [1] 29 May, Wim: The reunion is at ours this year, Clara works until 24 June at 6pm
    is answered with the second day of something moved from one to another | When is the play? = 2026-06-04
      [1] 29 May, Wim: The play was moved from the 2nd to the 4th of June
    is answered with a day of December if it's about Christmas | je rentre quand pour noël = 2026-12-23
      [1] 29 May, Wim: je rentre en train le 23
    is not answered with a price | when is mountain fest
      [2] 1 May, Ines: mountain fest tickets on sale, 38 quid each
      [1] 1 May 9:10, Ines: booked 2! its 20 feb
    is not answered by the same question | a q hora llego en navidad
      1 May, Ines: A que hora llegas en navidad
      [1] 3 May, Ruth: en navidad llego a las 16:05
    is answered where a word of it and the time stand together | When is the launch? = 2026-12-03 11:30
      [1] 16 Nov, Amira on “The launch!”: The launch is on Thursday 3 December, 11:30. Is the cup painted?
      20 Nov, Marina on “Crane on launch day”: The crane is reserved on Thursday 3 December from 10:45. Please pay before.
    is not answered with an hour as a day of the month | When do we leave for the hills? = 2026-04-09
      [1] 2 Apr, Wim: we leave for the hills at 7 on Thursday
    for the time of day is not answered with a day | во сколько отправление поезда
      [2] 29 May 9:00, Аня: поезд в Калининград 5 августа
      29 May 9:01, Max: во сколько отправление
      [1] 29 May 9:02, Аня: в 18:46 с витебского`);

  it.each([
    ['When are the guitar lessons?', 'The guitar lessons are every Thursday at 5pm'],
    ['When is yoga?', 'Yoga is on Mondays at 9 from October'],
    ['Wann ist Probe?', 'Ab November ist die Probe donnerstags um 19 Uhr'],
    ['Wann ist der Gitarrenkurs?', 'Der Gitarrenkurs ist jeden Donnerstag um 17 Uhr'],
    ['Wann ist Schwimmkurs?', 'Schwimmkurs ist ab 15.6. dienstags im Hallenbad'],
    ['Quand est le TD ?', 'Le TD a lieu tous les mardis, à partir du 22 septembre'],
    ['quand sort on les poubelles', 'les poubelles, mardi et vendredi soir'],
    ['¿Cuándo es la clase?', 'La clase es todos los jueves'],
    ['Когда занятия?', 'Занятия каждый четверг'],
    ['什么时候上吉他课？', '吉他课每周四下午5点'],
  ])('gets no single day of a recurring event: %s', async (question, text) => {
    const { when, quotes } = await asked(question, chat(`29 May, Wim: ${text}`));
    expect([when, quotes.length]).toEqual([undefined, 1]);
  });

  it("is answered with the day of the message in the person's zone if it names none", async () => {
    const said = chat('29 May 23:30, Wim: The mast of the boat broke');
    const when = async (zone?: string) => (await asked('When did the mast of the boat break?', said, zone)).when;
    expect(await when()).toEqual({ source: 1, from: '2026-05-29', to: '2026-05-30' });
    expect(await when('Europe/Lisbon')).toEqual({ source: 1, from: '2026-05-30', to: '2026-05-31' });
  });

  it('gets no day after the year 9999: “in 8000 years” is only quoted', () => {
    const said = (messageText: string, sentAt: string) =>
      ({ datastore: 'social-chat-message', record: { _id: '1', messageText, sentAt } }) as const;
    const question = 'When is the launch?';
    expect(answerTime(question, [said('The launch is in 8000 years', '2026-01-01T00:00:00Z')])).toBeUndefined();
    expect(answerTime(question, [said('The launch is tomorrow', '9999-12-31T12:00:00Z')])).toBeUndefined();
  });

  it('compares a hundred long messages full of times without blocking other people', async () => {
    const said = Array.from({ length: 900 }, (_, minute): Said => {
      const at = new Date(Date.UTC(2025, 0, 1, 0, minute)).toISOString();
      return { at, text: minute % 9 > 0 ? `rain ${minute}` : `launch ${minute} ${'明日星期'.repeat(1000)}` };
    });
    using rig = openMessages(said);
    const { hits } = await rig.reader.search({ keywords: 'launch', limit: 100, datastores: ['social-chat-message'] });
    expect(hits).toHaveLength(100);
    const question = 'When is the launch?';
    // The first call builds the word lists.
    judgeHits(hits.slice(0, 1), question, false);
    const startedAt = performance.now();
    judgeHits(hits, question, false);
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });

  // Before these were bounded, each kept the thread that serves everybody busy for minutes, beyond a test's time limit.
  it.each([
    [
      'a place in one long word',
      'Where is the office?',
      ['The office is in Paris', `The office moved to Rome ${'a'.repeat(190_000)}`],
    ],
    [
      'a place without spaces',
      '办公室在哪里?',
      Array.from({ length: 2 }, (_, at) => `办公室 ${'改到办公室'.repeat(20_000)}, ${at}`),
    ],
    ['figures of other units', 'How much is the rent?', ['eur', 'usd'].map((unit) => `The rent is ${figures(unit)}`)],
  ])('compares messages as long as an import lets them be: %s', async (_what, question, texts) => {
    const said = texts.map(
      (text, hour): Said => ({
        at: new Date(Date.UTC(2026, 0, 1, hour)).toISOString(),
        text,
        who: 'Wim',
        type: 'receive',
      }),
    );
    const { quotes } = await asked(question, said);
    expect(quotes.length).toBeGreaterThan(0);
  });
});

const figures = (unit: string) => Array.from({ length: 10_000 }, (_, at) => `${1000 + at}${unit}`).join(' ');

describe('a birthday', () => {
  const WISHES = chat(`
    18 Feb 8:00, Mum in Mum: Happy birthday my darling!!! Cake at 6
    4 Mar 8:00, Nina in Jonas: happy birthday!!
    4 Mar 8:02, Jonas in Jonas: thank you
    18 Feb 9:00, Rui in Rui: parabéns!! e que venham mais
    22 Apr 8:01, Nina in Flat: happy birthday mate
    22 Apr 8:02, Priya in Flat: new lamp`);

  it.each([
    ['when is my birthday', '2026-02-18'],
    ["when is Jonas's birthday?", '2026-03-04'],
    ['when is jonas’s birthday', '2026-03-04'],
    ["when is Mum's birthday?", undefined],
    ["when is Priya's birthday?", undefined],
  ])('is the day of the congratulations: %s', async (question, from) => {
    expect((await asked(question, WISHES)).when?.from).toBe(from);
  });

  it('is found if the wish shortens the name', async () => {
    const said = chat(`
      22 Apr 8:00, Priya in Flat: happy birthday charlie!!
      22 Apr 8:02, Charlotte Webb in Flat: aww thanks`);
    expect((await asked('when is charlottes birthday', said)).when?.from).toBe('2026-04-22');
  });

  it('is told in the conversation about it', async () => {
    const said = chat(`
      1 Feb 9:00, Rory in Rory: dads birthday
      1 Feb 9:01, Callum in Rory: oh no
      1 Feb 9:01, Callum in Rory: when is it
      1 Feb 9:02, Rory in Rory: you forgot again
      1 Feb 9:02, Rory in Rory: its the 17th`);
    expect((await asked("when is dad's birthday", said)).when?.from).toBe('2026-02-17');
  });

  it.each([
    ['quando é o aniversário do davi', 'dentista do Davi dia 6 de outubro', 'Parabéns Davi!!! Deus te abençoe'],
    ["c'est quand l'anniv de Gabin", 'rdv chez le dentiste pour Gabin le 6 octobre', 'bon anniv Gabin !!'],
    ['cuando es el cumple de mateo', 'Mateo tiene dentista el 6 de octubre', 'Felicidades Mateo!!! que cumplas muchos'],
  ])('is no other appointment of that person: %s', async (question, other, wish) => {
    const said = chat(`1 Feb, Mum in Mum: ${other}\n18 Feb, Rui in Rui: ${wish}`);
    expect((await asked(question, said)).when?.from).toBe('2026-02-18');
  });
});

describe('a figure', () => {
  hold(`
    that is a price answers "how much" | How much are the flights to Japan?
      [1] Flights to Japan 2.226 €, the ryokan ¥38,000
    of another form answers if all words are said | How does the number of the porter end?
      [1] The porter has a new number, it ends in 4471
    that is a time of day is no price | How much is the minibus?
      The minibus leaves at 7:15
    that is a date is no amount | how many guests at the wedding
      [2] 9:00, Ines: The wedding is on 18 June
      9:01, Max: how many guests
      [1] 9:02, Ines: 85 max
    of money is a price before another figure | wieviel kostet das Ferienhaus
      [1] 9:00, Ines: Das Ferienhaus kostet 1680 Euro
      5 Apr, Ines: Ferienhaus kostet Passwort Dyne4417
    of another thing with the verb of the question is no answer | was hat der Tierarzt gekostet
      [1] 9:00, Ines: War beim Tierarzt, der Zahn macht 190 Euro
      5 Apr, Ines: Winterreifen sind drauf, hat 48 Euro gekostet
    of a newsletter is not what was paid | how much was the festival ticket
      9:00, Wim: festival tickets
      [1] 9:01, Wim: the festival ticket is 255 each
      3 May, Shop on “This week”: New: a festival guide, festival tickets from £240. Unsubscribe
    that is a code is no price | how much were the flights
      [2] 9:00, Ines: flights booked!!
      [1] 9:01, Ines: 212 for both
      12 May, Air on “Your flights”: Flights TP1333 and TP1334 are booked
    of another thing is no answer | What did the dentist cost?
      9:00, Lena: The photo book costs 132 in total, so 44 each
      15:40, Lena: The dentist is super gentle
      15:41, Lena: 0341 5550182
    after a message about the thing is its price | What did the dentist cost?
      9:00, Lena: The photo book costs 132 in total, so 44 each
      [2] 15:40, Lena: The dentist is super gentle
      [1] 15:41, Lena: 90 euros
    is a price after "combien ça coûte" | combien ça coûte la location
      [2] 9:00, Ines: on a réservé la location
      9:01, Max: combien
      [1] 9:02, Ines: 1480
    that is a phone number is no price | how much was the boiler repair
      9:00, Ines: the boiler repair was quick
      9:01, Ines: his number is 07700 900461
    of the question is no day | when is nanas 90th = 2026-06-27
      [2] 9:00, Ines: nanas 90th
      9:01, Max: when is it
      [1] 9:02, Ines: 27 june
    that is a postcode is in an address | whats mums postcode
      1 May, Ines: whats mums new address
      [1] 1 May, Ruth: Flat 3, 18 Larkfield Road, Exeter EX4 6PD
      2 May, Coach in Club: Match at the park, postcode RG23 7EL
    of money is no time of day | كم دفعنا للأسنان
      [2] 29 May 9:00, Wim: العيادة: موعد الأسنان الساعة ٥
      29 May 9:01, Max: كم دفعتي للأسنان
      [1] 29 May 9:02, Wim: ٤٥٠`);

  it.each(
    rows(`
      an e-mail address | what's Sandra's email | write to Sandra Vogel, s.vogel@kunde.example | s.vogel@kunde.example
      a phone number | phone number of the plumber | the plumber: +49 170 5550123, ask for Kurt | +49 170 5550123
      a phone number | telefono de julian | ya aviso al tecnico, Julian, 654 218 907 | 654 218 907
      a phone number | telefone do eletricista | o eletricista é o Valdir, 31 98877-4410 | 31 98877-4410
      a phone number | телефон сантехника | пришлю сантехника, 8 925 610 33 48 | 8 925 610 33 48
      a phone number | प्लंबर का नंबर क्या है | राजू प्लंबर 98110 45566 | 98110 45566
      an IBAN | iban of the plumber | plumber: DE44 2405 0110 0065 1234 80 | DE44 2405 0110 0065 1234 80
      an account | numero de cuenta del casero | el casero: ES91 2100 0418 4502 0005 1332, ya | ES91 2100 0418 4502 0005 1332
      a street | wo wohnt Oma | Oma: Lindenweg 4, 10115 Berlin | Lindenweg 4
      a street | what's the dentist's address | the dentist is at 12 Elm Tree Road, second floor | 12 Elm Tree Road
      a street | адрес врача | врач принимает на ул. Садовая 5 | ул. Садовая 5
      a street | адрес врача | врач теперь на гагарина 17 кв 45 | гагарина 17 кв
      a price | how much was the flight | flight VY1887, Total paid: EUR 184.60 | EUR 184.60
      a price | was kostet der kran | der kran kostet 950 am Tag | 950
      a price | was kosten die Fliesen | die Fliesen, 54,90 der qm | 54,90
      a price | wieviel kostet cat7 | Cat7 macht 1.150 mehr | 1.150
      a price | cuanto cobró el fontanero | ya pagué al fontanero, cobró 85 | 85
      a card | який номер картки осбб | картка осбб 5168 7554 1122 9087 | 5168 7554 1122 9087
      a number | what is the flight number | our flight is TP1333 | TP1333
      a code | what is the code of the gate | the code of the gate is 4711 | 4711
      a time of day | во сколько паром | паром в 7 вечера | 7 вечера`),
  )('is recognised as %s by its form: %s', async (_, question = '', text = '', answer = '') => {
    const { sources } = await asked(question, chat(`29 May, Wim: ${text}`));
    expect(sources[0]).toMatchObject({ number: 1, text, answer });
  });
});

describe('a change', () => {
  hold(`
    of the place | donde es el cumple de la abuela
      [2 earlier] 3 May 9:00, Ana: el cumple de la abuela es en casa de la tía
      [1] 5 May 9:00, Ana: al final lo de la abuela es en el restaurante la parra
    to a day of the month | wann ist der kickoff = none
      [2 earlier] 1 May, Ana: das kickoff ist am 17. mai um 10
      [1] 5 May, Ana: kickoff wird auf den 19. verschoben
    comes first in its chat, whatever word it uses | When is the cabin weekend? = 2026-06-29
      [2 earlier] 9:00, Ines: Cabin weekend: 22 to 24 June in the hills. Who comes?
      9:05, Max: me!
      [1] 2 May, Ines: Change of plans: the hills are full on 22 June, we go on 29 June
    of a password comes first | what is the wifi password
      [2 earlier] 9:00, Ines: The wifi password is naranja-2231
      [1] 2 May, Ines: I changed the password of the wifi, it is limon-8840 now
    without its subject is about its sender's previous message | when is the check-up at the clinic = 2026-03-19 10:00
      [2 earlier] 1 Mar 12:00, Wim: The check-up at the clinic is on 12 March
      1 Mar 12:05, Max: ok
      [1] 5 Mar 12:00, Wim: Moved to 19 March, 10:00
    without its value is followed by it | какой пароль от вайфая на даче
      [2 earlier] 1 Mar, Wim: запиши пароль от вайфая на даче: berezka1987
      9:00, Wim: поменяли пароль от вайфая на даче
      [1] 9:01, Wim: теперь ryabina2026
    without its value is followed by it, even if nothing is older | какой пароль от вайфая
      [2] 9:00, Wim: поменяли пароль от вайфая на даче
      [1] 9:01, Wim: теперь ryabina2026
    without a figure is found too | which hotel do we stay at
      [2 earlier] 9:00, Wim: we stay at Hotel Ercilla, 12 rooms
      [1] 9:09, Wim: Change of plan: we stay at Hotel Carlton, Ercilla had a flood
      9:09, Ida: same dates?
      9:09, Wim: same dates yes
    of the hour needs no word for it | when do we land
      [2 earlier] 9:00, Wim: we land at 9
      2 May 9:05, Ines: ok
      [1] 3 May, Wim: we land at 11
    of the hour is none of a place | where is the summer party
      [1] 9:00, Wim: the summer party is at the village hall
      3 May, Wim: moved to 6pm
    of a figure in a thread is none of another figure | how many cups does the cafe want
      [1] 9 May, Gina on “Order”: We would love 60 cups for the cafe
      11 May, Gina on “Re: Order”: The cafe is at 8 North Street
    is told by “now on” | wann fahre ich Oma zum Augenarzt
      [2 earlier] 1 May, Oma: am 2. Juni hab ich Augenarzt, kannst du mich fahren
      [1] 3 May, Oma: Augenarzt ist jetzt am 9. Juni
    is no new departure if the price is asked for | how much is the minibus
      [1] 9:00, Ines: The minibus is £9
      5 Apr, Ines: Change of plan, the minibus leaves at 6:50
    is no later mention with a date | how much are subs
      [1] 9:00, Ines: Subs are 38 a month
      5 Apr, Ines: Still waiting for subs for June
    is not the price of another thing | How much is the rent of the mooring?
      29 May, Wim: The rent of the van is 40 €
      [1] 1 Feb, Wim: The rent of the mooring is 900 € a year
    is not the same figure again | How much is the rent of the mooring?
      1 Feb, Wim: The rent of the mooring is 900 € a year
      [1] 3 May, Wim: The rent of the mooring is 900 € a year
    is not that of another thing by the same person | сколько аренда
      [1] 1 May, Wim: С января аренда будет 45000
      29 May, Wim: код подъезда поменяли, теперь 5219
    of the hour alone keeps the day said before | wann ist die taufe von paul = 2026-06-07 11:30
      [2 earlier] 11 May, Steffi in Steffi: taufe ist am 7.6. um 11 in st. martin
      [1] 20 May, Steffi in Steffi: taufe fängt jetzt erst um 11:30 an
    of a value given in a reply comes first | який пароль від нетфліксу
      29 May 9:00, Max: який пароль від нетфліксу?
      [2 earlier] 29 May 9:01, Wim: kavun2024!
      [1] 29 May 9:09, Wim: а я ж міняв. Dynia2026
    is of another thing if only the chat has the name in common | c’est quand la coloc
      [1] 7 May 19:00, Yanis in Coloc Oberkampf: la coloc, jeudi à 20h
      24 May 13:00, Léa in Coloc Oberkampf: Inès vient dimanche 31 à 15h finalement
    of a price is none of an age or a day | When is Joana's birthday? = 2026-09-12
      [1] 9:00, Wim: Joana turns 40, her birthday is on Saturday 12 September
      9:09, Max: For the birthday of Joana the budget is 25 €`);

  const RENT = `
    1 Feb, Wim: The rent of the mooring is 900 € a year
    3 May, Wim: The rent of the mooring is 950 € from now on`;
  const BUDGET = `
    9:00, Wim: launch is in May, the budget is 48k
    9:09, Wim: the budget went up to 55k`;
  const WIFI = `
    9:00, Wim: 老家wifi密码记一下 meihua1987
    9:09, Wim: wifi密码改了 现在是 juhua2026`;

  it.each([
    ['How much is the rent of the mooring?', RENT, '900 €', '950 €'],
    ['what is the budget', BUDGET, '48k', '55k'],
    ['wifi密码是多少', WIFI, 'meihua1987', 'juhua2026'],
  ])('of a figure is told with what it was: %s', async (question, said, was, now) => {
    const { quotes, changed, completion } = await asked(question, chat(said));
    expect([changed, quotes.map(([, isEarlier]) => isEarlier)]).toEqual([{ was, now }, [false, true]]);
    expect(completion).toContain(`**${now}** (was ${was})`);
  });

  it("isn't told if the first value is asked for", async () => {
    const { quotes, changed } = await asked('How much was the rent of the mooring at first?', chat(RENT));
    expect([quotes.some(([, isEarlier]) => isEarlier), changed]).toEqual([false, undefined]);
  });

  const mail = (day: number, who: string, subject: string, text: string, threadId?: string): Said[] =>
    chat(`${day} May, ${who} on “${subject}”: ${text}`).map((one) => ({ ...one, ...(threadId && { threadId }) }));

  it.each([
    ['with a sign of it', 'No problem, we can do 10:40 on the same day instead'],
    ['without one', 'Dear Nina, yes, 10:40 works'],
  ])('in a thread of mails comes first: %s', async (_, change) => {
    const subject = 'Appointment for Pepper at the vet';
    const { quotes } = await asked('what time is the vet for pepper', [
      ...mail(2, 'Vet', subject, 'Pepper is booked in on Wednesday 3 June at 09:15', 't'),
      ...mail(3, 'Nina', `Re: ${subject}`, 'Hello, 9:15 is hard for me. Is there anything after 10:30?', 't'),
      ...mail(4, 'Vet', `Re: ${subject}`, change, 't'),
      ...mail(5, 'Vet', 'Our vet has new hours', 'Open from 7:30'),
    ]);
    expect([quotes[0], quotes[1]?.[1]]).toEqual([[change, false], true]);
  });

  it('in another mail of the same sender comes first, if it says so', async () => {
    const { quotes, when } = await asked('wann kommt die Matratze', [
      ...mail(2, 'Ahrens', 'Auftrag 55-2291', 'Ihre Matratze wird am 8. Juni geliefert'),
      ...mail(
        3,
        'Ahrens',
        'Auftrag 55-2291: neuer Liefertermin',
        'Leider verschiebt sich Ihre Lieferung auf den 10. Juni',
      ),
      ...mail(4, 'Other', 'Auftrag 55-2291: neuer Liefertermin', 'Lieferung verschoben auf den 12. Juni'),
    ]);
    expect([quotes[0]?.[0], when?.from]).toEqual([
      'Leider verschiebt sich Ihre Lieferung auf den 10. Juni',
      '2026-06-10',
    ]);
  });
});

describe('a reply', () => {
  hold(`
    to the same question answers | What is the code of the attic?
      1 Feb 10:00, Tomás: What is the code of the attic?
      [1] 1 Feb 10:02, Nina: 4711, as always
    that knows nothing doesn't | What is the code of the attic?
      1 Feb 10:00, Tomás: What is the code of the attic?
      1 Feb 10:02, Nina: no idea, sorry
    answers an earlier question in the chat | How much is the flat in Valencia?
      [2] 9:00, Ines: The flat in Valencia is free in June
      9:20, Max: Great, how much is it?
      [1] 9:31, Ines: 850 for two weeks
    in another language beats a day next to the word | Wann ist der Stapellauf? = 2026-12-03
      9:00, Max: Zeig! Bringst du es zum Stapellauf mit?
      9:01, Lena: Flug ist gebucht, ich lande Dienstag, 1. Dezember, um 14:20.
      [1] 3 Apr, Joana: The launch is on Thursday 3 December
    of the next morning answers a question of the evening | did I call the landlord
      [2] 20 May 20:00, Mara: did you call the landlord about the boiler?
      [1] 21 May 7:00, Nina: yes he sends someone on Friday
    answers for a message that says no more than the question | Where is the rehearsal of the choir?
      [2] 9:00, Ines: The rehearsal of the choir is tomorrow
      9:01, Ruth: nice
      9:02, Max: where
      [1] 9:03, Ines: in the old town hall
    to "why" answers, in German | Warum ist Ines durchgefallen?
      [2] 9:00, Ines: durchgefallen
      9:01, Max: schon wieder??
      [1] 9:02, Ines: rechts vor links
    comes before a greeting | When is the rehearsal of the choir?
      9:00, Ines: morning all
      [2] 9:01, Ines: the rehearsal of the choir is booked
      9:02, Max: when
      [1] 9:03, Ines: on the 17th
    may hold the day in its second message | When is the rehearsal of the choir?
      [2] 9:00, Ines: the rehearsal of the choir is booked
      9:01, Max: when
      9:02, Ines: you forgot again
      [1] 9:02, Ines: on the 17th
    tells who, soon after the need | who can repair the organ
      [2] 9:00, Ines: the organ is broken
      9:01, Max: oh no
      [1] 9:02, Ruth: my uncle repairs those, call him
    may come unasked, with the day in a later message | When is the rehearsal of the choir?
      [2] 9:00, Ines: the rehearsal of the choir
      9:01, Max: oh no
      [1] 9:02, Ines: its on the 17th
    may come unasked, in the next message | What about the rehearsal of the choir?
      [2] 9:00, Ines: rehearsal of the choir
      9:01, Max: yes
      [1] 9:02, Ines: bring the red folders
    to another question answers nothing | Where is the rehearsal of the choir?
      [1] 9:00, Ines: The rehearsal of the choir is tomorrow, with coffee
      9:01, Max: Where is the key of the cellar?
      9:02, Ines: under the mat
    tells the place that the sender names next
      где были очки бабушки | [2] 9:00, Дима: бабушка очки опять потеряла | [1] 9:01, Дима: нашли в холодильнике
      dov'era il telecomando | [2] 9:00, Luca: nonna non trova il telecomando | [1] 9:01, Luca: trovato, era nel forno
      onde tava o oculos | [2] 9:00, Caio: a vó perdeu os óculos | 9:01, Ines: de novo | [1] 9:02, Caio: achei, tava dentro do fogão
    tells what comes after another message about it | когда свадьба вити
      [2] 9:00, Папа: дядя витя женится
      9:01, Катя: ого когда
      [1] 9:02, Папа: 12 сентября
      30 May 12:00, Мама: витя свадьбу теперь в самаре делает
    tells another place after the first can't be had | wo feiern wir omas geburtstag
      [2 earlier] 1 May 11:00, Mama: omas geburtstag feiern wir im goldenen hirsch
      8 May 18:30, Mama: der hirsch hat am 21. zu
      8 May 18:31, Papa: und jetzt
      [1] 8 May 18:32, Mama: wir gehen ins seehaus
    hours later answers nothing | Where is the rehearsal of the choir?
      [1] 9:00, Ines: The rehearsal of the choir is tomorrow, with coffee
      19:00, Max: where
      19:01, Ines: in the old town hall
    comes before what the asker says next | wo ist der ordner von der versicherung
      [2] 20 May 17:00, Nina in Jens: versicherung hat geschrieben. wo ist der ordner?
      [1] 20 May 17:20, Jens in Jens: im keller bei mama
      20 May 18:00, Nina in Jens: ok danke dir
    is no "no" to a question who | quem tem o fato
      [2] 9:00, Ines: quem tem o fato
      9:01, Ruth: nao
      [1] 9:02, Max: eu. ta na mala do carro
    to a question about a part answers for the whole | de que ojo operan a la abuela
      [2] 9:00, Ines: Operan a la abuela de cataratas
      9:01, Max: de q ojo
      [1] 9:02, Ines: Del derecho
    answers a question behind something else | is there a cot at the cottage
      [2] 9:00, Ines: I have paid the rest. Is there a cot at the cottage? My niece is coming.
      [1] 9:05, Gwen: In the cupboard on the landing
    that says nothing answers no question for a thing | which size is the tent
      [1] 9:00, Ines: which tent size, I take the 4?
      9:01, Ruth: ok
    to "where" doesn't answer "when" | quand déménage Nuria = 2026-06-30
      [2] 9:00, Nuria: je déménage
      9:01, Max: où
      9:02, Nuria: à nantes
      9:03, Max: quand ça
      [1] 9:04, Nuria: le 30 juin
    to a question in a sentence answers, in German | wie heißt der Hund von Ines
      [2] 9:00, Ines: hab jetzt einen Hund
      9:01, Max: süß wie heißt der
      [1] 9:02, Ines: Bruno
    of one who can't doesn't answer who does | wer holt den Anzug ab
      9:00, Ines: wer holt den Anzug ab
      [2] 9:01, Jens: ich kann ihn nicht abholen, bin in Graz
      [1] 9:02, Wim: ich hol ihn am Freitag
    isn't needed after one who does | who feeds the cat
      [1] 9:00, Ines: i feed the cat
      9:01, Max: who waters the plants
      9:02, Ruth: me`);

  it.each(
    rows(`
      Russian | где мой загранпаспорт | мам а где мой загранпаспорт | в верхнем ящике комода
      Ukrainian | де мій паспорт | мам а де мій паспорт | у верхній шухляді комода
      Hindi | मेरा पासपोर्ट कहाँ है | माँ मेरा पासपोर्ट कहाँ है | अलमारी के ऊपर वाले दराज में
      Hindi in Latin letters | mera passport kahan hai | maa mera passport kahan hai | almari ke upar wale daraaz me
      Arabic | وين جواز سفري | ماما وين جواز سفري | بالدرج العلوي في غرفة النوم
      Chinese | 我护照在哪 | 妈我护照在哪 | 卧室柜子最上面的抽屉里
      Russian | какой фильм я советовал | посоветуй фильм | Посмотри "Сталкер"
      Ukrainian | який фільм я радив | порадь фільм | подивись "Тіні забутих предків"
      Chinese | 推荐了什么电影 | 推荐个电影呗 | 看《霸王别姬》吧
      Spanish | q dias se saca la basura | oigan cuando sacan la basura | lunes y viernes
      Spanish | cómo se llama el wifi | alguien sabe como se llama el wifi | PISO_4B_5G
      Portuguese | qual é o meu voo | busco sim! qual é o voo | TAP 88
      English | where is the bike lock key | anyone seen my bike lock key | on the fridge
      German, addressed | wo ist das restaurant | gern, wo ist das restaurant nochmal | lange reihe 44
      German, closed | wie hoch ist der beitrag | der beitrag ist 120 oder | 135 seit januar
      French, abbreviated | pourquoi pas d'entraînement | pk pas d'entraînement | le terrain est inondé
      Italian | dove sono le chiavi | ragazzi dove sono le chiavi | nel cassetto
      Ukrainian, addressed | порадь лора | слухай порадь лора | Ковальчук на Сагайдачного
      Hindi, of what | netflix password kya hai | netflix password kya hai | Mango2024`),
  )(
    'answers a question without a question mark, or a request: %s: %s',
    async (_, question = '', asks = '', reply = '') => {
      const { quotes } = await asked(question, chat(`9:00, Max: ${asks}\n9:01, Wim: ${reply}`));
      expect(quotes[0]?.[0]).toBe(reply);
    },
  );

  it.each([
    ['quién no va a la cena', 'la cena es el viernes 18 en Casa Lucio', 'yo voy!', 'yo no puedo, estoy en Cádiz'],
    ['qui ne vient pas au repas', 'le repas est jeudi chez Georges', "j'en suis !", 'je pourrai pas, je suis à Nantes'],
    ['quem não vai na confra', 'confra dia 18 de dezembro no Bar do Zezé', 'to dentro', 'não vou, tô em Recife'],
    ['кто не идет на корпоратив', 'корпоратив 18 июня в Пушкине', 'я за', 'я не смогу, буду в Сочи'],
    ["who isn't coming to the dinner", 'the dinner is on Friday at Lou’s', "i'm in!", "I can't, I'm in Leeds"],
  ])('tells who refuses: %s', async (question, invitation, yes, no) => {
    const said = chat(`
      20 May 17:00, Eva: ${invitation}
      20 May 18:00, Iker: ${yes}
      21 May 9:00, Marta: ${no}`);
    expect((await asked(question, said)).quotes.map(([text]) => text)).toEqual([no, invitation]);
  });
});

describe('a question for yes or no', () => {
  hold(`
    is answered by who did it | did Tomás book the crane
      [1] 9:00, Tomás: the crane is booked
      2 May, Ines: I booked the ferry
    is not answered with half of its topic, or without its subject
      did tomás book the crane | 9:00, Tomás: let's book the flights this week
      did tom book the flights | 9:00, Ines: flights booked!!
    about the asker is answered by the asker | did I pay Ines for the tickets
      9:00, Ines in Ines: the tickets are 255, pay when you can
      [1] 9:05, Nina in Ines: sent you 255 for the tickets, all paid`);
});

describe('a debt', () => {
  hold(`
    is told with what was paid before the rest | quanto mi deve Fede | quanto mi ha restituito
      [1] 9:00, Fede in Fede: ti ho fatto un bonifico di 60
      [2] 9:01, Fede in Fede: ti devo ancora 40
    is found in every form of its verb
      chi mi deve dei soldi | [1] 9:00, Fede in Fede: ti devo ancora 40
      кто мне должен денег | [1] 9:00, Юля in Юля: еще 2000 должна
    is not told with one in the other direction | who owes me money
      9:00, Wim in Wim: you owe me 255
      [1] 9:00, Nina in Ines: you owe me 12
    of the asker is told | who do I owe money
      [1] 9:00, Wim in Wim: you owe me 255
      9:00, Nina in Ines: you owe me 12
    of nobody isn't told | who owes me
      9:00, Wim in Wim: you owe me 255
    has an amount | how much do I owe Wim
      [1] 9:00, Wim in Wim: done, you owe me 255
      9:00, Nina in Ines: you owe me 12
    in German has its direction | wer schuldet mir Geld
      9:00, Wim in Wim: du schuldest mir 255
      [1] 9:00, Ines in Ines: ich schulde dir noch 12
    in French has its direction | à qui je dois de l'argent
      [1] 9:00, Wim in Wim: tu me dois 255
      9:00, Ines in Ines: je te dois encore 12
    in Russian has its direction | кто мне должен деньги
      9:00, Wim in Wim: ты мне должна 255
      [1] 9:00, Tomás in Tomás: я тебе ещё должен 12
    comes after what was paid since | what has Ines paid back
      [3] 1 May 9:00, Ines in Ines: can you lend me 60? I pay you back on Friday
      1 May 9:01, Nina in Ines: sent you 60
      [2] 8 May 9:00, Ines in Ines: just sent you 40
      9 May 9:00, Wim in Wim: sent you 70
      [1] 20 May 9:00, Ines in Ines: paid the other 20
    of the asker comes after what they paid | did I pay Wim for the curry
      [2] 1 May 9:00, Nina in Wim: I owe you for the curry
      1 May 9:01, Wim in Wim: 22.50
      [1] 3 May 9:00, Nina in Wim: sent 22.50
    is no price of something else | how much do we have to pay for the cottage
      [1] 1 May 9:00, Wim in Wim: we have to pay 480 for the cottage
      2 May 9:00, Ines in Ines: I pay you back on Friday
      8 May 9:00, Ines in Ines: just sent you 40`);
});

describe('whether somebody replied', () => {
  const [QUESTION, REPLY] = chat(`
    4 May, Nina on “Coat”: Leo lost his coat at school. Has it been handed in?
    7 May, Office on “Coat”: It is in the office`).map((one) => ({ ...one, threadId: 'coat' })) as [Said, Said];
  const asking = 'did the school reply about the coat';

  it('is told by their reply', async () => {
    expect((await asked(asking, [QUESTION, REPLY])).quotes.map(([text]) => text)).toEqual([REPLY.text, QUESTION.text]);
  });

  it('is not told by a mail that was answered, and waits for another reply', async () => {
    const [mail, answer] = [
      { ...REPLY, at: '2026-05-04T09:00:00Z' },
      { ...QUESTION, at: '2026-05-07T09:00:00Z' },
    ];
    expect(await asked('did the office reply about the coat', [mail, answer])).toMatchObject({
      found: false,
      near: [QUESTION.text],
    });
  });

  it('is not told by what was written to them', async () => {
    expect(await asked(asking, [QUESTION])).toMatchObject({ found: false, near: [QUESTION.text] });
  });
});

describe('a follow-up question', () => {
  hold(`
    is answered about its own subject | a que hora sale el vuelo | y la mudanza?
      [1] 2 May 18:00, Nuria: la mudanza es el 15 en mi casa
      20 May 8:00, Pablo: el vuelo a cadiz sale a las 7:25
    keeps the topic: another thing | When does the ferry leave? | And the bus to Braga? = 2026-05-21
      29 May, Wim: The ferry to Porto leaves on Thursday at 8 pm
      [1] 20 May, Wim: The bus to Braga leaves tomorrow
    keeps the topic: another person | What did Joana say about the engine? | And Wim?
      20 May, Joana Silva: The engine needs new oil
      [1] 21 May, Wim Bos: The engine is far too loud
    keeps the topic: another time | What did Joana say in March? | And in April?
      2 Mar 10:00, Joana Silva: The mast is up
      [1] 2 Apr 10:00, Joana Silva: The sail is torn
    is answered by a message with a word of its own | which hotel | and the flight
      12 May 20:00, Jonas: hotel is Hotel Amano, check in 3pm
      [1] 18 May 20:00, Jonas: they moved our flight, now leaves 09:15
    with a subject of its own is about that | when is Carol's physio | and the hen party? = 2026-07-18
      2 May, Carol in Carol: my physio is on the 14th
      [1] 3 May, Wim: the hen party is on 18 July
    about "she" is about the same person | who picks up Aunt Vi | what time does she arrive
      20 May, Shop on “Your order”: Your order will arrive on 3 June at 10:00
      [2] 21 May 9:00, Ines: Aunt Vi is coming by train
      21 May 9:01, Max: who picks her up
      21 May 9:02, Wim: i will
      [1] 21 May 9:03, Ines: gets in 11:52
    that asks for something else gets no day | When does the ferry leave? | How much is the ferry to Porto? = none
      [1] 29 May, Wim: The ferry to Porto is 12 € and leaves on Thursday at 8 pm
      20 May, Wim: The bus to Braga leaves tomorrow
    for a place gets no day | когда к зубному | а где это = none
      [1] 29 May, Wim: к зубному 4 июня в 10:00`);

  it.each(['a donde', 'c est ou', 'con quien', 'with whom?'])(
    'with "%s" isn\'t answered with the time asked for before',
    async (question) => {
      const said = chat('29 May, Wim: Nuria se muda en enero a Lugo');
      const { when, quotes } = await asked(`${question}\ncuando se muda Nuria`, said);
      expect([when, quotes.length]).toEqual([undefined, 1]);
    },
  );
});
