/** How a reply to a question of the bot is known to continue a command: a mark below the question, no words of any language. */

/** Ends a question, so that a reply to it is known to continue the command (also after a restart). */
export const replyMark = (command: string) => `\n\n↩ /${command}`;

/** The command that a reply to this message of the bot continues. */
export function askedCommand(text: string): string | undefined {
  return /\n\n↩ \/([a-z0-9_]{1,32})$/.exec(text)?.[1];
}
