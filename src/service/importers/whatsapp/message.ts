/** What a line of a transcript is: something that somebody wrote, or a notice. */
import { type Content, contentOf } from './attachments.ts';
import { type Said, saidIn } from './sender.ts';
import { isDeleted, isNotice, withoutEdited } from './service-lines.ts';
import type { WrittenMessage } from './transcript-lines.ts';

export type Line =
  | { readonly kind: 'notice'; readonly text: string; readonly said: Said | undefined }
  | { readonly kind: 'deleted'; readonly said: Said }
  | { readonly kind: 'written'; readonly said: Said; readonly content: Content; readonly edited: boolean };

const OWN_WORDS = '\u200e';

/**
 * @param longer names with a colon in them
 * @param announcer the name beside which notices of a group stand (iPhones give them the group's), if it is one
 */
export function lineOf(
  { body }: WrittenMessage,
  longer: ReadonlyMap<string, string>,
  announcer: string | undefined,
): Line {
  const said = saidIn(body, longer);
  if (!said) return { kind: 'notice', text: body, said };
  if (isDeleted(said.text)) return { kind: 'deleted', said };
  if (isNotice(said.text)) return { kind: 'notice', text: said.text, said };
  const { text, edited } = withoutEdited(said.text);
  const content = contentOf(text);
  const marked = text.startsWith(OWN_WORDS) && content.attachments.length === 0;
  // "Anna: Anna added Ben", as iPhones write it; and all that a group itself says.
  if (marked && (said.sender === announcer || content.text.startsWith(`${said.sender} `))) {
    return { kind: 'notice', text: said.text, said };
  }
  return { kind: 'written', said, content, edited };
}
