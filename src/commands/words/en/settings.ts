/** /settings in English. */

const minutes = new Intl.NumberFormat('en-GB', { style: 'unit', unit: 'minute', unitDisplay: 'long' });
const hours = new Intl.NumberFormat('en-GB', { style: 'unit', unit: 'hour', unitDisplay: 'long' });

export const settings = {
  unknown:
    'I do not know that setting. You can type, for example: /settings cap 20, /settings cap none, /settings zone Lisbon, /settings protect on, /settings cover on, /settings delete 1h, /settings pictures dark.',
  back: '‹ Settings',
  language: {
    label: 'Language: ',
    open: 'Language',
    ask: 'In which language shall I answer? What you look for can be in any.',
    asTelegram: 'As my Telegram',
  },
  cap: {
    label: 'Daily cap: ',
    none: 'none of your own',
    zero: '0 – nothing that costs credits runs',
    operator: (credits: string): string => `The operator allows ${credits} a day; the smaller of the two counts.`,
    remove: 'No cap',
  },
  /** What happens to results in the chat. */
  results: {
    open: 'Privacy of results',
    cover: {
      label: 'Cover results: ',
      on: 'on – nobody reads along before you tap them',
      off: 'off – they are readable at once',
      turnOn: 'Cover results',
      turnOff: 'Stop covering results',
    },
    protect: {
      label: 'Protect results: ',
      on: 'on – they cannot be forwarded, saved or copied',
      off: 'off – they can be forwarded and saved',
      turnOn: 'Protect results',
      turnOff: 'Stop protecting results',
    },
    delete: {
      label: 'Delete results: ',
      after: (time: string): string => `${time} after they were shown`,
      never: 'never – they stay in the chat',
      keep: 'Keep them',
    },
    /** `30 minutes`, `24 hours`. */
    time: (amount: number): string => (amount % 60 === 0 ? hours.format(amount / 60) : minutes.format(amount)),
    fromNowOn: 'This counts for results from now on. Results are what comes from your data.',
    /** Stands where a result was that Telegram no longer lets me delete. */
    deleted: 'Here was a result that deletes itself.',
  },
};
