/** /save in Ukrainian. The chat is called “Saved” in every archive, whatever the language. */
export const saving = {
  saved: 'Збережено у вашому архіві, у чаті «Saved».',
  savedAside:
    'Збережено у вашому власному архіві, у чаті «Saved». Зараз ви шукаєте в демоданих; підключіть свої дані, щоб це знайти.',
  known: 'Це вже збережено.',
  how: 'Дайте відповідь командою /save на повідомлення, яке хочете зберегти (можна й на переслане), або напишіть текст після команди: /save ключ під килимком',
};
