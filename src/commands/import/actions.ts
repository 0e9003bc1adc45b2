/** What buttons of imports run; how is said in import.ts and save.ts. */
import { z } from 'zod';
import type { ExportApp } from '#service/contract/export-guides.ts';
import { ImportAnswers, OwnMessage } from '#service/contract/imports.ts';
import { action } from '../action.ts';
import { SentFile } from './sent-file.ts';

export const EXPORT_APPS = [
  'Telegram',
  'WhatsApp',
  'Signal',
  'Slack',
  'Discord',
  'Gmail',
] as const satisfies ExportApp[];

/** Shows where an app hides its export; without one, all of them. */
export const importGuide = action('import_guide', z.object({ app: z.enum(EXPORT_APPS).optional() }));

/** Goes on with an import, with an answer or without, or stops it. `file`: is sent once more where the service has it not. */
export const importOn = action(
  'import_on',
  z.object({
    id: z.uuid(),
    file: SentFile.optional(),
    answers: ImportAnswers.optional(),
    stop: z.literal(true).optional(),
  }),
);

/** Asks what a receipt guessed. */
export const importAsk = action('import_ask', z.object({ id: z.uuid(), about: z.enum(['me', 'time-zone']) }));

/** Keeps a message in the person's archive. */
export const saveMessage = action('save_it', z.object({ message: OwnMessage }));
