/** Labels of buttons that several screens share, in Russian. */
import { numbers } from './numbers.ts';

export const buttons = {
  connect: 'Подключить',
  connectAgain: 'Подключить снова',
  connectWider: 'Расширить доступ',
  connectOther: 'Подключить другой токен',
  startAgain: 'Начать заново',
  tryAgain: 'Ещё раз',
  account: 'Мой доступ',
  credits: 'Кредиты',
  settings: 'Настройки',
  privacy: 'Приватность',
  help: 'Что можно сделать?',
  disconnect: 'Отключить',
  checkToken: 'Проверить токен снова (бесплатно)',
  stopThem: 'Остановить их',
  continueInPrivate: 'Перейти в личный чат',
  back: '◂ Назад',
  more: 'Ещё ▸',
  search: 'Найти',
  ask: 'Спросить',
  chats: 'Чаты',
  cancel: 'Отмена',
  topUp: (credits: number): string => `Взять ещё ${numbers.figure(credits)} (демо)`,
  runAgain: 'Запустить снова',
};
