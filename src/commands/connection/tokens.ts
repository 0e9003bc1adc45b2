/** For rooms that are not rebuilt yet. */
export { ownerNameOf } from '../access/tokens.ts';
