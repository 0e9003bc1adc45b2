/** /start in Russian. */
import { code, type RichText } from '../../answer.ts';

export const start = {
  inGroup: (bot: string): string =>
    `Здравствуйте. На личные вопросы я отвечаю только в личном чате: откройте чат с ${bot}.`,
  hello: (name: string): string => (name === '' ? 'Здравствуйте' : `Здравствуйте, ${name}`),
  welcomeBack: (name: string): string => (name === '' ? 'С возвращением' : `С возвращением, ${name}`),
  what: 'Я ищу в ваших сообщениях и других данных и отвечаю на вопросы о них прямо здесь, в чате. Ответы видите только вы.',
  sampleOrOwn: 'Сначала осмотритесь в данных вымышленного человека или подключите собственный архив.',
  staysAt: (service: string): string =>
    `Ваши данные никуда не переезжают, их хранит ${service}; вы решаете, что мне можно читать.`,
  steps: (): RichText => [
    '1. Подключите данные\n2. Попробуйте ',
    code('/search ferry'),
    '\n3. Спросите что-нибудь: ',
    code('/ask when is the launch?'),
  ],
  connected: (): RichText => [
    'Всё подключено. Напишите, что ищете, или используйте ',
    code('/search'),
    ', ',
    code('/ask'),
    ' и ',
    code('/recent'),
    '.',
  ],
  asked: (typed: string): RichText => ['В другом чате вы спросили ', code(typed), '. Здесь ответ увидите только вы.'],
  answerHere: 'Ответить здесь',
  whatCanYouDo: 'Что умеет бот?',
};
