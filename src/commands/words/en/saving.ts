/** /save. The chat is called “Saved” in every archive, whatever the language. */
export const saving = {
  saved: 'Saved in your archive, in the chat “Saved”.',
  /** While the sample data is looked through. */
  savedAside:
    'Saved in your own archive, in the chat “Saved”. What you search now is the sample data; connect your own to find it.',
  known: 'That is saved already.',
  how: 'Reply with /save to a message that you want to keep, a forwarded one too, or write it after the command: /save the key is under the mat',
};
