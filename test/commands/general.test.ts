/** Plain text, the first screens, settings and /privacy. */
import { afterAll, describe, expect, it } from 'vitest';
import { plainText, type RichText } from '#commands/reply.ts';
import { listsIn } from '#locales/lists.ts';
import { parseTimeSpan } from '#locales/times/spans.ts';
import { LANGUAGES, wordsIn } from '#locales/words.ts';
import { TOKEN_EXTENSIONS, UNCHARGED } from '#service/contract/extensions.ts';
import { fakeClock } from '../support/clock.ts';
import { openService, SAMPLE_NOW } from '../support/service.ts';
import { connectedAt, labelsOf, openStage, PERSON, type Stage, type StageOptions, wordsOf } from './stage.ts';

const nowhere = { url: 'http://127.0.0.1:1' };
const OWN = { botName: 'data_bot', serviceName: undefined, sample: true, tokenIdleDays: 90 };

const free = await openService({ monthlyCredits: undefined });
afterAll(() => free?.close());

/** Somebody connected to the sample at a free service. */
async function inSample(options: Partial<StageOptions> = {}): Promise<Stage> {
  const stage = await openStage({ url: free.url, clock: fakeClock(SAMPLE_NOW), about: OWN, ...options });
  const extensions = [...TOKEN_EXTENSIONS.filter((name) => name !== 'credits'), UNCHARGED];
  const token = await free.tokenWith();
  await stage.connect({ token, extensions, access: { whose: 'sample', languageModel: null } });
  return stage;
}

/** The texts with a code mark. */
const codesIn = (text: RichText): string[] =>
  text.flatMap((span) => (typeof span !== 'string' && span.mark === 'code' ? [plainText(span.text)] : []));

describe.each(LANGUAGES)('the examples in %s', (language) => {
  const { word, name, question } = listsIn(language).examples;
  const says = async (text: string) => (await inSample()).ask('text', text, { language });

  it('find messages', async () => {
    expect(wordsOf(await says(word))).toMatch(/^(.*\n\n)?1 |▸/);
  });
  it("open a person's chat", async () => {
    expect(wordsOf(await says(name))).toMatch(new RegExp(`^${name}.* · (WhatsApp|Telegram)`));
  });
  it('are answered', async () => {
    const said = await says(question);
    expect(labelsOf(said)).toContain('1');
    expect(wordsOf(said)).not.toContain(wordsIn(language).text('answer-nothing').slice(0, 20));
  });
  it('in /help include exactly one day', async () => {
    const stage = await inSample();
    const help = await stage.ask('help', '', { language });
    const examples = codesIn(help.text);
    expect(examples).toEqual(expect.arrayContaining([word, question]));
    const today = { now: Date.parse(SAMPLE_NOW), zone: undefined, language };
    expect(examples.filter((each) => parseTimeSpan(each, today) !== undefined)).toHaveLength(1);
  });
});

