/**
 * What a public deployment offers under other names than the document's: other paths, other members, other replies. Its
 * defects are not imitated.
 */
import { z } from 'zod';
import { OPERATIONS } from '../../contract/operations.ts';
import { parseInput } from '../http/input-problem.ts';
import { Refusal } from '../http/refusal.ts';
import type { WishedProperty } from '../language/language.ts';
import { dataAnswer, formAnswer } from './answering.ts';
import { DEPLOYED_SEARCHES } from './deployed-search.ts';
import type { DeployedRoute, Prepare } from './prepared-call.ts';

/** Each is read and asked for by itself. */
const MAX_PROPERTIES = 12;
const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object'] as const;

const Property = z.looseObject({
  description: z.string().max(1_000).optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).max(100).optional(),
});
const ProfileBody = z.strictObject({
  schema: z
    .union([z.string(), z.looseObject({ properties: z.record(z.string().min(1).max(100), Property).optional() })])
    .optional(),
  promptSearchTip: z.string().max(20_000).optional(),
  prompt: z.string().max(20_000).optional(),
});

/** Of a schema of one's own every property comes back, null where the data says nothing; an address of one is not fetched. */
const prepareProfile: Prepare = ({ body }, workshop) => {
  const { schema, promptSearchTip, prompt } = parseInput(ProfileBody, body);
  if (typeof schema === 'string' && !/^https?:\/\//.test(schema))
    throw new Refusal(400, 'Invalid request: schema is neither an object nor the address of one');
  const wish = (prompt ?? promptSearchTip)?.trim() || undefined;
  const properties = typeof schema === 'object' ? Object.entries(schema.properties ?? {}).map(wishedProperty) : [];
  if (properties.length > MAX_PROPERTIES)
    throw new Refusal(400, `Invalid request: schema may have at most ${MAX_PROPERTIES} properties`);
  const { clock } = workshop;
  const reply = (startedAt: number, output: unknown) => ({
    actions: [],
    response: { input: wish ?? '', output },
    duration: clock.now() - startedAt,
  });
  if (properties.length > 0) {
    const call = formAnswer(wish, properties, workshop);
    return {
      ...call,
      async perform(grant) {
        const startedAt = clock.now();
        const { values, details } = await call.perform(grant);
        return { ...reply(startedAt, values), ...details };
      },
    };
  }
  const call = dataAnswer('profile', wish, { datastore: undefined, filter: undefined }, workshop);
  return {
    ...call,
    async perform(grant) {
      const startedAt = clock.now();
      const { completion, ...details } = await call.perform(grant);
      // Without a form it is the words alone; with one whose properties nobody knows, its only member.
      return { ...reply(startedAt, schema === undefined ? completion : { profile: completion }), ...details };
    },
  };
};

function wishedProperty([name, { description = '', type, enum: values }]: [
  string,
  z.infer<typeof Property>,
]): WishedProperty {
  const types = typeof type === 'string' ? [type] : (type ?? []);
  const texts = values?.filter((value) => typeof value === 'string');
  return {
    name,
    description,
    type: TYPES.find((known) => types.includes(known)) ?? 'string',
    oneOf: texts && texts.length > 0 ? texts : undefined,
  };
}

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
