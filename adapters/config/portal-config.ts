import * as E from 'fp-ts/Either';
import * as t from 'io-ts';

const startsWithSlash = new t.Type<string>(
  'text that starts with /',
  t.string.is,
  (input, context) =>
    typeof input === 'string' && input.startsWith('/') ? t.success(input) : t.failure(input, context),
  t.identity,
);

const atLeastOne = new t.Type<number>(
  'number of at least 1',
  t.number.is,
  (input, context) =>
    typeof input === 'number' && Number.isFinite(input) && input >= 1
      ? t.success(input)
      : t.failure(input, context),
  t.identity,
);

const httpsOrigin = new t.Type<string>(
  'origin that starts with https:// and has no path',
  t.string.is,
  (input, context) =>
    typeof input === 'string' && /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/.test(input)
      ? t.success(input)
      : t.failure(input, context),
  t.identity,
);

const folders = t.array(startsWithSlash);

const portalConfig = t.type(
  {
    production: t.boolean,
    translationPaths: t.type({ additional: folders, default: folders, override: folders }),
    loggingUrl: startsWithSlash,
    loggingSource: t.string,
    apiBasePath: startsWithSlash,
    /** Where a failed precondition leads whose key is a blocker (KIT-13). */
    errorPage: t.type({ path: startsWithSlash, blockers: t.array(t.string) }),
    /** Whether pages are published for counting at all; the visitor must agree besides (KIT-14). */
    tracking: t.boolean,
    /** Origins of other providers that an error may lead to, each `https://…` without a path (portal.md 8). */
    providers: t.array(httpsOrigin),
    /** Where customers reach somebody by telephone, and its hours by language. */
    contact: t.type({ phone: t.string, hours: t.type({ de: t.string, en: t.string }) }),
    keepalive: t.type({ url: startsWithSlash, interval: atLeastOne }),
    idle: t.type({ idleSeconds: atLeastOne, countdownSeconds: atLeastOne, autoResume: t.boolean }),
  },
  'configuration',
);

/** What the operator decides for an installation; intervals in seconds. */
export type PortalConfig = t.TypeOf<typeof portalConfig>;

/** Reads config.json; a wrong one yields a sentence for each field that does not fit (KIT-04). */
export const toPortalConfig = (json: unknown): E.Either<readonly string[], PortalConfig> =>
  E.mapLeft((errors: t.Errors) =>
    errors.map(({ context, value }) => {
      const field = context
        .map(({ key }) => key)
        .join('.')
        .slice(1);
      const expected = context.at(-1)?.type.name ?? '';
      return `${field === '' ? 'config.json' : field}: ${expected}, not ${value === undefined ? 'nothing' : JSON.stringify(value)}`;
    }),
  )(portalConfig.decode(json));
