/** Renders a reply into messages. */

import type { TextReply } from '#commands/reply.ts';
import { isVisible } from './clean.ts';
import { addCompletion } from './completion.ts';
import { type Formatted, FormattedBuilder } from './formatted.ts';
import { addRichText, type Reader } from './rich-text.ts';
import { CAPTION, splitFormatted } from './split.ts';

export interface Rendered {
  /** One per message; from 1 to MAX_MESSAGES. */
  parts: Formatted[];
  /** The rest, as plain text for a file. */
  overflow?: string;
}

export interface RenderContext extends Reader {
  /** Hides personal data behind a spoiler until it is tapped. */
  cover?: boolean;
}

/** The rest of a longer answer is sent as a file. */
export const MAX_MESSAGES = 20;

export function renderAnswer(answer: TextReply, context: RenderContext): Rendered {
  const builder = new FormattedBuilder();
  addAnswer(builder, answer, context);
  // With a picture or file, the first part is its caption.
  const limits = answer.picture === undefined && answer.file === undefined ? undefined : CAPTION;
  const parts = splitFormatted(builder.build(), limits).filter(({ text }) => isVisible(text));
  if (parts.length === 0) parts.push({ text: context.words.text('errors-nothing-visible'), entities: [] });
  const shown = parts.length > MAX_MESSAGES ? parts.slice(0, MAX_MESSAGES - 1) : parts;
  const rest = parts.slice(shown.length);
  return { parts: shown, ...(rest.length === 0 ? {} : { overflow: rest.map(({ text }) => text).join('\n') }) };
}

function addAnswer(builder: FormattedBuilder, answer: TextReply, context: RenderContext): void {
  const { text, markdown, footer, personal, file } = answer;
  builder.covered(context.cover && personal && !file, () => {
    if (markdown !== undefined) addCompletion(builder, markdown, context.commandNames);
    if (markdown !== undefined && text.length > 0) builder.newLine(true);
    addRichText(builder, text, context);
  });
  if (footer) builder.newLine(true).marked({ type: 'italic' }, () => addRichText(builder, footer, context));
}
