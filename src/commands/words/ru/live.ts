/** Where somebody has connected the bot to their Telegram account as a chatbot, in Russian. */
import { bold, type RichText, time } from '../../answer.ts';

const WHERE = 'Настройки → Telegram для бизнеса → Чат-боты';

export const live = {
  begun: `Вы подключили меня к своему аккаунту Telegram. Теперь сообщения из выбранных вами чатов сразу попадают в ваш архив: новые, изменённые, удалённые. От вашего имени я никому не пишу. Посмотреть и остановить это можно в /account; отключить меня от аккаунта можете только вы: ${WHERE}.`,
  ended: 'Я больше не подключён к вашему аккаунту Telegram. Сохранённое остаётся в вашем архиве.',
  archiveGone:
    'Ваш архив стёрли, поэтому я больше не сохраняю сообщения вашего аккаунта Telegram. В /account это можно включить снова, с новым архивом.',
  start: 'Я снова сохраняю новое из вашего аккаунта Telegram.',
  stop: 'Я больше ничего не сохраняю из вашего аккаунта Telegram.',
  none: 'Я не подключён к вашему аккаунту Telegram.',
  takeOut: `Отключить меня от аккаунта Telegram можете только вы: ${WHERE}.`,
  stillConnected: `в Telegram я остаюсь чат-ботом вашего аккаунта, пока вы меня не уберёте: ${WHERE}. Сохранять я уже ничего не буду`,
  flows: (since: string): RichText => [
    bold('Сразу в архив'),
    ': новые сообщения вашего аккаунта Telegram сохраняются с ',
    time(since),
    '.',
  ],
  stopped: (since: string): RichText => [
    bold('Сразу в архив — остановлено'),
    ': с ',
    time(since),
    ' из вашего аккаунта Telegram ничего не сохраняется.',
  ],
  stopIt: 'Не сохранять мои сообщения',
  startIt: 'Снова сохранять сообщения',
};
