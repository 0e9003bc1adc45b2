/** What buttons about access stand for. */
import { z } from 'zod';
import { LIFETIMES, type Lifetime, PRESETS } from '#service/contract/access-choices.ts';
import { action } from '../action.ts';

const Lasts = z.enum(Object.keys(LIFETIMES) as [Lifetime, ...Lifetime[]]);
const None = z.strictObject({});

/** Connects to the sample. */
export const lookAround = action('sample', None, { changesPerson: true });
/** Connects to the person's own archive, for longer where they are connected to it; asks what for where a model elsewhere would read it. */
export const openOwn = action('own', None, { changesPerson: true });
/** Asks what the bot may do with the person's own archive. */
export const chooseAccess = action('access', z.strictObject({ lasts: Lasts }));
/** Connects to it with what was chosen. */
export const grantAccess = action('grant', z.strictObject({ set: z.enum(PRESETS), lasts: Lasts }), {
  changesPerson: true,
});
/** Asks for an access that has these scopes as well. */
export const widenAccess = action('widen', z.strictObject({ scopes: z.array(z.string()).max(50) }), {
  changesPerson: true,
});
/** What the person says of a token that its service tells nothing of. */
export const tokenAllows = action('token', z.strictObject({ set: z.enum(PRESETS).optional() }), {
  changesPerson: true,
});
/** Ends another access to the person's own archive. */
export const endAccess = action('end', z.strictObject({ id: z.string().regex(/^[\w-]{1,64}$/) }));
/** Takes messages of the person's Telegram account in, or not. */
export const switchLive = action('live', z.strictObject({ on: z.boolean() }));
export const exportData = action('export', None, { alwaysAllowed: true, protects: true });
/** Erases what the bot keeps of the person; with `archive` their own archive as well. */
export const leave = action('leave', z.strictObject({ archive: z.boolean() }), {
  alwaysAllowed: true,
  changesPerson: true,
});
