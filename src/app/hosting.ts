/** What platforms tell a program: its public address, that its disk does not last, and how they want Postgres to be reached. */

type Environment = Readonly<Record<string, string | undefined>>;

interface Platform {
  /** What it sets for every program; absent where its address tells. */
  readonly sign?: string;
  /** The variable that holds the program's own address, and its form where it is not all of it. */
  readonly address: readonly [variable: string, urlOf?: (value: string) => string];
  /** Its name, where each start has an empty disk, but for a volume that is attached. */
  readonly empties?: string;
  /** How many addresses its routers add to X-Forwarded-For, past which nobody reaches a program there. */
  readonly proxies?: string;
}

const ofHost = (host: string) => `https://${host}`;

/** In the order in which they are asked. */
const PLATFORMS: readonly Platform[] = [
  // The client's, and that of Cloudflare before it.
  { sign: 'RENDER', address: ['RENDER_EXTERNAL_URL'], empties: 'Render', proxies: '2' },
  // The client's, and its edge's.
  { sign: 'RAILWAY_ENVIRONMENT_ID', address: ['RAILWAY_PUBLIC_DOMAIN', ofHost], empties: 'Railway', proxies: '2' },
  // The client's, and its edge's (fly.io/docs/networking/request-headers).
  { address: ['FLY_APP_NAME', (name) => ofHost(`${name}.fly.dev`)], empties: 'Fly', proxies: '2' },
  // DigitalOcean.
  { address: ['APP_URL'] },
  // Where the labs feature runtime-dyno-metadata is on; HEROKU_APP_NAME is not the address.
  { sign: 'DYNO', address: ['HEROKU_APP_DEFAULT_DOMAIN_NAME', ofHost], empties: 'Heroku', proxies: '1' },
  { sign: 'KOYEB_APP_NAME', address: ['KOYEB_PUBLIC_DOMAIN', ofHost], empties: 'Koyeb' },
  { address: ['ZEABUR_WEB_DOMAIN', ofHost], empties: 'Zeabur' },
];

/** The https address that a platform gives this program, and the variable that says so; undefined elsewhere. */
export function platformAddress(environment: Environment): { variable: string; url: string } | undefined {
  for (const { address } of PLATFORMS) {
    const [variable, urlOf = (value: string) => value] = address;
    const value = environment[variable]?.trim();
    if (!value) continue;
    const url = urlOf(value).replace(/\/+$/, '');
    // Other programs give some of these names other meanings.
    if (URL.parse(url)?.protocol === 'https:') return { variable, url };
  }
  return undefined;
}

/** The platform on which the program runs; undefined where nothing tells. */
export function platformOf(environment: Environment): Pick<Platform, 'empties' | 'proxies'> | undefined {
  return PLATFORMS.find(({ sign, address: [variable], empties }) => empties && environment[sign ?? variable]);
}

/**
 * A Postgres address with TLS as the platforms mean it. `sslmode` is read as libpq reads it (`require` encrypts, `verify-full`
 * also checks who answers), not more strictly; Heroku's addresses name no mode, but its servers refuse plain connections.
 */
export function postgresAddress(environment: Environment, address: string): string {
  const url = new URL(address);
  if (environment.DYNO && !url.searchParams.has('sslmode')) url.searchParams.set('sslmode', 'require');
  if (!url.searchParams.has('sslmode')) return address;
  url.searchParams.set('uselibpqcompat', 'true');
  return url.href;
}
