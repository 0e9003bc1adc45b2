/** The language of /settings: which one the bot speaks, where it speaks more than one. */

import { LANGUAGES, languageFor, type Words, wordsIn } from '#locales/words.ts';
import { type Answer, type Button, bold, type Span, say } from '../answer.ts';
import type { Turn } from '../command.ts';
import type { CommandDeps } from '../deps.ts';
import { inRows, runButton } from '../press.ts';

const BUTTONS_A_ROW = 3;

/** What a language calls itself: `Deutsch`. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** A line of the overview; nothing where there is no choice. */
export function languageSpans({ words }: Turn): Span[] {
  return LANGUAGES.length < 2
    ? []
    : ['\n', bold(`${words.text('settings-language-label')}${words.gap}`), nameOf(words.language)];
}

export function languageButtons({ words }: Turn): Button[] {
  return LANGUAGES.length < 2 ? [] : [runButton(words.text('settings-language-open'), 'settings', 'language')];
}

/** @param chosen a language's code, `auto` for that of the person's Telegram; undefined: nothing is chosen yet */
export async function languageAnswer(deps: CommandDeps, turn: Turn, chosen: string | undefined): Promise<Answer> {
  const { settings } = await turn.known();
  const place = turn.pressed ? { place: 'replace' as const } : {};
  if (chosen === undefined || chosen === '') return picker(turn.words, settings.language, place);
  const code = chosen.toLowerCase();
  const { language: _, ...others } = settings;
  if (code === 'auto') {
    await deps.settings.save(turn.person.id, others);
    return picker(wordsIn(turn.person.language), undefined, place);
  }
  const language = LANGUAGES.find((known) => known === code || nameOf(known).toLowerCase() === code);
  if (language === undefined) return picker(turn.words, settings.language, place);
  await deps.settings.save(turn.person.id, { ...others, language });
  return picker(wordsIn(language), language, place);
}

function picker(words: Words, chosen: string | undefined, place: { place?: 'replace' }): Answer {
  const button = (label: string, argument: string, isChosen: boolean) =>
    runButton(isChosen ? `✓ ${label}` : label, 'settings', `language ${argument}`);
  const buttons = LANGUAGES.map((language) =>
    button(nameOf(language), language, chosen !== undefined && languageFor(chosen) === language),
  );
  return say(
    [
      bold(`${words.text('settings-language-label')}${words.gap}`),
      nameOf(words.language),
      `\n${words.text('settings-language-ask')}`,
    ],
    {
      buttons: [
        ...inRows(
          [...buttons, button(words.text('settings-language-as-telegram'), 'auto', chosen === undefined)],
          BUTTONS_A_ROW,
        ),
        [runButton(words.text('settings-back'), 'settings', 'overview')],
      ],
      ...place,
    },
  );
}
