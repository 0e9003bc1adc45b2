/** Requests to the control API; see src/playground/control/control-routes.ts for its paths. */

/** @param body a File, or a value to send as JSON. Rejects with the server's error message, if there is one. */
export async function ask(method, path, body) {
  const isFile = body instanceof File;
  const headers = { 'content-type': isFile ? 'application/octet-stream' : 'application/json' };
  const sent = body === undefined ? {} : { headers, body: isFile ? body : JSON.stringify(body) };
  const response = await fetch(`/control${path}`, { method, ...sent });
  const reply = await response.json();
  if (!response.ok) throw new Error(reply.error ?? reply.description ?? '');
  return reply;
}
