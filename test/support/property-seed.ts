/**
 * Property tests try the same inputs on every machine, so that a change is judged and not the dice. FC_SEED sets another
 * seed; `FC_SEED=random` rolls the dice, which is worth doing now and then.
 */
import fc from 'fast-check';

const asked = process.env.FC_SEED ?? '20261121';
if (asked !== 'random') fc.configureGlobal({ seed: Number(asked) });
