/** What the emulator has sent that the specification does not know. */
const misfits: string[] = [];

export const reportMisfit = (words: string) => void misfits.push(words);

/** All of it since this was last asked. */
export const takeMisfits = () => misfits.splice(0);
