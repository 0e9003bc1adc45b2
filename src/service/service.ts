/** The embedded data service: the whole interface over real HTTP on loopback, with one person's data in one file. */
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { type Account, openAccount } from './accounts/account.ts';
import { createTokens, type NewToken } from './accounts/tokens.ts';
import { createConsentPages } from './consent/consent-pages.ts';
import { isLoopback } from './consent/loopback.ts';
import { createTokenPages } from './consent/token-pages.ts';
import { type Bindings, createApi } from './http/api.ts';
import { DEFAULT_LIMITS, listen, type ServerLimits } from './http/server.ts';
import type { Language } from './language/language.ts';
import { createModelLanguage, type ModelAddress } from './language/model-language.ts';
import { createQuotingLanguage } from './language/quoting-language.ts';
import { openDatabase } from './records/database.ts';
import { createRecordStore } from './records/record-store.ts';
import { SAMPLE_PERSON } from './sample/people.ts';
import { seedSample } from './sample/seed.ts';

export interface ServiceOptions {
  /** 0 picks a free port. */
  port: number;
  /** Folder of `service.sqlite`, or ':memory:'. */
  dataDir: string | ':memory:';
  schemaBase: string;
  clock: Clock;
  log: Log;
  /** An OpenAI-compatible model; without one, answers quote. */
  model?: ModelAddress;
  /** Where `consentPages` is mounted for people, when that is not on `url`. */
  publicUrl?: string;
  /** Origins besides loopback to which the consent page may send a token. */
  allowedRedirects?: readonly string[];
  /** Balance at first start; 500 when absent. */
  initialCredits?: number;
  /** Whether to make the sample person on first start; true when absent. */
  seed?: boolean;
  limits?: ServerLimits;
}

/** What an operator (or a test) can do that no HTTP request can. */
export interface ServiceAdmin {
  issueToken(token: Omit<NewToken, 'appName'> & { appName?: string }): string;
  /** Takes a token in clear, or its id. */
  revokeToken(token: string): boolean;
  balance(): number;
  setBalance(credits: number): void;
}

export interface EmbeddedService {
  /** `http://127.0.0.1:PORT`: both {base_url} and {search_url}. */
  readonly url: string;
  /** Its consent page. */
  readonly authorizeUrl: string;
  /** The consent pages only, for another web server to mount (any folder: all links are relative). */
  readonly consentPages: (request: Request, bindings?: Bindings) => Response | Promise<Response>;
  readonly admin: ServiceAdmin;
  close(): Promise<void>;
}

const INITIAL_CREDITS = 500;
const CLOSE_GRACE_MS = 2000;
const TOKEN_ID_LENGTH = 36;

function chooseLanguage(options: ServiceOptions): Language {
  return options.model ? createModelLanguage(options.model, options.clock) : createQuotingLanguage(options.clock);
}

function createAdmin(account: Account, tokens: ReturnType<typeof createTokens>): ServiceAdmin {
  return {
    issueToken: ({ scopes, appName, expiresAt }) => tokens.issue({ scopes, appName: appName ?? 'operator', expiresAt }),
    revokeToken: (token) => tokens.revoke(token.slice(0, TOKEN_ID_LENGTH)),
    balance: account.balance,
    setBalance: account.setBalance,
  };
}

/**
 * Opens the data (making the sample person on first start) and listens.
 * @throws ServiceDataError when the file cannot be used; rejects as `listen` does when the port is taken
 */
export async function createService(options: ServiceOptions): Promise<EmbeddedService> {
  const { clock, log, schemaBase } = options;
  const database = openDatabase(options.dataDir);
  try {
    const store = createRecordStore(database);
    const person = { ...SAMPLE_PERSON, credits: options.initialCredits ?? INITIAL_CREDITS };
    const account = openAccount(database, person);
    if (options.seed !== false) await seedSample({ database, store, schemaBase, now: clock.now(), log });
    const tokens = createTokens(database, clock);
    const workshop = { database, store, schemaBase, clock, language: chooseLanguage(options) };
    const consentPages = createConsentPages({
      account,
      tokens,
      clock,
      ...(options.publicUrl === undefined ? {} : { publicUrl: options.publicUrl }),
      allowedRedirects: options.allowedRedirects ?? [],
    });
    const tokenPages = createTokenPages({ account, tokens, clock });
    const api = createApi({ workshop, tokens, account, log });
    const server = await listen(
      options.port,
      (request, bindings) => {
        const requested = new URL(request.url);
        const { pathname } = requested;
        if (!isLoopback(requested)) return api.fetch(request, bindings);
        if (pathname === '/' || pathname === '/revoke') return tokenPages(request, bindings);
        if (pathname === '/authorize' || pathname === '/authorize.css') return consentPages(request, bindings);
        return api.fetch(request, bindings);
      },
      options.limits ?? DEFAULT_LIMITS,
    );
    const url = `http://127.0.0.1:${server.port}`;
    return {
      url,
      authorizeUrl: `${url}/authorize`,
      consentPages,
      admin: createAdmin(account, tokens),
      async close() {
        await server.close(CLOSE_GRACE_MS);
        database.close();
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}
