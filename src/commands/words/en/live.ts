/** Where somebody has connected the bot to their Telegram account as a chatbot. */
import { bold, type RichText, time } from '../../answer.ts';

const TAKE_OUT = 'take me out there: Settings → Telegram Business → Chatbots';

export const live = {
  begun: `You have connected me to your Telegram account. From now on, messages of the chats that you chose go into your archive as they happen: new, edited, deleted. I never write to anybody in your name. /account shows it and stops it; only you can disconnect your Telegram account from me, ${TAKE_OUT}.`,
  ended: 'I am no longer connected to your Telegram account. What was saved stays in your archive.',
  /** The archive was erased by somebody else than this bot. */
  archiveGone:
    'Your archive was erased, so I have stopped taking in messages of your Telegram account. /account starts it again, with a new archive.',
  start: 'I take in what is new in your Telegram account again.',
  stop: 'I no longer take anything in from your Telegram account.',
  none: 'I am not connected to your Telegram account.',
  takeOut: `Only you can disconnect your Telegram account from me: ${TAKE_OUT}.`,
  /** What /disconnect leaves: a line of a list, without a full stop. */
  stillConnected: `at Telegram I stay a chatbot of your account until you ${TAKE_OUT}. I no longer take anything in`,
  flows: (since: string): RichText => [
    bold('Live'),
    ': new messages of your Telegram account flow into your archive since ',
    time(since),
    '.',
  ],
  stopped: (since: string): RichText => [
    bold('Live, stopped'),
    ': since ',
    time(since),
    ' I take nothing in from your Telegram account.',
  ],
  stopIt: 'Stop taking my messages in',
  startIt: 'Take my messages in again',
};
