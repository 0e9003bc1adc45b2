/** /connect: choosing what the bot may do, in the chat, on a page, or by a token. `service` is the data service's name. */
import { bold, code, type RichText } from '../../answer.ts';
import { numbers } from './numbers.ts';

const { figure } = numbers;
const CAREFUL = 'The link is for you alone and works for ten minutes; do not pass it on.';

export const connecting = {
  heading: 'Connect your data',
  checking: 'Checking your token… (0 credits)',
  connecting: 'Connecting… (0 credits)',
  nothingStored: 'Nothing was stored.',
  nothingConnected: 'Nothing was connected.',

  /** Whose data: the sample's, or one's own. */
  sample: (): RichText => [
    bold('Sample data'),
    ': the chats, e-mails and files of an invented person. One tap, everything allowed, and you can break nothing.',
  ],
  own: (): RichText => [
    bold('Your own data'),
    ': an archive that this bot’s service keeps for you alone. You choose what I may do with it.',
  ],
  connectOwn: 'Connect my own data',
  lookAround: 'Look around in sample data',
  replaces: 'It takes the place of the access you have now, which is ended.',

  /** What the bot may do. */
  mayDoOwn: 'What may I do with your archive, and for how long? You can end it at any time in /account.',
  mayDoSample: 'What may I do with the sample data of an invented person, and for how long?',
  choose: 'Choose…',
  chooseInBrowser: 'Choose in the browser',
  chosenByLine: (chosen: number, all: number): RichText => [
    bold('Chosen line by line'),
    ` · ${figure(chosen)} of ${figure(all)} permissions`,
  ],
  /** Above a list of permissions that the present access lacks. */
  added: 'New:',
  whatIMayDo: 'What I may do',
  whatIMayRead: 'What I may read',
  tapToGive:
    'Tap to give or take a permission. What I may not read does not exist for me: it is neither found nor listed.',
  noneWorks: 'With this none of my commands works: I need something to do, and data to do it with.',
  /** @param commands `/search, /recent` */
  couldUse: (commands: string): string => `You could use ${commands}.`,
  not: (commands: string): string => `Not: ${commands}.`,
  back: 'Back',

  /** Outside the chat. */
  staysAt: (service: string): string => `Your data stays at ${service}; you choose there what I may read.`,
  newReplaces: 'A new token takes the place of the one you have now.',
  tapAndTick: `Tap the button and tick what I may read. ${CAREFUL}`,
  orPaste: (): RichText => [
    'Or paste a token: send ',
    code('/connect'),
    ' followed by it, here in our private chat. I remove your message and store the token encrypted.',
  ],
  makeAndSend: (): RichText => [
    'Make a token at the service, then send ',
    code('/connect'),
    ' followed by it, here in our private chat. I remove your message and store the token encrypted.',
  ],
  whatIsStored: 'What is stored?',
  onThePage: `The page shows every permission, and asks for how long. ${CAREFUL}`,
  chooseWhatIMayRead: 'Choose what I may read',

  /** A token that was pasted. */
  removed: 'I removed the message with the token from this chat.',
  notRemoved: (): RichText => [
    bold('Please delete your message with the token yourself'),
    ': I could not remove it from this chat.',
  ],
  incomplete: 'That does not look like a complete token',
  copyAgain: (): RichText => [
    'A token is one long word of letters, digits and a few signs, without spaces. Copy it again in full and send it after ',
    code('/connect'),
    '. Nothing was stored.',
  ],
  neverInGroups: 'Never post a token in a group',
  exposed: (removed: boolean): string =>
    `I did not use it. ${removed ? 'I removed the message, but others may have read it.' : 'Please delete the message.'} Treat this token as exposed: revoke it at the service and make a new one, then connect in a private chat with me.`,

  /** On the web page that the consent page leads back to, and in the chat. */
  goBack: (bot: string): string => `Go back to ${bot} and send /connect for a new link.`,
  linkIsOver: 'This link does not work any more',
  linkWasUsed: 'It was used before, is more than ten minutes old, or was not made by this bot.',
  declined: 'You did not connect',
  declinedWhy: 'You chose not to give access, so nothing was stored.',
  failed: 'Connecting did not work',
  pageFailed: 'The consent page reported a problem. Nothing was stored.',
  noToken: 'The consent page sent no usable token. Nothing was stored.',
  notStored: (reference: string): string => `Nothing was stored. Reference: ${reference}`,
  closePage: (bot: string): string => `You can close this page and go on in ${bot}.`,
};
