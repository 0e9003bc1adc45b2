/** What platforms tell a program: its public address, that its disk does not last, and how they want Postgres to be reached. */

type Environment = Readonly<Record<string, string | undefined>>;

const whole = (value: string) => value;
const ofHost = (host: string) => `https://${host}`;

/**
 * Variables that hold a program's own address, in the order in which they are asked: Render, Railway, Fly, DigitalOcean,
 * Heroku (where the labs feature runtime-dyno-metadata is on; its HEROKU_APP_NAME is not the address), Koyeb, Zeabur.
 */
const ADDRESSES: Readonly<Record<string, (value: string) => string>> = {
  RENDER_EXTERNAL_URL: whole,
  RAILWAY_PUBLIC_DOMAIN: ofHost,
  FLY_APP_NAME: (name) => ofHost(`${name}.fly.dev`),
  APP_URL: whole,
  HEROKU_APP_DEFAULT_DOMAIN_NAME: ofHost,
  KOYEB_PUBLIC_DOMAIN: ofHost,
  ZEABUR_WEB_DOMAIN: ofHost,
};

/** The https address that a platform gives this program, and the variable that says so; undefined elsewhere. */
export function platformAddress(environment: Environment): { variable: string; url: string } | undefined {
  for (const [variable, addressOf] of Object.entries(ADDRESSES)) {
    const value = environment[variable]?.trim();
    if (!value) continue;
    const url = addressOf(value).replace(/\/+$/, '');
    // Other programs give some of these names other meanings.
    if (URL.parse(url)?.protocol === 'https:') return { variable, url };
  }
  return undefined;
}

/** What a table has for the platform whose variable is set. */
function ofPlatform(environment: Environment, table: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(table).find(([variable]) => environment[variable])?.[1];
}

/** Platforms that begin each start with an empty disk, by a variable that they set. */
const EPHEMERAL_HOSTS: Readonly<Record<string, string>> = {
  DYNO: 'Heroku',
  RENDER: 'Render',
  RAILWAY_ENVIRONMENT_ID: 'Railway',
  FLY_APP_NAME: 'Fly',
  KOYEB_APP_NAME: 'Koyeb',
  ZEABUR_WEB_DOMAIN: 'Zeabur',
};

/** The platform that gives each start an empty disk, but for a volume that is attached; undefined elsewhere. */
export function ephemeralHost(environment: Environment): string | undefined {
  return ofPlatform(environment, EPHEMERAL_HOSTS);
}

/**
 * How many addresses the routers of a platform add to X-Forwarded-For, which a program is reached through there and not
 * past them. Heroku adds the client's; the others theirs behind it: Fly its edge's (fly.io/docs/networking/request-headers),
 * Render that of Cloudflare before it, Railway its edge's.
 */
const PROXIES: Readonly<Record<string, string>> = {
  DYNO: '1',
  RENDER: '2',
  RAILWAY_ENVIRONMENT_ID: '2',
  FLY_APP_NAME: '2',
};

/** What TRUSTED_PROXIES is on a platform; undefined elsewhere. */
export function platformProxies(environment: Environment): string | undefined {
  return ofPlatform(environment, PROXIES);
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
