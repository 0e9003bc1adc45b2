/**
 * What a public deployment offers under other names than the document's: other paths, other members, other replies; and
 * beside them what the document only announces. Its defects are not imitated.
 */
import { z } from 'zod';
import { OPERATIONS } from '../../contract/operations.ts';
import { parseInput } from '../http/input-problem.ts';
import { Refusal } from '../http/refusal.ts';
import { filterTest } from '../query/filter-match.ts';
import { ProfileBody, prepareProfile } from './deployed-profile.ts';
import { DEPLOYED_SEARCHES } from './deployed-search.ts';
import { readSchema } from './prepare.ts';
import type { DeployedRoute, Prepare } from './prepared-call.ts';

const CountBody = z.strictObject({ query: OPERATIONS.queryDatastore.body.shape.query });
const LAST_BUT_ONE = 'the last part but one of the path';

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
    prepare: prepareProfile,
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
