/** Where somebody has connected the bot to their Telegram account as a chatbot, in Ukrainian. */
import { bold, type RichText, time } from '../../answer.ts';

const WHERE = 'Налаштування → Telegram для бізнесу → Чат-боти';

export const live = {
  begun: `Ви підключили мене до свого акаунта Telegram. Відтепер повідомлення з вибраних вами чатів одразу потрапляють у ваш архів: нові, змінені, видалені. Від вашого імені я нікому не пишу. Переглянути й зупинити це можна в /account; відключити мене від акаунта можете лише ви: ${WHERE}.`,
  ended: 'Я більше не підключений до вашого акаунта Telegram. Збережене лишається у вашому архіві.',
  archiveGone:
    'Ваш архів стерли, тому я більше не зберігаю повідомлення вашого акаунта Telegram. У /account це можна ввімкнути знову, з новим архівом.',
  start: 'Я знову зберігаю нове з вашого акаунта Telegram.',
  stop: 'Я більше нічого не зберігаю з вашого акаунта Telegram.',
  none: 'Я не підключений до вашого акаунта Telegram.',
  takeOut: `Відключити мене від акаунта Telegram можете лише ви: ${WHERE}.`,
  stillConnected: `у Telegram я лишаюся чат-ботом вашого акаунта, доки ви мене не приберете: ${WHERE}. Зберігати я вже нічого не буду`,
  flows: (since: string): RichText => [
    bold('Одразу в архів'),
    ': нові повідомлення вашого акаунта Telegram зберігаються з ',
    time(since),
    '.',
  ],
  stopped: (since: string): RichText => [
    bold('Одразу в архів — зупинено'),
    ': з ',
    time(since),
    ' із вашого акаунта Telegram нічого не зберігається.',
  ],
  stopIt: 'Не зберігати мої повідомлення',
  startIt: 'Знову зберігати повідомлення',
};