describe('plain words', () => {
  it.each([
    ['thanks', /^👍$/],
    ['delete my account', /^Leave\?/],
    ['how many messages did I send Joana', /^\d+ messages to Joana Matos/],
    ['ferry yesterday', /^(?!Nothing)/],
    ['stop', /^(?![\s\S]*Stopped)/],
    ['', /^I can only read text and export files\.$/],
    ['\u200b \u2060', /^I need something to look for/],
    ['/language', /^Settings\n/],
    ['/export', /^Nina’s archive/],
    ['/delete', /^Leave\?/],
    ['/digest', /^No alerts or digests yet\./],
  ])('%j are understood', async (typed, screen) => {
    const [reply] = await (await inSample()).run('text', typed);
    expect(reply && wordsOf(reply)).toMatch(screen);
  });

  it('are searched for, and offer an answer, or are answered if they ask something, and offer a search', async () => {
    const found = await (await inSample()).ask('text', 'launch when');
    expect(wordsOf(found)).toMatch(/results, best first/);
    expect(labelsOf(found).filter((label) => label === 'Answer this')).toHaveLength(1);
    const said = await (await inSample()).ask('text', 'when is the launch');
    expect(wordsOf(said)).toContain('3 December');
    expect(labelsOf(said).at(-1)).toBe('Search for these words instead');
  });

  it('open one hit after another by their numbers right under a list, and are searched for elsewhere', async () => {
    const stage = await inSample();
    await stage.ask('text', 'ferry');
    const opened = await stage.reads('text', '2');
    expect(opened).toContain('▸');
    const another = await stage.reads('text', '3');
    expect(another).toContain('▸');
    expect(another).not.toBe(opened);
    expect(await stage.reads('text', 'more')).toContain('6–10 of ');
    await stage.ask('text', 'hello');
    expect(await stage.reads('text', '2')).not.toContain('▸ ');
  });

  it('open a source by its number right under an answer, and a question continues it', async () => {
    const stage = await inSample();
    await stage.ask('text', 'When is the launch?');
    expect(await stage.reads('text', 'and who brings cake?')).toContain('Sofia');
    expect(await stage.reads('text', '1')).toMatch(/▸|launch-day/);
  });

  it('that ask in reply to a list are answered from its items, or else from everything', async () => {
    const stage = await inSample();
    const answerUnder = async (words: string, question: string) => {
      const list = await stage.ask('text', words);
      const about = list.conversationKey ?? '';
      return await stage.reads('text', question, { about });
    };
    const everywhere = await stage.reads('text', 'what about the ferry?');
    expect(await answerUnder('ferry from:tomas', 'what about the ferry?')).not.toBe(everywhere);
    expect(await answerUnder('ferry', 'when is the launch?')).toContain('3 December');
  });

  it('turn the page with “more” right under a list', async () => {
    const stage = await inSample();
    await stage.ask('text', 'ferry');
    expect(await stage.reads('text', 'more')).toMatch(/^6–10 of /);
  });

  it('set the time zone for “I’m in Porto”, but not for “I’m in trouble”', async () => {
    const stage = await inSample();
    expect(await stage.reads('text', "I'm in Porto")).toMatch(/^Porto, \d\d:\d\d\.$/);
    expect((await stage.deps.people.read(PERSON, 0)).settings.zone).toBe('Europe/Lisbon');
    await stage.ask('text', "I'm in trouble");
    expect((await stage.deps.people.read(PERSON, 0)).settings.zone).toBe('Europe/Lisbon');
  });

  it('are kept until the person connects', async () => {
    const stage = await openStage({ ...nowhere, about: OWN });
    const said = await stage.reads('text', 'ferry');
    expect(said).toMatch(/^Hi Mira\.[\s\S]*I’ll look for that as soon as you’re connected\.$/);
  });

  it('that say “stop” show what can be stopped if there is an alert', async () => {
    const { stage } = await connectedAt(nowhere, { extensions: ['uncharged'] });
    await stage.ask('alerts', 'ferry');
    const said = await stage.ask('text', 'stop');
    expect(labelsOf(said)).toEqual(['Stop “ferry”', 'Search for “stop”']);
  });

  it('find a forwarded message, or offer to save it', async () => {
    const stage = await inSample();
    const message = 'We are on the ferry. She suspects NOTHING. She brought her own sandpaper.';
    expect(await stage.reads('text', message, { isForward: true })).toContain('▸');
    for (const text of ['Nobody here has ever said that', '没有人说过这句话'.repeat(60), 'ไม่มีใครพูดแบบนั้น'.repeat(20)])
      expect(await stage.reads('text', text, { isForward: true })).toMatch(
        /^I couldn’t find this one|^This isn’t in your archive/,
      );
  });
});

describe('where a service charges', () => {
  it('the first plain text shows prices, and an edited one asks before it runs again', async () => {
    await using charged = await openService({ initialCredits: 1_000 });
    const stage = await openStage({ url: charged.url, clock: fakeClock(SAMPLE_NOW) });
    await stage.connect({ token: await charged.tokenWith(), extensions: TOKEN_EXTENSIONS });
    const asked = await stage.ask('text', 'when is the launch?');
    expect(wordsOf(asked)).toBe('An answer costs 5 credits here, a search 2. You have 1,000. From now on I won’t ask.');
    expect(labelsOf(asked)).toEqual(['Answer (5 credits)', 'Search (2 credits)']);
    expect(await stage.reads('text', 'ferry')).toContain('2 credits · 998 left');
    expect(wordsOf(await stage.press(asked, 'Search (2 credits)'))).toContain('2 credits · 996 left');
    for (const text of ['ferry boat', '/search ferry boat']) {
      const edited = await stage.ask('text', text, { isEdited: true });
      expect(wordsOf(edited)).toBe('You changed that. Run it again?');
      expect(labelsOf(edited)).toEqual(['Run it (2 credits)']);
    }
  });
});

describe('somebody unconnected', () => {
  const owners = { service: {}, hasPages: true } as never;

  it.each([
    ['text', 'hello', /^Hi Mira\. I find things/],
    ['start', '', /^Hi Mira\. I find things in your own messages[\s\S]*Nina’s archive first/],
    ['help', '', /^Just write\./],
    ['connect', 'whatsapp', /^Look around in Nina’s archive/],
  ] as const)('who sends %s %s is shown how to begin', async (command, argument, said) => {
    const answer = await (await openStage({ ...nowhere, about: OWN, owners })).ask(command, argument);
    expect(wordsOf(answer)).toMatch(said);
    expect(labelsOf(answer)).toEqual(['Look around', 'Start my own archive']);
  });
});

