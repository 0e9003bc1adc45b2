import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DATASTORES,
  type DatastoreName,
  datastoreOfSchema,
  decodeSchemaAddress,
  encodeSchemaAddress,
  schemaAddress,
} from '#service/contract/datastores.ts';
import { referenceIn, requestIdFor } from '#service/contract/extensions.ts';
import {
  apiScopeOf,
  creditsOf,
  OPERATIONS,
  type Operation,
  type OperationName,
  scopesFor,
} from '#service/contract/operations.ts';
import { ALL_SCOPES, missingScopes, normaliseScopes, parseScope } from '#service/contract/scopes.ts';
import { items } from '../../support/text-table.ts';

describe('the table of operations', () => {
  it('matches interface.md to the letter', () => {
    const rows = Object.values(OPERATIONS).map((row: Operation) => [
      row.host,
      row.method,
      row.path,
      row.scope,
      row.credits,
    ]);
    expect(rows).toEqual([
      ['search', 'GET', '/search/chat-threads', 'api:search-chat-threads', 2],
      ['search', 'GET', '/search/ds', 'api:search-ds', 1],
      ['search', 'POST', '/search/ds', 'api:search-ds', 1],
      ['search', 'GET', '/search/universal', 'api:search-universal', 2],
      ['base', 'POST', '/api/rest/v1/llm/prompt', 'api:llm-prompt', 2],
      ['base', 'POST', '/api/rest/v1/llm/agent-prompt', 'api:llm-agent-prompt', 5],
      ['base', 'POST', '/api/rest/v1/llm/profile-prompt', 'api:llm-profile-prompt', 10],
      ['base', 'POST', '/api/rest/v1/llm/agent', null, null],
      ['base', 'POST', '/api/rest/v1/ds/query/:schema', null, null],
    ]);
  });

  it('marks everything assumed as assumed', () => {
    for (const [name, row] of Object.entries(OPERATIONS) as [OperationName, Operation][]) {
      expect({ name, both: row.scope !== null && row.assumed.scope !== undefined }).toEqual({ name, both: false });
      expect({ name, both: row.credits !== null && row.assumed.credits !== undefined }).toEqual({ name, both: false });
      expect({ name, scope: apiScopeOf(name), credits: creditsOf(name) }).toEqual({
        name,
        scope: expect.any(String),
        credits: expect.any(Number),
      });
    }
  });
});

describe('the scopes of a call', () => {
  it('are the api scope, and the data scope of what is read', () => {
    expect(scopesFor('llmPrompt')).toEqual(['api:llm-prompt']);
    expect(scopesFor('searchUniversal', 'file')).toEqual(['api:search-universal']);
    expect(scopesFor('llmAgentPrompt', 'file')).toEqual(['api:llm-agent-prompt', 'ds:r:file']);
    expect(scopesFor('searchChatThreads')).toEqual([
      'api:search-chat-threads',
      'ds:r:social-chat-group',
      'ds:r:social-chat-message',
    ]);
    expect(scopesFor('queryDatastore', 'social-chat-group')).toEqual(['api:ds-query', 'ds:r:social-chat-group']);
  });
});

describe('a scope', () => {
  const address = schemaAddress('https://schemas.example.org', 'file');

  it('is the same in its short, full and base64 form, and a write scope includes reading', () => {
    const forms = ['ds:r:file', `ds:r:${address}`, `ds:rw:${address}`, 'ds:rwd:file', `ds:r:base64/${btoa(address)}`];
    expect(forms.map(parseScope)).toEqual(forms.map(() => 'ds:r:file'));
  });

  it('that grants no operation here is not recognised', () => {
    for (const text of [
      '',
      ...items('ds:file | ds:w:file | ds:r:chat-message | db:r:files | api:* | ds:r: | ds:r:base64/%%%'),
    ]) {
      expect(parseScope(text)).toBeUndefined();
    }
  });

  it('list is sorted without duplicates, whatever it contains', () => {
    expect(normaliseScopes(['ds:r:file', 'nonsense', `ds:r:${address}`, 'api:llm-prompt'])).toEqual([
      'api:llm-prompt',
      'ds:r:file',
    ]);
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...ALL_SCOPES))), (list) => {
        const once = normaliseScopes(list);
        expect(normaliseScopes(once)).toEqual(once);
        expect(missingScopes(once, ALL_SCOPES).length + once.length).toBe(ALL_SCOPES.length);
      }),
    );
  });
});

describe('a schema address', () => {
  it('is decoded from either alphabet, padded or not', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const encoded = encodeSchemaAddress(url);
        expect(decodeSchemaAddress(encoded)).toBe(url);
        expect(decodeSchemaAddress(encoded.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''))).toBe(url);
      }),
    );
  });

  it('is not decoded from anything else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const decoded = decodeSchemaAddress(text);
        expect(decoded === undefined || /^https?:\/\//.test(decoded)).toBe(true);
      }),
    );
    expect(decodeSchemaAddress('social-post')).toBeUndefined();
  });

  it('identifies its datastore on any host and in any version', () => {
    for (const name of Object.keys(DATASTORES) as DatastoreName[]) {
      const address = schemaAddress('https://elsewhere.example/', name);
      expect(datastoreOfSchema(address)).toBe(name);
      expect(datastoreOfSchema(address.replace('v0.1.0', 'v2'))).toBe(name);
      expect(datastoreOfSchema(address.replace('v0.1.0', 'v1.10.3'))).toBe(name);
      const below = 'https://elsewhere.example/schemas/of/all';
      expect(datastoreOfSchema(schemaAddress(below, name), `${below}/`)).toBe(name);
    }
  });

  it('of anything else identifies none, however it ends', () => {
    for (const path of items(`
      /unknown/v0.1.0/schema.json | /profile/file/v0.1.0/schema.json | /health/favourite/v0.1.0/schema.json
      /antisocial/email/v0.1.0/schema.json | /file/schema.json | /file/v0.1.0/schema.json/more
      /file/latest/schema.json`)) {
      expect([path, datastoreOfSchema(`https://elsewhere.example${path}`)]).toEqual([path, undefined]);
    }
    expect(datastoreOfSchema('file/v0.1.0/schema.json')).toBeUndefined();
  });
});

describe('a request id', () => {
  it('contains the reference that it was made from', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 31 - 1 }), (updateId) => {
        const reference = updateId.toString(36).toUpperCase();
        expect(referenceIn(requestIdFor(reference))).toBe(reference);
      }),
    );
  });

  it('read from any header is short and plain, or undefined', () => {
    const sent = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\w-]*$/), fc.uuid());
    const whole = fc.tuple(fc.constantFrom('', requestIdFor('')), sent).map((parts) => parts.join(''));
    fc.assert(
      fc.property(whole, (header) => {
        expect(referenceIn(header) ?? 'none').toMatch(/^[A-Za-z0-9-]{1,64}(?![\s\S])/);
      }),
    );
    for (const none of [null, '', 'a b', 'K1\n', 'K1, K2', 'K'.repeat(65), 'É', requestIdFor('')])
      expect(referenceIn(none)).toBeUndefined();
  });
});
