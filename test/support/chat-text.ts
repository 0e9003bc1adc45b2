/** Messages as text, for tests about what people said. */

export interface ChatLine {
  /** ISO 8601. */
  readonly at: string;
  readonly who: string;
  readonly chat: string | undefined;
  /** Of a mail. */
  readonly subject: string | undefined;
  readonly text: string;
}

const LINE = /^(?:(\d+ [A-Z][a-z]{2})(?: (\d{4}))?)? ?(\d+:\d\d)?, ([^:]+?)(?: in ([^:]+?))?(?: on “(.+?)”)?: (.*)$/;

/**
 * One message a line: `12 May 2025 9:30, Ines in Crew: text`, or `12 May, Ines on “subject”: text` for a mail. Without a
 * time it is 9:00 UTC; without a year, 2026; without a day, 2 April. Lines without such a head are undefined.
 */
export function chatLines(text: string): { line: string; said: ChatLine | undefined }[] {
  return text
    .trim()
    .split('\n')
    .map((indented) => {
      const line = indented.trim();
      const [, day = '2 Apr', year = '2026', time = '9:00', who, chat, subject, words = ''] = LINE.exec(line) ?? [];
      if (who === undefined) return { line, said: undefined };
      const at = new Date(`${day} ${year} ${time} UTC`).toISOString();
      return { line, said: { at, who, chat, subject, text: words } };
    });
}
