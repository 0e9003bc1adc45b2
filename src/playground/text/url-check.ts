/** Which addresses Telegram lets a button or a link point to; the reasons are the words its server uses. */

/** Why `url` is refused, or undefined when it is good. Loopback addresses pass: a bot under development needs them. */
export function urlProblem(url: string): string | undefined {
  if (url.trim() === '') return 'URL host is empty';
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(url)?.[1]?.toLowerCase();
  if (scheme === 'tg' || scheme === 'ton' || scheme === 'tonsite') return undefined;
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return 'Unsupported URL protocol';
  const parsed = URL.parse(scheme === undefined ? `http://${url}` : url);
  if (parsed?.username !== '' || /\s/.test(url)) return 'Wrong HTTP URL';
  if (/^(?:127(?:\.\d{1,3}){3}|\[::1\])$/.test(parsed.hostname)) return undefined;
  // A host needs a dot: "localhost" is refused by Telegram, and so it is here.
  return /^[^.]+(?:\.[^.]+)+\.?$/.test(parsed.hostname) ? undefined : 'Wrong HTTP URL';
}
