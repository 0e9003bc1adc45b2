/** Files of messages, and the line that an import writes into a text for each. */

/** What kinds of files a message can hold, beside any. */
export const HELD_KINDS = ['photo', 'video', 'voice', 'audio', 'sticker'] as const;
export type HeldKind = (typeof HELD_KINDS)[number];

const ATTACHED = /^\[(?:photo|video|voice message|audio|file|sticker|attachment)(?:: .*)?\]$/m;

/** Whether a text has a line as imports write it for what was attached. */
export const holdsAttachedLine = (text: string): boolean => text.includes('[') && ATTACHED.test(text);
