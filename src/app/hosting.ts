/** What hosting platforms reveal in the environment: public address, ephemeral disk, number of proxies, TLS of Postgres. */

type Environment = Readonly<Record<string, string | undefined>>;

interface Platform {
  /** The variable that identifies the platform; absent if its address variable does. */
  readonly marker?: string;
  /** The variable with the program's own address, and how to complete it to a URL. */
  readonly address: readonly [variable: string, urlOf?: (value: string) => string];
  /** The platform's name, if each start has an empty disk apart from attached volumes. */
  readonly ephemeral?: string;
  /** How many addresses its routers append to X-Forwarded-For; they can't be bypassed. */
  readonly proxies?: string;
}

const httpsUrl = (host: string) => `https://${host}`;

/** In order of precedence. */
const PLATFORMS: readonly Platform[] = [
  // Addresses of the client and of Cloudflare.
  { marker: 'RENDER', address: ['RENDER_EXTERNAL_URL'], ephemeral: 'Render', proxies: '2' },
  // Addresses of the client and of the edge.
  {
    marker: 'RAILWAY_ENVIRONMENT_ID',
    address: ['RAILWAY_PUBLIC_DOMAIN', httpsUrl],
    ephemeral: 'Railway',
    proxies: '2',
  },
  // Addresses of the client and of the edge (fly.io/docs/networking/request-headers).
  { address: ['FLY_APP_NAME', (name) => httpsUrl(`${name}.fly.dev`)], ephemeral: 'Fly', proxies: '2' },
  // DigitalOcean.
  { address: ['APP_URL'] },
  // Needs the labs feature runtime-dyno-metadata; HEROKU_APP_NAME is not the address.
  { marker: 'DYNO', address: ['HEROKU_APP_DEFAULT_DOMAIN_NAME', httpsUrl], ephemeral: 'Heroku', proxies: '1' },
  { marker: 'KOYEB_APP_NAME', address: ['KOYEB_PUBLIC_DOMAIN', httpsUrl], ephemeral: 'Koyeb' },
  { address: ['ZEABUR_WEB_DOMAIN', httpsUrl], ephemeral: 'Zeabur' },
];

/** The https address from the platform's environment, and its variable; undefined on other hosts. */
export function platformAddress(environment: Environment): { variable: string; url: string } | undefined {
  for (const { address } of PLATFORMS) {
    const [variable, urlOf = (value: string) => value] = address;
    const value = environment[variable]?.trim();
    if (!value) continue;
    const url = urlOf(value).replace(/\/+$/, '');
    // Some of these names have other meanings elsewhere.
    if (URL.parse(url)?.protocol === 'https:') return { variable, url };
  }
  return undefined;
}

/** The platform on which the program runs; undefined if unknown. */
export function platformOf(environment: Environment): Pick<Platform, 'ephemeral' | 'proxies'> | undefined {
  return PLATFORMS.find(({ marker, address: [variable], ephemeral }) => ephemeral && environment[marker ?? variable]);
}

/**
 * A Postgres address with the TLS mode that platforms expect. `sslmode` has libpq's meaning (`require` encrypts, `verify-full`
 * also verifies the server); Heroku's addresses name no mode, but its servers refuse unencrypted connections.
 */
export function postgresAddress(environment: Environment, address: string): string {
  const url = new URL(address);
  if (environment.DYNO && !url.searchParams.has('sslmode')) url.searchParams.set('sslmode', 'require');
  if (!url.searchParams.has('sslmode')) return address;
  url.searchParams.set('uselibpqcompat', 'true');
  return url.href;
}
