/** Renders a reply into messages. */

import type { TextReply } from '#commands/reply.ts';
import { MAX_CAPTION_LENGTH, MAX_ENTITIES } from '../api/message.ts';
import { isVisible } from './clean.ts';
import { addCompletion } from './completion.ts';
import { type Formatted, FormattedBuilder } from './formatted.ts';
import { addRichText, type Reader } from './rich-text.ts';
import { MARKED_LIMITS, type SplitLimits, splitFormatted } from './split.ts';

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
  const whole = builder.build();
  const parts = isVisible(whole.text)
    ? splitFormatted(whole, limitsOf(answer)).filter(({ text }) => isVisible(text))
    : [];
  if (parts.length === 0) parts.push({ text: context.words.text('errors-nothing-visible'), entities: [] });
  const shown = parts.length > MAX_MESSAGES ? parts.slice(0, MAX_MESSAGES - 1) : parts;
  const rest = parts.slice(shown.length);
  return { parts: shown, ...(rest.length === 0 ? {} : { overflow: rest.map(({ text }) => text).join('\n') }) };
}

function addAnswer(builder: FormattedBuilder, answer: TextReply, context: RenderContext): void {
  const { text, markdown, footer, personal, files } = answer;
  builder.covered(context.cover && personal && !files, () => {
    if (markdown !== undefined) addCompletion(builder, markdown, context.commandNames);
    if (markdown !== undefined && text.length > 0) builder.newLine(true);
    addRichText(builder, text, context);
  });
  if (footer) builder.newLine(true).marked({ type: 'italic' }, () => addRichText(builder, footer, context));
}

/** With a picture, parts have the length of a caption, because the first part is one. */
function limitsOf(answer: TextReply): SplitLimits | undefined {
  if (answer.conversationKey !== undefined) return MARKED_LIMITS;
  if (answer.picture === undefined) return undefined;
  return { maxLength: MAX_CAPTION_LENGTH, aim: MAX_CAPTION_LENGTH, maxEntities: MAX_ENTITIES };
}
