/** Why `url` is invalid, or undefined if it's valid. Loopback addresses are allowed for bots in development. */
export function urlProblem(url: string): string | undefined {
  if (url.trim() === '') return 'URL host is empty';
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(url)?.[1]?.toLowerCase();
  if (scheme === 'tg' || scheme === 'ton' || scheme === 'tonsite') return undefined;
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return 'Unsupported URL protocol';
  const host = (scheme === undefined ? url : url.slice(scheme.length + 3)).split(/[/?#]/)[0] ?? '';
  if (host === '') return 'URL host is empty';
  const port = /:([^:\]]*)$/.exec(host)?.[1];
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535))
    return 'Wrong port number specified in the URL';
  const parsed = URL.parse(scheme === undefined ? `http://${url}` : url);
  if (parsed?.username !== '' || /\s/.test(url)) return 'Wrong HTTP URL';
  if (/^(?:127(?:\.\d{1,3}){3}|\[::1\])$/.test(parsed.hostname)) return undefined;
  // A host needs a dot: Telegram rejects "localhost" too.
  return /^[^.]+(?:\.[^.]+)+\.?$/.test(parsed.hostname) ? undefined : 'Wrong HTTP URL';
}
