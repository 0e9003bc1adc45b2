/** Renders the OpenAPI document as a page for people, without scripts or external resources. */
import { html } from 'hono/html';
import { type Html, pageResponse } from '../pages/layout.ts';
import { type DescribedOperation, OPENAPI_PATH, type OpenApiDocument } from './open-api.ts';

interface Entry {
  readonly method: string;
  readonly path: string;
  readonly operation: DescribedOperation;
}

const pretty = (value: unknown) => html`<pre>${JSON.stringify(value, null, 2)}</pre>`;

function card({ method, path, operation }: Entry): Html {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  const {
    'x-credits': credits,
    'x-scopes': scopes = [],
    'x-assumed': assumed = [],
    'x-extension': isExtension,
  } = operation;
  const [status, ...refusals] = Object.keys(responses);
  const terms = [...(credits === undefined ? [] : [`credits: ${credits}`]), ...scopes];
  const inputs = parameters.map(
    ({ name, in: where, required, schema }) =>
      html`<li><code>${name}</code> (${where}${required ? ', required' : ''}) ${schema.description ?? ''}</li>`,
  );
  return html`<section class="card" id="${operationId}"><h3><span class="method">${method}</span> <code>${path}</code></h3>
<p>${summary}${isExtension ? html` <span class="tag">extension</span>` : ''}</p>
<p class="soft">${terms.join(' · ')}</p>
<ul>${inputs}</ul>
${assumed.map((note) => html`<p class="soft">Assumed: ${note}</p>`)}
<details><summary>Body and reply</summary>${requestBody ? pretty(requestBody.content) : ''}${pretty(responses[status ?? '']?.content ?? {})}
<p class="soft">Refused with ${refusals.join(', ')} and <code>{"error": "…"}</code>.</p></details></section>
`;
}

/** The API page; programs read `/openapi.json` instead. */
export function docsPage({ openapi, info, tags, paths, components }: OpenApiDocument): Response {
  const entries: Entry[] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const parts = tags.map(({ name, description }) => {
    return { name, description, own: entries.filter(({ operation }) => operation.tags[0] === name) };
  });
  const link = ({ operation }: Entry) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`;
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => html`<details id="${name}"><summary>${name}</summary>${pretty(schema)}</details>`,
  );
  const body = html`<div class="api"><h1>${info.title}</h1>
${info.description.split('\n\n').map((text) => html`<p>${text}</p>`)}
<p>For programs: <a href="${OPENAPI_PATH.slice(1)}">OpenAPI ${openapi}</a>.</p>
<nav class="card" aria-label="Contents">${parts.map(({ name, own }) => html`<h2>${name}</h2><ul class="plain">${own.map(link)}</ul>`)}</nav>
${parts.map(({ name, description, own }) => html`<h2>${name}</h2><p class="soft">${description}</p>${own.map(card)}`)}
<h2>Schemas</h2><div class="card">${schemas}</div></div>`;
  return pageResponse(200, info.title, body);
}
