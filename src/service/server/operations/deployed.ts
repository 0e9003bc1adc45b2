/**
 * What a public deployment offers under other names than the document's: other paths, other members, other replies. Its
 * defects are not imitated.
 */
import { z } from 'zod';
import { OPERATIONS } from '../../contract/operations.ts';
import { parseInput } from '../http/input-problem.ts';
import { Refusal } from '../http/refusal.ts';
import { dataAnswer } from './answering.ts';
import { DEPLOYED_SEARCHES } from './deployed-search.ts';
import type { DeployedRoute, Prepare } from './prepared-call.ts';

const Property = z.looseObject({ type: z.union([z.string(), z.array(z.string())]).optional() });
const ProfileBody = z.strictObject({
  schema: z
    .union([z.string(), z.looseObject({ properties: z.record(z.string().min(1).max(100), Property).optional() })])
    .optional(),
  promptSearchTip: z.string().max(20_000).optional(),
  prompt: z.string().max(20_000).optional(),
});

/**
 * Of a schema of one's own every property comes back: the first that holds a text has the profile, the others are null.
 * An address of a schema is not fetched.
 */
const prepareProfile: Prepare = ({ body }, workshop) => {
  const { schema, promptSearchTip, prompt } = parseInput(ProfileBody, body);
  if (typeof schema === 'string' && !/^https?:\/\//.test(schema))
    throw new Refusal(400, 'Invalid request: schema is neither an object nor the address of one');
  const wish = (prompt ?? promptSearchTip)?.trim() || undefined;
  const properties = Object.entries((typeof schema === 'object' && schema.properties) || { profile: {} });
  const told = properties.find(([, { type = 'string' }]) => [type].flat().includes('string'))?.[0];
  if (told === undefined) throw new Refusal(400, 'Invalid request: schema has no property for a text');
  const call = dataAnswer('profile', wish, { datastore: undefined, filter: undefined }, workshop);
  const { clock } = workshop;
  return {
    ...call,
    async perform(grant) {
      const startedAt = clock.now();
      const { completion, ...details } = await call.perform(grant);
      const form = Object.fromEntries(properties.map(([name]) => [name, name === told ? completion : null]));
      // Without a form it is the words alone.
      const output = schema === undefined ? completion : form;
      return { actions: [], response: { input: wish ?? '', output }, duration: clock.now() - startedAt, ...details };
    },
  };
};

/** Paths that are not here are the document's own. */
export const DEPLOYED_ROUTES: readonly DeployedRoute[] = [
  ...DEPLOYED_SEARCHES,
  {
    ...OPERATIONS.llmProfilePrompt.deployed,
    name: 'llmProfilePrompt',
    query: null,
    body: ProfileBody,
    purpose: 'Fills in a profile of the wished form.',
    prepare: prepareProfile,
  },
];
