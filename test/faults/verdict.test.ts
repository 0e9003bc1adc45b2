/** The judge of the fault tests detects each kind of failure. */
import { describe, expect, it } from 'vitest';
import type { ChatMessage } from '../support/chat-driver.ts';
import { planSequence } from './plan.ts';
import { type AskedQuestion, type ChatOutcome, type Circumstances, FAULTS, judge } from './verdict.ts';

const CALM: Circumstances = {
  ...{ kills: [], ended: false, databaseTrouble: false },
  ...{ misdeeds: [], callsHit: 0, unconfirmed: [] },
};
const QUESTION: AskedQuestion = {
  person: 0,
  command: '/ask',
  word: 'w1x0',
  atMs: 0,
  service: { kind: 'answers', afterMs: 50 },
  saidAt: 1000,
  calls: [{ at: 1100, process: 0, repliedAt: 1150 }],
};
let ids = 0;
const bot = (text: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ id: ++ids, chatId: 11, fromBot: true, text, entities: [], buttons: [], keyboard: [], replyTo: undefined },
  ...{ deleted: false, hasPhoto: false, fileName: undefined },
  raw: { message_id: ids } as ChatMessage['raw'],
  ...more,
});
const ANSWER = 'The ferry of w1x0 is found-w1x0.\n\n5 credits · 956 left';
const EXCUSE = 'I was restarted.\nIt may have cost 5 credits.';

function faults(chat: Partial<ChatOutcome>, circumstances: Partial<Circumstances> = {}) {
  const { counts } = judge([{ questions: [QUESTION], free: [], messages: [], helped: true, ...chat }], {
    ...CALM,
    ...circumstances,
  });
  return FAULTS.flatMap((name) => (counts[name] > 0 ? [name] : []));
}

describe('the verdict', () => {
  it('accepts one answer, and a second one that is marked as a repeat', () => {
    expect(faults({ messages: [bot(ANSWER)] })).toEqual([]);
    expect(faults({ messages: [bot(ANSWER), bot(`${ANSWER}\n(Sent again)`)] })).toEqual([]);
    expect(faults({ messages: [bot(`${ANSWER}\n(Sent again)`)] })).toEqual([]);
  });

  it('detects an answer that is lost, deleted, or sent twice', () => {
    expect(faults({ messages: [] })).toEqual(['lost']);
    expect(faults({ messages: [bot(ANSWER, { deleted: true })] })).toEqual(['lost']);
    expect(faults({ messages: [bot(ANSWER), bot(ANSWER)] })).toEqual(['doubled']);
  });

  it('detects a second request to the service', () => {
    const calls = [...QUESTION.calls, ...QUESTION.calls];
    expect(faults({ questions: [{ ...QUESTION, calls }], messages: [bot(ANSWER)] })).toEqual(['paidTwice']);
  });

  it('detects a question that reaches the service before an earlier one', () => {
    const later = { ...QUESTION, word: 'w1x1', saidAt: 1050, calls: [{ at: 1090, process: 0, repliedAt: 1095 }] };
    const messages = [bot(ANSWER), bot('The ferry of w1x1 is found-w1x1.')];
    expect(faults({ questions: [QUESTION, later], messages })).toEqual(['disordered']);
    const inOrder = { ...later, calls: [{ at: 1160, process: 0, repliedAt: 1170 }] };
    expect(faults({ questions: [QUESTION, inOrder], messages })).toEqual([]);
  });

  it('accepts an apology with a price only after a kill during the call or a failure of the service', () => {
    const messages = [bot(EXCUSE)];
    expect(faults({ messages }, { kills: [{ process: 0, at: 1120 }], ended: true })).toEqual([]);
    expect(faults({ messages: [bot('I was restarted.')] }, { kills: [{ process: 0, at: 1120 }], ended: true })).toEqual(
      ['lost'],
    );
    expect(faults({ messages }, { kills: [{ process: 0, at: 9000 }], ended: true })).toEqual(['lost', 'doubled']);
    expect(faults({ messages }, { kills: [{ process: 1, at: 1120 }], ended: true })).toEqual(['lost', 'doubled']);
    expect(faults({ messages })).toEqual(['lost', 'doubled']);
    const failed = { ...QUESTION, service: { kind: 'fails' as const, afterMs: 0 } };
    expect(faults({ questions: [failed], messages })).toEqual([]);
    expect(faults({ questions: [failed], messages: [] })).toEqual(['lost']);
    expect(faults({ messages: [bot(ANSWER), ...messages] })).toEqual(['doubled']);
  });

  it('detects a leftover progress message, unless the bot cannot know of it', () => {
    const progress = 'Reading your messages…';
    const messages = [bot(ANSWER), bot(progress, { buttons: [['Stop']] })];
    expect(faults({ messages })).toEqual(['standing']);
    expect(faults({ messages }, { unconfirmed: [{ chatId: 11, text: progress }] })).toEqual([]);
    expect(faults({ messages }, { unconfirmed: [{ chatId: 12, text: progress }] })).toEqual(['standing']);
    expect(faults({ messages: [bot(ANSWER), bot('You’re number 1 in line.')] })).toEqual(['standing']);
  });

  it('detects a free command without an answer, or with two although it arrived once', () => {
    const free = [{ person: 0, command: '/privacy' as const, atMs: 0, redeliveries: 0 }];
    const shown = bot('What I keep\nYour access, settings and alerts, until you leave.');
    expect(faults({ free, messages: [bot(ANSWER)] })).toEqual(['freeLost']);
    expect(faults({ free, messages: [bot(ANSWER), shown, shown] })).toEqual(['freeDoubled']);
    expect(faults({ free, messages: [bot(ANSWER), shown, shown] }, { ended: true })).toEqual([]);
  });

  it('detects a blocked chat, and a process that ended by itself', () => {
    expect(faults({ messages: [bot(ANSWER)], helped: false })).toEqual(['blocked']);
    expect(faults({ messages: [bot(ANSWER)] }, { misdeeds: ['ended by itself (1)'] })).toEqual(['misdeeds']);
  });
});

describe('a plan', () => {
  it('is the same for the same seed, and covers every kind of trouble', () => {
    const setting = { database: 'postgres', mode: 'webhook', questions: 3 } as const;
    const plans = Array.from({ length: 40 }, (_, seed) => planSequence(seed, setting));
    expect(plans[7]).toEqual(planSequence(7, setting));
    const kinds = new Set(plans.flatMap((plan) => plan.kinds));
    const wanted = ['kill -9', 'SIGTERM', '429', 'silence after', 'commit reply lost', 'database cut', 'redelivery'];
    expect([...kinds]).toEqual(expect.arrayContaining(wanted));
  });
});
