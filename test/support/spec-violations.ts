/** Messages of the emulator or the bot that violate the Bot API specification. */
const violations: string[] = [];

export const reportSpecViolation = (words: string) => void violations.push(words);

/** Returns the violations since the last call. */
export const takeSpecViolations = () => violations.splice(0);
