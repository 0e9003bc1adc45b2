/** The interface in words: for programs as OpenAPI, for people as a page. Anybody may read it; it tells of nobody. */
import { docsPage } from '../documents/docs-page.ts';
import { DOCS_PATH, OPENAPI_PATH, openApiDocument } from '../documents/open-api.ts';
import { jsonResponse } from './refusal.ts';
import type { Route } from './route.ts';

export function documentRoutes(): Route[] {
  return [
    // Pages of others may read it: editors and consoles in browsers do.
    {
      method: 'GET',
      path: OPENAPI_PATH,
      handle: () => jsonResponse(200, openApiDocument(), { 'access-control-allow-origin': '*' }),
    },
    { method: 'GET', path: DOCS_PATH, handle: () => docsPage(openApiDocument()) },
  ];
}
