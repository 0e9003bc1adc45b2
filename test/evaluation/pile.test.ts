/** The archives that are made for the evaluation: the same for the same seed, and every answer is where it is said to be. */
import { describe, expect, it } from 'vitest';
import { kindsInTurn, makePile, PACKS } from './pile.ts';
import { KINDS } from './planting.ts';
import { type SaidMessage, sessionOf } from './question.ts';

/** Never that of the figures that are reported. */
const SEED = 5;

function everything(seed: number, sessions = 700, kinds = kindsInTurn(KINDS.length * 2)) {
  const pile = makePile({ sessions, kinds }, seed);
  const held = [...pile.sessions()];
  const messages = new Map<string, SaidMessage>();
  for (const session of held) for (const message of session.messages) messages.set(message.id, message);
  return { questions: pile.questions, sessions: held, messages };
}

describe('an archive', () => {
  const { questions, sessions, messages } = everything(SEED);

  it('is the same for the same seed, and another one for another', () => {
    const again = everything(SEED);
    expect(again.questions).toEqual(questions);
    expect(again.sessions).toEqual(sessions);
    expect(everything(SEED + 1).questions).not.toEqual(questions);
  });

  it('has about as many sessions as it is asked for, in the order of time, of six languages', () => {
    expect(sessions.length).toBeGreaterThanOrEqual(700);
    expect(sessions.length).toBeLessThan(1400);
    const starts = sessions.map(({ messages: [first] }) => first?.sentAt ?? 0);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(new Set(questions.map(({ group }) => group)).size).toBe(6);
    expect(PACKS).toHaveLength(6);
  });

  it('tells every answer in the messages that are labelled with it, and asks for none that is not told', () => {
    for (const { kind, answer, evidence, messages: labelled = [] } of questions) {
      expect(evidence.length).toBe({ 'not there': 0, 'two at once': 2 }[kind as string] ?? 1);
      expect(labelled.map(sessionOf)).toEqual(evidence);
      const told = labelled.map((id) => messages.get(id)?.text ?? '').join('\n');
      for (const value of answer) expect(told).toContain(value);
      expect(answer.length).toBe(evidence.length);
    }
  });

  it('has no slot of a template left open', () => {
    for (const { text } of messages.values()) expect(text).not.toMatch(/[{}]|^$/);
    for (const { text } of questions) expect(text).not.toMatch(/[{}]|^$/);
  });

  it('tells what a person says of themselves in their name', () => {
    const own = questions.filter(({ kind }) => kind === 'by the sender');
    expect(own.length).toBeGreaterThan(5);
    for (const { messages: labelled = [] } of own) {
      const message = messages.get(labelled[0] ?? '');
      expect(message?.own).toBe(false);
      expect(message?.text).not.toContain(message?.fromName);
    }
  });

  it('tells what is asked for of a month in that month', () => {
    for (const { kind, text, messages: labelled = [] } of questions.filter(({ group }) => group === 'English')) {
      if (kind !== 'in a month') continue;
      const [, month = '', year = ''] = /(\w+) (\d{4})/.exec(text) ?? [];
      const at = new Date(messages.get(labelled[0] ?? '')?.sentAt ?? 0);
      expect(at.toLocaleString('en', { month: 'long', timeZone: 'UTC' })).toBe(month);
      expect(String(at.getUTCFullYear())).toBe(year);
    }
  });
});

it('refuses more questions than it has names for', () => {
  expect(() => makePile({ sessions: 10, kinds: kindsInTurn(3000) }, SEED)).toThrow(/no names left/);
});
