/** /save. The chat is called “Saved” in every archive, whatever the language. */
export const saving = {
  saved: 'حُفظت في أرشيفك، في المحادثة «\u2068Saved\u2069».',
  known: 'هذه محفوظة من قبل.',
  how: 'أرسل \u2068/save\u2069 ردًا على الرسالة التي تريد الاحتفاظ بها، ولو كانت معاد توجيهها، أو اكتبها بعد الأمر: \u2068/save المفتاح تحت السجادة\u2069',
};
