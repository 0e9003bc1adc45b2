/** What a person's token can ask about itself: its scopes, the credits behind it, and its own end. */
import type { Clock } from '#platform/clock.ts';
import type { EndpointHost, LanguageModel } from '../../contract/answers.ts';
import { EXTENSIONS, TOKEN_EXTENSIONS, UNCHARGED } from '../../contract/extensions.ts';
import { TOKEN_ENDPOINT } from '../../contract/operations.ts';
import { readScope } from '../../contract/scopes.ts';
import type { Archives } from '../archives/archives.ts';
import type { Balance } from '../owners/credits.ts';
import type { Owners } from '../owners/owners.ts';
import { parseInput } from './input-problem.ts';
import { createGuessLimit } from './rate-limit.ts';
import { jsonResponse, Refusal } from './refusal.ts';
import { readJsonObject } from './request-body.ts';
import { authenticate, checkToken, type Route } from './route.ts';

/** Wrong tokens of one address that are answered in a minute. */
const GUESSES_PER_MINUTE = 60;

const UNCHARGED_EXTENSIONS = [...TOKEN_EXTENSIONS.filter((name) => name !== 'credits'), UNCHARGED];

/** A balance as the extensions' replies write it. */
export function creditsReply({ balance, allowance, refillsAt }: Balance) {
  return { balance, allowance, refillsAt: new Date(refillsAt).toISOString() };
}

interface TokenRoutesOptions {
  readonly clock: Clock;
  readonly archives: Archives;
  /** Where questions, and what is read for them, are sent. */
  readonly languageModel: LanguageModel;
  /** Where words are sent for vectors. */
  readonly embeddings: EndpointHost | undefined;
}

export function tokenRoutes(
  { tokens, credits, directory }: Owners,
  { clock, archives, languageModel, embeddings }: TokenRoutesOptions,
): Route[] {
  const guessed = createGuessLimit(clock, GUESSES_PER_MINUTE);
  return [
    {
      ...TOKEN_ENDPOINT,
      async handle({ request, address }) {
        const { searchParams, origin } = new URL(request.url);
        // As a deployment is asked. A form decoder reads "+" as a space; tokens have no spaces, so this is what was meant.
        const inAddress = searchParams.get(TOKEN_ENDPOINT.parameter)?.replaceAll(' ', '+');
        const checked = inAddress === undefined ? authenticate(request, tokens) : checkToken(inAddress, tokens);
        const { id, scopes, expiresAt } = await checked.catch((error) => {
          throw error instanceof Refusal ? guessed(address, error) : error;
        });
        return jsonResponse(200, {
          token: { _id: id, servers: [origin], scopes },
          extensions: credits ? TOKEN_EXTENSIONS : UNCHARGED_EXTENSIONS,
          languageModel,
          ...(embeddings && { embeddings }),
          ...(expiresAt === undefined ? {} : { expiresAt: new Date(expiresAt).toISOString() }),
        });
      },
    },
    {
      ...EXTENSIONS.credits,
      async handle({ request }) {
        const { payerId } = await authenticate(request, tokens);
        if (!credits) throw new Refusal(501, 'Nothing is charged here.');
        return jsonResponse(200, creditsReply(await credits.read(payerId)));
      },
    },
    {
      ...EXTENSIONS.names,
      async handle({ request }) {
        const { ownerId, granted } = await authenticate(request, tokens);
        if (!granted.includes(readScope('social-chat-message'))) return jsonResponse(200, { items: [] });
        const archive = archives.of(ownerId, await directory.archiveKey(ownerId), request.signal);
        return jsonResponse(200, { items: await archive.names() });
      },
    },
    {
      ...EXTENSIONS.revoke,
      async handle({ request }) {
        const { ownerId, id } = await authenticate(request, tokens);
        parseInput(EXTENSIONS.revoke.body, await readJsonObject(request));
        await tokens.revoke(ownerId, id);
        return jsonResponse(200, { revoked: true });
      },
    },
  ];
}
