/** The end of a one-tap connection: what is stored, what the page says, and the message to the chat. */
import { afterAll, describe, expect, it } from 'vitest';
import { createConnectCompletion } from '#app/http/connect-completion.ts';
import { openStage, PERSON, type Stage, wordsOf } from '../../commands/stage.ts';
import { openService, replies, TOKEN_PATH, watchService } from '../../support/service.ts';

const double = await openService({ empty: true });
afterAll(() => double.close());

/** The secret of the browser that brought the token. */
const BROWSER = 'b'.repeat(43);

const running = new AbortController().signal;

/** Creates a state for which the consent page has sent a token. */
async function brought({ deps, clock }: Stage, token: string, scopes?: string[]): Promise<string> {
  const pending = { person: PERSON, chatId: 'chat-one', language: 'en', firstName: 'Anna' };
  const state = await deps.consents.begin(pending, clock.now() + 1000);
  expect(await deps.consents.bring(state, { token, scopes, browser: BROWSER }, clock.now())).toBe(true);
  return state;
}

describe('the end of a connection', () => {
  it('is stored and shown on the page even if the chat cannot be notified', async () => {
    const lines: string[] = [];
    const stage = await openStage({ url: double.url, logLines: lines });
    const completion = createConnectCompletion(
      stage.deps,
      () => Promise.reject(new Error('the database is closed')),
      running,
    );
    const token = await double.tokenWith();
    const page = await completion.complete(await brought(stage, token), 'connect', BROWSER);
    expect(page).toMatchObject({ status: 200, title: 'Done' });
    expect((await stage.deps.connections.find(PERSON))?.token).toBe(token);
    const warnings = lines.filter((line) => line.includes('could not report the outcome'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).not.toContain(token);
  });

  it('stores the scopes from the consent page if the service does not report those of a token', async () => {
    await using service = await watchService({ empty: true });
    service.instead(TOKEN_PATH, replies(404, { error: 'no such path' }));
    const stage = await openStage({ url: service.url });
    const completion = createConnectCompletion(stage.deps, async () => undefined, running);
    const token = await service.double.tokenWith();
    await completion.complete(await brought(stage, token, ['api:search-ds', 'ds:r:file']), 'connect', BROWSER);
    expect((await stage.deps.connections.find(PERSON))?.scopes).toEqual(['api:search-ds', 'ds:r:file']);
  });

  it('stores nothing, and revokes the token, if the person disconnects while it is verified', async () => {
    await using service = await watchService({ empty: true });
    const stage = await openStage({ url: service.url });
    const told: unknown[] = [];
    const completion = createConnectCompletion(stage.deps, async (...tell) => void told.push(tell), running);
    const token = await service.double.tokenWith();
    const release = service.holding(TOKEN_PATH);
    const completing = completion.complete(await brought(stage, token), 'connect', BROWSER);
    await service.reaches(1, true);
    await stage.press(await stage.ask('disconnect'), 'Leave');
    release();
    expect(await completing).toMatchObject({ status: 410 });
    expect(told).toEqual([]);
    expect(await stage.deps.connections.find(PERSON)).toBeUndefined();
    expect(await stage.deps.data.describeToken({ token, signal: running }).catch(() => 'revoked')).toBe('revoked');
  });

  it('is stored once if the page is confirmed twice at the same moment', async () => {
    await using service = await watchService({ empty: true });
    const stage = await openStage({ url: service.url });
    const completion = createConnectCompletion(stage.deps, async () => undefined, running);
    const token = await service.double.tokenWith();
    const state = await brought(stage, token);
    const release = service.holding(TOKEN_PATH);
    const both = [1, 2].map(() => completion.complete(state, 'connect', BROWSER));
    await service.reaches(2, true);
    release();
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 410]);
    expect((await stage.deps.connections.find(PERSON))?.token).toBe(token);
    expect(await stage.deps.data.describeToken({ token, signal: running })).toBeDefined();
  });

  it('does not delay a stop while the service hangs: nothing is stored, and the page and the chat say so', async () => {
    await using service = await watchService({ empty: true });
    service.instead(TOKEN_PATH);
    const stage = await openStage({ url: service.url });
    const stopping = new AbortController();
    const told: string[] = [];
    const tell = async (_to: object, answer: Parameters<typeof wordsOf>[0]) => void told.push(wordsOf(answer));
    const completion = createConnectCompletion(stage.deps, tell, stopping.signal);
    const token = await service.double.tokenWith();
    const completing = completion.complete(await brought(stage, token), 'connect', BROWSER);
    await service.reaches(1, true);
    stopping.abort(new Error('the process stops'));
    expect(await completing).toMatchObject({ status: 502, title: 'Stopped.' });
    expect(told).toHaveLength(1);
    expect(await stage.deps.connections.find(PERSON)).toBeUndefined();
    await service.close();
  });
});
