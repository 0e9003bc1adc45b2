/** The chats of the evaluation: valid, deterministic, and different in the two halves. */
import { describe, expect, it } from 'vitest';
import { conversationOf, HALVES, QUESTION_KINDS, readSetFile, readSets, renamed, STYLES } from './chats.ts';

const LANGUAGES = ['arabic', 'english', 'german', 'japanese', 'portuguese', 'russian'];

describe.each(HALVES)('the sets of %s', (half) => {
  const sets = readSets(half);

  it('have both styles in six languages, with every kind of question', () => {
    expect(sets.map(({ name }) => name)).toEqual(
      LANGUAGES.flatMap((language) => STYLES.toSorted().map((style) => `${half}/${language}-${style}`)),
    );
    for (const { questions } of sets)
      expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(Object.keys(QUESTION_KINDS)));
  });

  it('have hundreds of messages each, in chronological order', () => {
    for (const { messages } of sets) {
      expect(messages.length).toBeGreaterThan(200);
      expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
      expect(messages).toEqual(messages.toSorted((a, b) => a.sentAt - b.sentAt));
      for (const { text } of messages) expect(text).not.toMatch(/[{}]|^\s*$| #[a-z]\w*$/);
    }
  });

  it('have long pauses between the conversations of a chat, and shorter ones within them', () => {
    for (const messages of sets.flatMap((set) => [...Map.groupBy(set.messages, ({ chatId }) => chatId).values()]))
      for (const [index, { id, sentAt }] of messages.entries()) {
        const before = messages[index - 1] ?? { id, sentAt };
        const hours = (sentAt - before.sentAt) / 3_600_000;
        if (conversationOf(id) === conversationOf(before.id)) expect(hours).toBeLessThan(14);
        else expect(hours).toBeGreaterThan(8);
      }
  });

  it('ask about existing messages, and about what was never said in these chats', () => {
    for (const { messages, questions, neverSaid } of sets) {
      const ids = new Set(messages.map(({ id }) => id));
      for (const { evidence } of questions) {
        expect(evidence.length).toBeGreaterThan(0);
        for (const id of evidence) expect(ids).toContain(id);
      }
      const asked = new Set(questions.map(({ text }) => text));
      for (const { text, evidence } of neverSaid) {
        expect(evidence).toEqual([]);
        expect(asked).not.toContain(text);
      }
    }
  });

  it('are the same when read again', () => expect(readSets(half)).toEqual(sets));
});

it('no question is in both halves', () => {
  const [tune = [], report = []] = HALVES.map((half) =>
    readSets(half).flatMap(({ questions }) => questions.map(({ text }) => text)),
  );
  expect(new Set([...tune, ...report]).size).toBe(tune.length + report.length);
});

describe('a set file', () => {
  const HEAD = 'people: Ann, Bo\nchat: Bo | Ann, Bo\n-- 2025-01-01 10:00\n';

  it('contains who said what and when, and questions about it', () => {
    const { people, conversations, questions } = readSetFile(
      'x',
      `# of two\n${HEAD}Ann: where: here? #a\n+60\nBo: in room #4 #b\n? several: Where and when? #a #b\n`,
    );
    expect(people).toEqual([['Ann'], ['Bo']]);
    expect(conversations).toMatchObject([
      {
        startsAt: Date.UTC(2025, 0, 1, 10),
        lines: [
          { by: 'Ann', text: 'where: here?', afterMs: 0 },
          { by: 'Bo', text: 'in room #4', afterMs: 3_600_000 },
        ],
      },
    ]);
    expect(questions).toEqual([{ kind: 'several', text: 'Where and when?', evidence: ['x/0.0', 'x/0.1'] }]);
  });

  it.each([
    ['Cy: hello', 'x.txt:4: Cy is not in this chat'],
    ['Ann: a #a\nBo: b #a', 'x.txt:5: #a is used already'],
    ['? fact: What? #z', 'x.txt:4: #z marks no earlier message'],
    ['? riddle: What? #z', 'x.txt:4: unknown kind of question'],
    ['? fact: What?', 'x.txt:4: a question has no evidence'],
    ['-- noon', 'x.txt:4: invalid day and time'],
    ['chat: C | Ann, Cy', 'x.txt:4: Cy is not among the people'],
  ])('with %j is rejected', (lines, message) => expect(() => readSetFile('x', HEAD + lines)).toThrow(message));
});

it('replaces the names in a question in the same form, but no parts of words', () => {
  const [from, to] = [
    [['Вера', 'Веры'], ['Ana'], ['Анна', 'Анны']],
    [['Даша', 'Даши'], ['Bia']],
  ];
  expect(renamed('Где ключи Веры и Ana? Banana, Ana’s', from, to)).toBe('Где ключи Даши и Bia? Banana, Bia’s');
  expect(renamed('Что у Анны', from, to)).toBe('Что у Даши');
});
