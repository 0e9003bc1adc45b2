/** What the emulator, or the bot, has sent that the specification does not know. */
const violations: string[] = [];

export const reportSpecViolation = (words: string) => void violations.push(words);

/** All of it since this was last asked. */
export const takeSpecViolations = () => violations.splice(0);
