/** What each command of the menu does: a line of 3–200 characters, without a full stop. */
export const commands = {
  start: 'Begin here',
  help: 'What you can do, and what it costs',
  search: 'Search your messages, mails and files',
  ask: 'Ask a question about your messages',
  recent: 'Show your newest messages',
  chats: 'List your chats and open one',
  profile: 'Let a model describe you from your messages',
  import: 'Bring your own chats and mails in',
  save: 'Keep a message in your archive',
  cancel: 'Stop what is running',
  credits: 'See what you have spent',
  settings: 'Set your time zone, a daily cap, and the privacy of results',
  account: 'See your connection and what it allows',
  connect: 'Connect your data',
  disconnect: 'Forget my token and everything about me',
  privacy: 'What is stored about you, and how to erase it',
};