describe('/settings', () => {
  const kept = async (stage: Stage) => (await stage.deps.people.read(PERSON, 0)).settings;

  it('shows all settings, without those about credits where the service is free', async () => {
    const screen = await (await inSample()).ask('settings');
    expect(wordsOf(screen)).toBe(
      'Settings\nTime zone: not set\nLanguage: English\nDigest: off\nIn this chat: results are shown, forwardable and kept',
    );
    expect(labelsOf(screen)).toEqual(['Time zone', 'Language', 'Digest and alerts', 'This chat']);
  });

  it('changes the options of the chat in place', async () => {
    const stage = await inSample();
    let screen = await stage.press(await stage.ask('settings'), 'This chat');
    for (const label of ['Hide until tapped: off', 'No forwarding: off', 'Delete after: never'])
      screen = await stage.press(screen, label);
    const labels = ['Hide until tapped: on', 'No forwarding: on', 'Delete after: 30 minutes', 'Back'];
    expect(labelsOf(screen)).toEqual(labels);
    expect(await kept(stage)).toEqual({ coverResults: true, protectResults: true, deleteAfterMinutes: 30 });
    for (const label of [
      'Hide until tapped: on',
      ...['30 minutes', '1 hour', '24 hours'].map((of) => `Delete after: ${of}`),
    ])
      screen = await stage.press(screen, label);
    expect(await kept(stage)).toEqual({ coverResults: false, protectResults: true });
    const back = await stage.press(screen, 'Back');
    expect(wordsOf(back)).toMatch(/^Settings\n.*In this chat: results are shown, not forwardable and kept$/s);
    expect(back).toMatchObject({ replaces: true });
  });

  it('changes only one setting, whatever changed in the meantime', async () => {
    const stage = await inSample();
    const screen = await stage.press(await stage.ask('settings'), 'Language');
    await stage.deps.settings.change(PERSON, { zone: 'Asia/Tokyo', dailyCreditCap: 7 });
    await stage.press(screen, 'Deutsch');
    expect(await kept(stage)).toEqual({ zone: 'Asia/Tokyo', dailyCreditCap: 7, language: 'de' });
  });

  it('reads a language by its code, or its name in itself, the present language or English', async () => {
    const stage = await inSample();
    for (const [typed, language] of [
      ['es', 'es'],
      ['language frances', 'fr'],
      ['Deutsch', 'de'],
      ['Chinese', 'zh'],
      ['language pt', 'pt'],
    ] as const) {
      await stage.ask('settings', typed, { language: 'es' });
      expect(await kept(stage)).toEqual({ language });
    }
  });

  it('reads a number as the daily limit where the service charges', async () => {
    const { stage } = await connectedAt(nowhere);
    expect(await stage.reads('settings', '20')).toBe('Limit: 20 credits in 24 hours.');
    expect(await kept(stage)).toEqual({ dailyCreditCap: 20 });
    const limits = await stage.press(await stage.ask('settings'), 'Daily limit');
    expect(wordsOf(await stage.press(limits, 'Off'))).toBe('Limit: off.');
    expect(await kept(stage)).toEqual({});
  });

  it('turns asking before spending on and off with one button', async () => {
    const { stage } = await connectedAt(nowhere);
    let screen = await stage.ask('settings');
    for (const asks of [true, false]) {
      screen = await stage.press(screen, 'Ask before spending');
      expect(await kept(stage)).toEqual({ askBeforeSpending: asks });
    }
    expect(wordsOf(screen)).toContain('Ask before spending: no');
  });
});

it('/privacy says what is stored, who sees it and how to erase it', async () => {
  const stage = await openStage({ ...nowhere, about: { ...OWN, serviceName: 'data.example' } });
  const said = await stage.reads('privacy');
  expect(said).not.toContain('To find what you mean');
  for (const fact of ['90 days', 'six hours', '30 days', '35 days', 'encrypted', 'data.example', '/disconnect'])
    expect(said).toContain(fact);
});

it.each([
  [{ host: 'vectors.example', local: false }, 'the model at vectors.example gets the words of all your messages'],
  [{ host: '127.0.0.1:11434', local: true }, 'a model on the same machine reads all your messages'],
])('/privacy says where messages are embedded: %j', async (embeddings, said) => {
  const stage = await openStage({ ...nowhere, about: { ...OWN, embeddings } });
  expect(await stage.reads('privacy')).toContain(said);
});
