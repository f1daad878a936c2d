import { resolve } from 'node:path';

/** What the environment says about this server; every value has a default that works on a fresh machine. */
export interface Settings {
  readonly port: number;
  /** By default the machine itself only. */
  readonly host: string;
  /** What test bench, telephones and the list of demo customers ask for; undefined: nothing. */
  readonly benchKey: string | undefined;
  /** Addresses of proxies whose `x-forwarded-*` headers are believed, as Fastify's `trustProxy` takes them. */
  readonly trustedProxies: string | undefined;
  /** Folder of the embedded database; not used with `databaseUrl`. `memory:` keeps the world in memory. */
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  /** Folder for things that can be made again, such as the database template. */
  readonly cacheFolder: string;
  /** Folder of the built portal. */
  readonly portalFolder: string;
  readonly seed: number;
  /** Start instant (epoch ms) of a fresh world's clock; `undefined`: the real time. */
  readonly clockStart: number | undefined;
  /** Requests a minute that one session or, before sign-in, one address may make. */
  readonly requestsPerMinute: number;
  readonly logLevel: string;
}

/** On a machine with both kinds of address it stands for both. */
const LOOPBACK = 'localhost';
const SHORTEST_KEY = 16;

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host);

/** Reads the settings from the environment; throws a sentence that names the variable that is wrong. */
export function settingsFrom(env: Readonly<Record<string, string | undefined>>): Settings {
  const host = textFrom(env, 'HOST') ?? LOOPBACK;
  const benchKey = textFrom(env, 'SANDBOX_KEY');
  if (benchKey !== undefined && benchKey.length < SHORTEST_KEY)
    throw new Error(`SANDBOX_KEY must have at least ${String(SHORTEST_KEY)} characters.`);
  if (benchKey === undefined && !isLoopback(host))
    throw new Error(
      `HOST ${host} lets strangers reach the bank, whose test bench and telephones are open to everybody. ` +
        'Set SANDBOX_KEY to a secret that they ask for, or leave HOST out.',
    );
  return {
    port: wholeNumber(env, 'PORT', 4000),
    host,
    dataFolder: env['DATA_DIR'] === 'memory:' ? 'memory:' : resolve(env['DATA_DIR'] ?? '.data'),
    databaseUrl: textFrom(env, 'DATABASE_URL'),
    benchKey,
    trustedProxies: textFrom(env, 'WERKBANK_PROXIES'),
    cacheFolder: resolve('.cache'),
    portalFolder: resolve('dist/portal'),
    seed: wholeNumber(env, 'WERKBANK_SEED', 1),
    clockStart: instantFrom(env, 'WERKBANK_CLOCK'),
    requestsPerMinute: wholeNumber(env, 'WERKBANK_RATE_LIMIT', 6000),
    logLevel: env['LOG_LEVEL'] ?? 'warn',
  };
}

function textFrom(env: Readonly<Record<string, string | undefined>>, name: string): string | undefined {
  return env[name] === '' ? undefined : env[name];
}

function wholeNumber(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: number,
): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}".`);
  return Number(text);
}

function instantFrom(env: Readonly<Record<string, string | undefined>>, name: string): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const instant = Date.parse(text);
  if (Number.isNaN(instant))
    throw new Error(`${name} must be an ISO instant such as 2026-11-23T10:00:00+01:00, not "${text}".`);
  return instant;
}
