/** What a person's token can ask about itself: its scopes, the credits behind it, and its own end. */
import type { Clock } from '#platform/clock.ts';
import type { EndpointHost, LanguageModel } from '../../contract/answers.ts';
import { EXTENSIONS, TOKEN_EXTENSIONS, UNCHARGED } from '../../contract/extensions.ts';
import { TOKEN_ENDPOINT } from '../../contract/operations.ts';
import { readScope } from '../../contract/scopes.ts';
import type { ArchiveOf, Owners } from '../owners/owners.ts';
import { ApiError, jsonResponse } from './api-error.ts';
import { authenticate, checkToken, createTokenRoute } from './authentication.ts';
import { createGuessLimit } from './rate-limit.ts';
import type { Asked, Route } from './route.ts';

/** Wrong tokens of one address that are answered in a minute. */
const GUESSES_PER_MINUTE = 60;

const UNCHARGED_EXTENSIONS = [...TOKEN_EXTENSIONS.filter((name) => name !== 'credits'), UNCHARGED];

interface TokenRoutesOptions {
  readonly owners: Owners;
  readonly archiveOf: ArchiveOf;
  readonly clock: Clock;
  /** Where questions, and what is read for them, are sent. */
  readonly languageModel: LanguageModel;
  /** Where words are sent for vectors. */
  readonly embeddings: EndpointHost | undefined;
}

export function tokenRoutes({ owners, archiveOf, clock, languageModel, embeddings }: TokenRoutesOptions): Route[] {
  const { tokens, credits } = owners;
  const guessed = createGuessLimit(clock, GUESSES_PER_MINUTE);
  const route = createTokenRoute(tokens);

  async function describe({ request, address }: Asked): Promise<Response> {
    const { searchParams, origin } = new URL(request.url);
    // As a deployment is asked. A form decoder reads "+" as a space; tokens have no spaces, so this is what was meant.
    const inAddress = searchParams.get(TOKEN_ENDPOINT.parameter)?.replaceAll(' ', '+');
    const checked = inAddress === undefined ? authenticate(request, tokens) : checkToken(inAddress, tokens);
    const { id, scopes, expiresAt } = await checked.catch((error) => {
      throw error instanceof ApiError ? guessed(address, error) : error;
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
