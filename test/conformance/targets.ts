/**
 * The services under test: the embedded one in each dialect, and the one at CONFORMANCE_URL, if set (README.md, For
 * developers), on which at most CONFORMANCE_CREDITS are spent.
 */
import { z } from 'zod';
import { openModel } from '../support/model.ts';
import { openService } from '../support/service.ts';

export type Dialect = 'documented' | 'deployed';

export interface Target {
  readonly baseUrl: string;
  readonly searchUrl: string;
  /** A token with at least these scopes; undefined if there is none. */
  tokenWith(scopes: readonly string[]): Promise<string | undefined>;
  /** Credits that may still be spent. */
  credits: number;
  /** Remaining credits, if the target reports them free of charge. */
  balance?: () => Promise<number>;
  /** Status for a request without a valid token; undefined if unspecified. */
  readonly refusal: number | undefined;
  close(): Promise<void>;
}

export interface NamedTarget {
  readonly name: string;
  readonly dialect: Dialect;
  open(): Promise<Target>;
}

function embedded(dialect: Dialect): NamedTarget {
  return {
    name: 'the embedded service',
    dialect,
    async open() {
      const model = await openModel();
      const double = await openService({ dialect, model: { baseUrl: model.baseUrl, model: 'tiny' } });
      return {
        baseUrl: double.url,
        searchUrl: double.url,
        tokenWith: (scopes) => double.tokenWith(scopes),
        credits: Number.POSITIVE_INFINITY,
        balance: () => double.balance(),
        refusal: dialect === 'deployed' ? 403 : 401,
        async close() {
          await double.close();
          await model.close();
        },
      };
    },
  };
}

const Environment = z.object({
  CONFORMANCE_URL: z.url(),
  CONFORMANCE_SEARCH_URL: z.url().optional(),
  CONFORMANCE_TOKEN: z.string().min(1).optional(),
  /** Scopes of the token, separated by spaces, if the service doesn't report them. */
  CONFORMANCE_SCOPES: z.string().optional(),
  CONFORMANCE_DIALECT: z.enum(['documented', 'deployed']).default('documented'),
  CONFORMANCE_CREDITS: z.coerce.number().int().min(0).default(0),
});

const Described = z.looseObject({ token: z.looseObject({ scopes: z.array(z.string()) }) });

function remote(settings: z.infer<typeof Environment>): NamedTarget {
  const { CONFORMANCE_TOKEN: token, CONFORMANCE_SCOPES: told, CONFORMANCE_CREDITS: credits } = settings;
  const baseUrl = settings.CONFORMANCE_URL.replace(/\/+$/, '');
  return {
    name: new URL(baseUrl).host,
    dialect: settings.CONFORMANCE_DIALECT,
    async open() {
      const scopes = told?.split(/\s+/) ?? (token === undefined ? [] : await scopesOf(baseUrl, token));
      return {
        baseUrl,
        searchUrl: (settings.CONFORMANCE_SEARCH_URL ?? baseUrl).replace(/\/+$/, ''),
        tokenWith: async (needed) => (needed.every((scope) => scopes.includes(scope)) ? token : undefined),
        credits,
        refusal: settings.CONFORMANCE_DIALECT === 'deployed' ? 403 : undefined,
        close: async () => undefined,
      };
    },
  };
}

async function scopesOf(baseUrl: string, token: string): Promise<string[]> {
  const response = await fetch(`${baseUrl}/api/rest/v1/auth/token?tokenId=${encodeURIComponent(token)}`);
  return Described.parse(await response.json()).token.scopes;
}

export function targets(environment: NodeJS.ProcessEnv): NamedTarget[] {
  const own = [embedded('documented'), embedded('deployed')];
  return environment.CONFORMANCE_URL === undefined ? own : [...own, remote(Environment.parse(environment))];
}
