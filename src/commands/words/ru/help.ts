/** /help in Russian. */
import { bold, type RichText } from '../../answer.ts';

export const help = {
  inGroup: (bot: string): string =>
    `Я ищу в данных человека и отвечаю по ним только ему самому. В группах ничего личного не пишу: чтобы начать, откройте личный чат с ${bot}.`,
  heading: 'Что можно сделать сейчас',
  headingUnconnected: 'Что можно сделать после подключения',
  notWithToken: 'не с вашим токеном',
  narrow: (): RichText => [
    bold('Сузить поиск'),
    ': from:имя, from:me, chat:название, on:telegram, when:"прошлая неделя", after:7d, before:2026-11-01, has:link, has:file, has:photo, "точные слова", -исключить; in:all, in:emails, in:files. Без слов для поиска и после /recent покажу всё подходящее списком, сначала новое.',
  ],
  free: (commands: string): RichText => [bold('Бесплатно'), `: ${commands}`],
  prices:
    'Цены есть в меню, здесь и на каждой кнопке; набранная команда выполняется сразу, а в ответе видно, сколько она стоила. Можно и просто что-нибудь написать: я спрошу, что с этим сделать.',
};
