/** /start in Ukrainian. */
import { code, type RichText } from '../../answer.ts';

export const start = {
  inGroup: (bot: string): string =>
    `Вітаю. На особисті питання я відповідаю лише в особистому чаті: відкрийте чат із ${bot}.`,
  hello: (name: string): string => (name === '' ? 'Вітаю' : `Вітаю, ${name}`),
  welcomeBack: (name: string): string => (name === '' ? 'З поверненням' : `З поверненням, ${name}`),
  what: 'Я шукаю у ваших повідомленнях та інших даних і відповідаю на питання про них просто тут, у чаті. Відповіді бачите лише ви.',
  sampleOrOwn: 'Спершу роздивіться дані вигаданої людини або підключіть власний архів.',
  staysAt: (service: string): string =>
    `Ваші дані нікуди не переїжджають, їх зберігає ${service}; ви вирішуєте, що мені можна читати.`,
  steps: (): RichText => [
    '1. Підключіть дані\n2. Спробуйте ',
    code('/search ferry'),
    '\n3. Запитайте щось: ',
    code('/ask when is the launch?'),
  ],
  connected: (): RichText => [
    'Усе підключено. Напишіть, що шукаєте, або скористайтеся ',
    code('/search'),
    ', ',
    code('/ask'),
    ' і ',
    code('/recent'),
    '.',
  ],
  asked: (typed: string): RichText => ['В іншому чаті ви запитали ', code(typed), '. Тут відповідь побачите лише ви.'],
  answerHere: 'Відповісти тут',
  whatCanYouDo: 'Що вміє бот?',
};
