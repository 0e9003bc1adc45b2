/** Sharing into another chat, in English. */

export const sharing = {
  button: 'Share…',
  /** Above what will be shared. */
  preview: 'This is what they will see:',
  note: 'Nothing else goes along: no names, no sources. It is sent only when you choose a chat and send it there. I keep it for an hour.',
  choose: 'Choose a chat',
  gone: 'I have forgotten that answer, so there is nothing to share. I keep answers for six hours only.',
  protected: 'Your settings say that results are not passed on.',
  notHere: 'This bot cannot be used in other chats: its operator has not switched inline mode on.',
  /** In the chosen chat: what is to be sent stands below it. */
  send: 'Send this',
  /** There, where it is no longer kept. */
  goneThere: 'Nothing to share any more: go back',
};
