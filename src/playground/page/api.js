/** Requests to the control API; its paths and bodies are listed in src/playground/control/control-routes.ts. */

/** @param body a File, or what becomes JSON. Rejects with the words of the refusal, if there are any. */
export async function ask(method, path, body) {
  const isFile = body instanceof File;
  const headers = { 'content-type': isFile ? 'application/octet-stream' : 'application/json' };
  const sent = body === undefined ? {} : { headers, body: isFile ? body : JSON.stringify(body) };
  const response = await fetch(`/control${path}`, { method, ...sent });
  const reply = await response.json();
  if (!response.ok) throw new Error(reply.error ?? reply.description ?? '');
  return reply;
}
