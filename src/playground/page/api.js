/** Requests to the control API; its paths and bodies are listed in src/playground/control/control-routes.ts. */

/** Rejects with the words of the refusal, if there are any. */
export async function ask(method, path, body) {
  const json =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return await answered(fetch(`/control${path}`, { method, ...json }));
}

/** Uploads a file and resolves to its id. */
export async function uploadFile(file) {
  const query = new URLSearchParams({ name: file.name || 'file', mime: file.type });
  const headers = { 'content-type': 'application/octet-stream' };
  return (await answered(fetch(`/control/files?${query}`, { method: 'POST', headers, body: file }))).id;
}

async function answered(request) {
  const response = await request;
  const reply = await response.json();
  if (!response.ok) throw new Error(reply.error ?? reply.description ?? '');
  return reply;
}
