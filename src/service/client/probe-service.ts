/** Asks a service something as somebody whom it does not know, which costs nothing: to learn that it is there. */

export interface Probe {
  /** 401, 403 or 400 where it is what it should be. */
  readonly status: number;
  /** The moment that its clock showed, ms since 1970. */
  readonly toldTime: number | undefined;
}

/** A search without a token, in the words of the dialect. Rejects as `fetch` does when nobody answers. */
export async function probeService(
  searchUrl: string,
  dialect: 'documented' | 'deployed',
  signal: AbortSignal,
): Promise<Probe> {
  const path = dialect === 'documented' ? '/search/universal' : '/api/rest/v1/search/universal';
  const reply = await fetch(`${searchUrl}${path}?keywords=hello`, { signal, redirect: 'manual' });
  await reply.body?.cancel();
  return { status: reply.status, toldTime: Date.parse(reply.headers.get('date') ?? '') || undefined };
}
