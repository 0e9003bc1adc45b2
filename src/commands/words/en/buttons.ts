/** Labels of buttons that several screens share; at most 40 characters, so that a price fits beside them. */
import { numbers } from './numbers.ts';

export const buttons = {
  connect: 'Connect',
  connectAgain: 'Connect again',
  connectWider: 'Connect with wider access',
  connectOther: 'Connect with another token',
  startAgain: 'Start again',
  tryAgain: 'Try again',
  account: 'My account',
  credits: 'Credits',
  settings: 'Settings',
  privacy: 'Privacy',
  help: 'What can I do?',
  disconnect: 'Disconnect',
  checkToken: 'Check my token again (free)',
  stopThem: 'Stop them',
  continueInPrivate: 'Continue in private',
  back: '◂ Back',
  more: 'More ▸',
  search: 'Search',
  ask: 'Ask',
  chats: 'Chats',
  cancel: 'Cancel',
  /** For the sample person, at no cost. */
  topUp: (credits: number): string => `Get ${numbers.figure(credits)} more (sample)`,
  runAgain: 'Run it again',
};
