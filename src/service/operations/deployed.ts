/**
 * What a public deployment offers under other names than the document's: other paths, other members, other replies; and
 * beside them what the document only announces. Its defects are not imitated.
 */
import { z } from 'zod';
import { OPERATIONS } from '../../contract/operations.ts';
import { filterTest } from '../archive/filter-match.ts';
import { parseInput } from '../http/input-problem.ts';
import { Refusal } from '../http/refusal.ts';
import { DEPLOYED_SEARCHES } from './deployed-search.ts';
import { answering, readSchema } from './prepare.ts';
import type { DeployedRoute, Prepare } from './prepared-call.ts';

/** `schema` describes the wished form of the profile; an address of one is not fetched. */
const ProfileBody = z.strictObject({
  schema: z.union([z.string(), z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() })]).optional(),
  promptSearchTip: z.string().max(20_000).optional(),
  prompt: z.string().max(20_000).optional(),
});
const CountBody = z.strictObject({ query: OPERATIONS.queryDatastore.body.shape.query });
const LAST_BUT_ONE = 'the last part but one of the path';

const profile: Prepare = ({ body }, workshop) => {
  const { schema, promptSearchTip, prompt } = parseInput(ProfileBody, body);
  if (typeof schema === 'string' && !/^https?:\/\//.test(schema))
    throw new Refusal(400, 'Invalid request: schema is neither an object nor the address of one');
  const wish = prompt ?? promptSearchTip;
  const call = answering('profile', wish, undefined, workshop);
  return {
    async perform(grant) {
      const startedAt = workshop.clock.now();
      const { completion } = await call.perform(grant);
      const member = typeof schema === 'object' ? Object.keys(schema.properties ?? {})[0] : undefined;
      const output = schema === undefined ? completion : { [member ?? 'profile']: completion };
      return { actions: [], response: { input: wish ?? '', output }, duration: workshop.clock.now() - startedAt };
    },
  };
};

const count: Prepare = ({ body, schema }, { schemaBase }) => {
  const { query = {} } = parseInput(CountBody, body);
  const datastore = readSchema(schema, 'the last part of the path', schemaBase);
  filterTest([query]); // throws for what cannot be evaluated
  return {
    datastore,
    perform: async ({ archive }) => ({ count: await archive.countFitting(datastore, [query]) }),
  };
};

const getById: Prepare = ({ schema, id = '' }, { schemaBase }) => {
  const datastore = readSchema(schema, LAST_BUT_ONE, schemaBase);
  return {
    datastore,
    async perform({ archive }) {
      const item = await archive.get(datastore, id);
      if (!item) throw new Refusal(404, 'Not found');
      return { item };
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
    prepare: profile,
  },
  {
    method: 'POST',
    path: '/api/rest/v1/ds/count/:schema',
    name: 'queryDatastore',
    credits: 0,
    query: null,
    body: CountBody,
    purpose: 'Counts the records of a datastore that fit a filter.',
    prepare: count,
  },
  {
    method: 'GET',
    path: '/api/rest/v1/ds/get/:schema/:id',
    name: 'queryDatastore',
    query: null,
    body: null,
    purpose: 'Gives one record by its id.',
    prepare: getById,
  },
];
