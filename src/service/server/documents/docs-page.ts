/** The OpenAPI document as a page that people read: no script, nothing from elsewhere. */
import { html } from 'hono/html';
import { type Html, pageResponse } from '../consent/html.ts';
import type { DescribedOperation } from './described-operation.ts';
import type { JsonSchema } from './json-schemas.ts';
import { OPENAPI_PATH, type OpenApiDocument } from './open-api.ts';

interface Entry {
  readonly method: string;
  readonly path: string;
  readonly operation: DescribedOperation;
}

interface Member {
  readonly name: string;
  readonly where: string;
  readonly required: boolean;
  readonly form: string;
  readonly isExtension: boolean;
}

const LONGEST_FORM = 200;

/** A schema in a few words: "a string", "one of asc, desc", "a list of Filter". */
function formOf(schema: JsonSchema): string {
  const { $ref, type, items, anyOf, const: only, description } = schema;
  if (typeof $ref === 'string') return $ref.slice($ref.lastIndexOf('/') + 1);
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(schema.enum)) return `one of ${schema.enum.join(', ')}`;
  if (Array.isArray(anyOf)) return anyOf.map((one: JsonSchema) => formOf(one)).join(' or ');
  if (type === 'array')
    return `list of ${typeof items === 'object' && items !== null ? formOf(items as JsonSchema) : 'anything'}`;
  if (type === 'object' && schema.properties !== undefined) {
    const members = Object.entries(schema.properties as { [name: string]: JsonSchema });
    return `object of ${members.map(([name, member]) => `${name} (${formOf(member)})`).join(', ')}`;
  }
  const bounds = boundsOf(schema);
  const named = Array.isArray(type) ? type.join(' or ') : typeof type === 'string' ? type : 'anything';
  return [`${named}${bounds}`, ...(typeof description === 'string' ? [description] : [])].join(' · ');
}

function boundsOf({ minimum, maximum, minLength, maxLength, format }: JsonSchema): string {
  const span = (least: unknown, most: unknown, unit: string) => {
    if (most === undefined) return least === undefined || least === 1 ? '' : `, at least ${least}${unit}`;
    return least === undefined ? `, at most ${most}${unit}` : `, ${least} to ${most}${unit}`;
  };
  return `${span(minimum, maximum, '')}${span(minLength, maxLength, ' characters')}${format === undefined ? '' : ` (${String(format)})`}`;
}

function membersOf({ parameters, requestBody }: DescribedOperation): Member[] {
  const own = parameters.map(({ name, in: where, required, schema, description }) => ({
    ...{ name, where, required },
    form: description ?? formOf(schema),
    isExtension: schema['x-extension'] !== undefined,
  }));
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!content) return own;
  const { properties, required } = content.schema;
  if (typeof properties !== 'object' || properties === null) {
    return [
      ...own,
      { name: type ?? '', where: 'body', required: true, form: formOf(content.schema), isExtension: false },
    ];
  }
  const needed = Array.isArray(required) ? required : [];
  const members = Object.entries(properties as { [name: string]: JsonSchema }).map(([name, schema]) => ({
    ...{ name, where: 'body', required: needed.includes(name), form: formOf(schema) },
    isExtension: schema['x-extension'] !== undefined,
  }));
  return [...own, ...members];
}

const shorten = (text: string) => (text.length > LONGEST_FORM ? `${text.slice(0, LONGEST_FORM)}…` : text);
const anchorOf = ({ operation }: Entry) => operation.operationId;

function inputsTable(members: readonly Member[]): Html | undefined {
  if (members.length === 0) return undefined;
  const rows = members.map(
    ({
      name,
      where,
      required,
      form,
      isExtension,
    }) => html`<tr><td><code>${name}</code>${isExtension ? html` <span class="tag">extension</span>` : undefined}</td>
<td>${where}${required ? html`<br><strong>required</strong>` : undefined}</td><td>${shorten(form)}</td></tr>
`,
  );
  return html`<table><thead><tr><th>Input</th><th>In</th><th>Form</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function exampleOf({ method, path, operation }: Entry): string {
  const address = path
    .replace('{schema}', '$(printf %s "$SCHEMA" | base64 -w0)')
    .replace(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);
  const query = operation.parameters.filter((one) => one.in === 'query' && one.required).map(({ name }) => `${name}=…`);
  const key = operation.tags[0] === 'Owners' ? 'SERVICE_KEY' : 'TOKEN';
  const lines = [
    `curl "$BASE${address}${query.length === 0 ? '' : `?${query.join('&')}`}"`,
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(operation.security.length === 0 ? [] : [`-H "Authorization: Bearer $${key}"`]),
    ...(operation.requestBody?.content['application/json'] ? [`--json '${exampleBody(operation)}'`] : []),
  ];
  return lines.join(' \\\n  ');
}

function exampleBody(operation: DescribedOperation): string {
  const needed = operation.requestBody?.content['application/json']?.schema.required;
  return JSON.stringify(Object.fromEntries((Array.isArray(needed) ? needed : []).map((name) => [String(name), '…'])));
}

function card(entry: Entry): Html {
  const { method, path, operation } = entry;
  const { 'x-credits': credits, 'x-scopes': scopes = [], 'x-assumed': assumed = [], responses } = operation;
  const terms = [
    ...(credits === undefined ? [] : [credits === 1 ? '1 credit' : `${credits} credits`]),
    ...(scopes.length === 0 ? [] : [scopes.join(' + ')]),
  ];
  const reply = responses['200']?.content?.['application/json']?.schema;
  const refusals = Object.keys(responses).filter((status) => status !== '200');
  return html`<section class="card" id="${anchorOf(entry)}"><h3><span class="method">${method}</span> <code>${path}</code></h3>
<p>${operation.summary}${operation['x-extension'] ? html` <span class="tag">extension</span>` : undefined}</p>
<p class="soft">${terms.join(' · ')}</p>
${inputsTable(membersOf(operation))}
${assumed.map((note) => html`<p class="soft">Assumed: ${note}</p>`)}
<details><summary>Example and reply</summary><pre>${exampleOf(entry)}</pre>
${reply === undefined ? undefined : html`<pre>${JSON.stringify(reply, null, 2)}</pre>`}
<p class="soft">Refused with ${refusals.join(', ')} and <code>{"error": "…"}</code>.</p></details></section>
`;
}

/** The page; `/openapi.json` beside it is what programs read. */
export function docsPage(document: OpenApiDocument): Response {
  const entries: Entry[] = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const parts = document.tags.map(({ name, description }) => {
    const own = entries.filter(({ operation }) => operation.tags[0] === name);
    return { name, description, own };
  });
  const contents = parts.map(
    ({ name, own }) =>
      html`<h2>${name}</h2><ul class="plain">${own.map(
        (entry) => html`<li><a href="#${anchorOf(entry)}">${entry.operation.summary}</a></li>`,
      )}</ul>`,
  );
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      html`<details id="${name}"><summary>${name}</summary><pre>${JSON.stringify(schema, null, 2)}</pre></details>`,
  );
  const body = html`<div class="api"><h1>${document.info.title}</h1>
${document.info.description.split('\n\n').map((text) => html`<p>${text}</p>`)}
<p>For programs: <a href="${OPENAPI_PATH.slice(1)}">OpenAPI ${document.openapi}</a>.</p>
<nav class="card" aria-label="Contents">${contents}</nav>
${parts.map(({ name, description, own }) => html`<h2>${name}</h2><p class="soft">${description}</p>${own.map(card)}`)}
<h2>Schemas</h2><div class="card">${schemas}</div></div>`;
  return pageResponse(200, document.info.title, body);
}
