/** Requests to the control API; its paths and bodies are listed in src/playground/control/control-routes.ts. */

/** Rejects with the words of the refusal. */
export async function ask(method, path, body) {
  const json =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`/control${path}`, { method, ...json });
  const reply = await response.json();
  if (!response.ok) throw new Error(reply.error ?? reply.description ?? 'This did not work.');
  return reply;
}

/**
 * Uploads a file and resolves to its id. XMLHttpRequest, because fetch does not report upload progress.
 * @param {(part: number) => void} onProgress called with 0 to 1
 */
export function uploadFile(file, signal, onProgress) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/control/files?${new URLSearchParams({ name: file.name || 'file', mime: file.type })}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 200) resolve(request.response.id);
      else reject(new Error(request.response?.error ?? 'This did not work.'));
    };
    request.onerror = () => reject(new TypeError('network error'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
