/** /save. The chat is called “Saved” in every archive, whatever the language. */
export const saving = {
  saved: 'حُفظت في أرشيفك، في المحادثة «\u2068Saved\u2069».',
  savedAside:
    'حُفظت في أرشيفك الخاص، في المحادثة «\u2068Saved\u2069». أنت تبحث الآن في البيانات التجريبية؛ اربط بياناتك لتجدها.',
  known: 'هذه محفوظة من قبل.',
  how: 'لحفظ رسالة، ولو كانت معادًا توجيهها، يكفي الرد عليها بـ \u2068/save\u2069، أو كتابتها بعد الأمر: \u2068/save المفتاح تحت السجادة\u2069',
};
