/** What the buttons of /settings stand for. */
import { z } from 'zod';
import { LANGUAGES } from '#locales/words.ts';
import { action } from '../action.ts';

/** Shows a screen in place of the pressed one. */
export const showSettings = action(
  'settings_show',
  z.strictObject({ screen: z.enum(['overview', 'language', 'chat', 'limit']) }),
);
/** Asks for the city. */
export const askZone = action('zone_ask', z.strictObject({}));
export const setZone = action('zone_set', z.strictObject({ zone: z.string().max(64) }));
/** `auto`: as the person's Telegram. */
export const setLanguage = action('language_set', z.strictObject({ to: z.enum(['auto', ...LANGUAGES]) }), {
  changesPerson: true,
});
/** Turns a switch of the chat to its next state. */
export const turnSwitch = action('switch', z.strictObject({ of: z.enum(['cover', 'protect', 'delete']) }));
/** Credits in 24 hours, null for no limit. */
export const setLimit = action('limit_set', z.strictObject({ to: z.int().min(0).nullable() }));
/** Whether plain words that cost are asked about first. */
export const setAskFirst = action('ask_first', z.strictObject({ on: z.boolean() }));
