/** What Telegram shows of the bot before anybody has written to it. */
export const bot = {
  description: [
    'ابحث في رسائلك وبياناتك، واقرأها، واسأل عنها، هنا في المحادثة.',
    'اربط بياناتك، ثم جرّب \u2068/search\u2069 و\u2068/ask\u2069 و\u2068/recent\u2069. في القائمة ثمن كل أمر بالنقاط.',
    'بخصوصية: أنت وحدك ترى إجاباتك، ورمز وصولك محفوظ مشفّرًا، ولا شيء يُنشر في المجموعات، و\u2068/disconnect\u2069 يمحو كل شيء. التفاصيل في \u2068/privacy\u2069.',
  ].join('\n\n'),
  shortDescription: 'ابحث في بياناتك واسأل عنها في محادثة خاصة. رمز وصولك مشفّر، و\u2068/disconnect\u2069 يمحوه.',
};
