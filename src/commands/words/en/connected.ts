/** “You are connected”: to whose data, until when, what that allows. `service` is the data service's name. */
import { bold, code, type RichText, time } from '../../answer.ts';

export const connected = {
  title: 'You are connected',
  toService: (service: string): RichText => [bold('You are connected'), ` to ${service}.`],
  toOwn: (): RichText => [bold('You are connected'), ' to your own archive.'],
  /** @param you the person's name at Telegram, '' where it is not known @param owner the invented person's, where known */
  toSample: (you: string, owner: string | undefined): RichText => [
    bold('You are connected'),
    ` to sample data. ${you === '' ? 'At Telegram you are yourself' : `You are ${you} at Telegram`}; the data is ${owner === undefined ? 'an invented person’s' : `${owner}’s, an invented person`}.`,
  ],
  saved: (service: string): RichText => [
    bold('Token saved'),
    ` for ${service}. I could not check it for free; your first command will.`,
  ],
  token: (masked: string): RichText => ['Token: ', code(masked)],
  lastsUntilEnded: 'It lasts until you end it.',
  lastsUntil: (at: string): RichText => ['It lasts until ', time(at), '.'],

  /** What became of the access before. */
  before: {
    ended: 'The access before it has ended.',
    failedHere: 'The access before it could not be ended now: end it under /account.',
    failedThere: (service: string): string =>
      `The access before it could not be ended now: revoke it at ${service} if nobody should use it any more.`,
    impossibleHere: 'The token before it may still be valid: end it under /account.',
    impossibleThere: (service: string): string =>
      `The token before it may still be valid: revoke it at ${service} if nobody should use it any more.`,
  },

  /** Above lists of commands. */
  notTried: 'None of these has been tried yet:',
  canUse: 'You can use:',
  allowsNothing: 'It allows none of the commands that read data.',
  /** @param commands `/ask, /profile` */
  notWithToken: (commands: string): string => `Not with this token: ${commands} – /account says what is missing.`,
  notWithAccess: (commands: string): string => `Not with this access: ${commands} – /account says what is missing.`,

  empty: (): RichText => [bold('Your archive is still empty.'), ' Next: /import brings your chats in.'],
  justWrite: 'Just write what you are looking for.',
  justWriteFerry: (): RichText => ['Just write what you are looking for, for example ', code('ferry'), '.'],
  bringIn: 'Bring my chats in',
};
