/** /save in Russian. The chat is called “Saved” in every archive, whatever the language. */
export const saving = {
  saved: 'Сохранено в вашем архиве, в чате «Saved».',
  known: 'Это уже сохранено.',
  how: 'Ответьте командой /save на сообщение, которое хотите сохранить (можно и на пересланное), или напишите текст после команды: /save ключ под ковриком',
};
