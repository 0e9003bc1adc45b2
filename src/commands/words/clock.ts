/** The clock as every language of the catalogue writes it. */

/** `09:33`, of clocks that showed `shown` as if they showed UTC. */
export const clockOf = (shown: Date): string => shown.toISOString().slice(-13, -8);
