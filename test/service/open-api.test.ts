/** The OpenAPI document and its page match the contract and the running service. */
import { describe, expect, it } from 'vitest';
import { EXTENSIONS, type Extension } from '#service/contract/extensions.ts';
import { IMPORT_EXTENSIONS } from '#service/contract/imports.ts';
import { apiScopeOf, creditsOf, OPERATIONS, type Operation, type OperationName } from '#service/contract/operations.ts';
import { SearchInputs } from '#service/contract/search-extension.ts';
import type { DescribedOperation, OpenApiDocument, Parameter } from '#service/server/documents/open-api.ts';
import { DEPLOYED_ROUTES } from '#service/server/operations/deployed.ts';
import { SERVICE_KEY } from '../support/service.ts';
import { serviceForAll } from './service-for-all.ts';

const { double } = await serviceForAll({ empty: true });
const response = await fetch(`${double.url}/openapi.json`);
const document = (await response.json()) as OpenApiDocument;

const at = ({ method, path }: { method: string; path: string }): DescribedOperation | undefined =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

describe('the OpenAPI document', () => {
  it('is JSON', () => {
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  });

  it('has every operation of the contract with its scopes and price, and nothing that is not served', async () => {
    for (const [name, row] of Object.entries(OPERATIONS) as [OperationName, Operation][]) {
      expect(at(row)).toMatchObject({
        operationId: name,
        summary: row.purpose,
        'x-credits': creditsOf(name),
        'x-scopes': expect.arrayContaining([apiScopeOf(name)]),
      });
      expect(at(row)).not.toHaveProperty('x-extension');
      expect(at(row)?.['x-assumed'] ?? []).toEqual(expect.arrayContaining([...row.assumed.notes]));
      const inputs = Object.keys(row.query?.shape ?? {});
      const isOwn = (one: Parameter) => one.in === 'query' && one.schema['x-extension'] === undefined;
      const parameters = at(row)?.parameters.filter(isOwn) ?? [];
      expect(parameters.map((one) => one.name)).toEqual(inputs);
      expect(at(row)?.requestBody !== undefined).toBe(row.body !== null);
    }
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const method of Object.keys(methods)) {
        const response = await fetch(double.url + path.replace(/\{\w+\}/g, 'x'), {
          method: method.toUpperCase(),
          headers: { authorization: 'Bearer nobody' },
        });
        expect([path, response.status]).not.toEqual([path, 404]);
        expect([path, response.status]).not.toEqual([path, 405]);
      }
    }
  });

  it("marks what isn't in the interface document", () => {
    const rows: Extension[] = Object.values({ ...EXTENSIONS, ...IMPORT_EXTENSIONS });
    for (const row of [...rows, ...DEPLOYED_ROUTES]) expect(at(row)).toMatchObject({ 'x-extension': true });
    const described = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const plain = described.filter((one) => one['x-extension'] === undefined).map((one) => one.operationId);
    expect(plain.sort()).toEqual([...Object.keys(OPERATIONS), 'describeToken'].sort());
    for (const row of [OPERATIONS.searchChatThreads, OPERATIONS.searchDatastore, OPERATIONS.searchUniversal]) {
      const added = at(row)?.parameters.filter(({ schema }) => schema['x-extension'] === 'search');
      expect(added?.map(({ name, required }) => [name, required])).toEqual(
        Object.keys(SearchInputs.omit({ keywords: true }).shape).map((name) => [name, false]),
      );
    }
    expect(at(OPERATIONS.searchDatastoreByPost)?.requestBody?.content['application/json']?.schema).toMatchObject({
      required: ['keywords', 'datastore'],
      properties: { keywords: { type: 'string' }, since: { 'x-extension': 'search' } },
    });
    const answer = at(OPERATIONS.llmAgentPrompt)?.responses['200']?.content;
    expect(answer?.['application/json']?.schema).toMatchObject({
      required: ['completion'],
      properties: { completion: { type: 'string' }, sources: { 'x-extension': 'answerSources' } },
    });
    expect(answer?.['text/event-stream']?.schema).toMatchObject({ 'x-extension': 'answerEvents' });
    expect(document.components.schemas.Filter).toMatchObject({
      properties: { $search: { 'x-extension': 'search', properties: { keywords: { type: 'string' } } } },
    });
  });

  it('contains no key and no path of this machine', () => {
    expect(JSON.stringify(document)).not.toContain(SERVICE_KEY);
    expect(JSON.stringify(document)).not.toContain(double.dataDir);
  });
});

describe('the page', () => {
  it('shows every operation, runs no script and loads no external resources', async () => {
    const response = await fetch(`${double.url}/docs`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'self'; form-action/,
    );
    const page = await response.text();
    for (const [path, methods] of Object.entries(document.paths)) {
      expect(page).toContain(`<code>${path}</code>`);
      for (const { operationId } of Object.values(methods)) expect(page).toContain(`id="${operationId}"`);
    }
    expect(page).not.toMatch(/<script|<img|<iframe|style=|onclick|https?:\/\//);
    const links = [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link = '']) => link);
    for (const link of links.filter((one) => one.startsWith('#'))) expect(page).toContain(`id="${link.slice(1)}"`);
    const files = [...new Set(links.filter((one) => !one.startsWith('#')))];
    expect(files).toEqual(['authorize.css', 'openapi.json']);
    for (const file of files) expect((await fetch(`${double.url}/${file}`)).status).toBe(200);
  });
});
