/** Routes of a person's token about itself: its scopes, credits, known names, and revocation. */
import type { Clock } from '#platform/clock.ts';
import type { EndpointHost, LanguageModel } from '../../contract/answers.ts';
import { EXTENSIONS, TOKEN_EXTENSIONS, UNCHARGED } from '../../contract/extensions.ts';
import { TOKEN_ENDPOINT } from '../../contract/operations.ts';
import { readScope } from '../../contract/scopes.ts';
import type { ArchiveOf, Owners } from '../owners/owners.ts';
import { ApiError, jsonResponse } from './api-error.ts';
import { authenticate, checkToken, createTokenRoute } from './authentication.ts';
import { createGuessLimit } from './rate-limit.ts';
import type { Route, RouteCall } from './route.ts';

/** Wrong tokens per minute and address before 429. */
const GUESSES_PER_MINUTE = 60;

const UNCHARGED_EXTENSIONS = [...TOKEN_EXTENSIONS.filter((name) => name !== 'credits'), UNCHARGED];

interface TokenRoutesOptions {
  readonly owners: Owners;
  readonly archiveOf: ArchiveOf;
  readonly clock: Clock;
  /** Where questions, and the data read to answer them, are sent. */
  readonly languageModel: LanguageModel;
  /** Where texts are sent for embedding. */
  readonly embeddings: EndpointHost | undefined;
}

export function tokenRoutes({ owners, archiveOf, clock, languageModel, embeddings }: TokenRoutesOptions): Route[] {
  const { tokens, credits } = owners;
  const limitGuess = createGuessLimit(clock, GUESSES_PER_MINUTE);
  const route = createTokenRoute(tokens);

  async function describe({ request, address }: RouteCall): Promise<Response> {
    const { searchParams, origin } = new URL(request.url);
    // The deployment's form. Query decoding turns "+" into a space; tokens have no spaces, so it is undone.
    const inQuery = searchParams.get(TOKEN_ENDPOINT.parameter)?.replaceAll(' ', '+');
    const checked = inQuery === undefined ? authenticate(request, tokens) : checkToken(inQuery, tokens);
    const { id, scopes, expiresAt } = await checked.catch((error) => {
      throw error instanceof ApiError ? limitGuess(address, error) : error;
    });
    return jsonResponse(200, {
      token: { _id: id, servers: [origin], scopes },
      extensions: credits ? TOKEN_EXTENSIONS : UNCHARGED_EXTENSIONS,
      languageModel,
      embeddings,
      expiresAt: expiresAt === undefined ? undefined : new Date(expiresAt).toISOString(),
    });
  }

  return [
    { ...TOKEN_ENDPOINT, handle: describe },
    route(EXTENSIONS.credits, async ({ payerId }) => {
      if (!credits) throw new ApiError(501, 'Nothing is charged here.');
      return credits.read(payerId);
    }),
    route(EXTENSIONS.names, async ({ ownerId, granted }, { request }) => {
      if (!granted.includes(readScope('social-chat-message'))) return { items: [] };
      return { items: await (await archiveOf(ownerId, request.signal)).names() };
    }),
    route(EXTENSIONS.revoke, async ({ ownerId, id }) => {
      await tokens.revoke(ownerId, id);
      return { revoked: true } as const;
    }),
  ];
}
