import type * as E from 'fp-ts/Either';
import * as t from 'io-ts';

/** A type narrowed to what fits; `config-problems` has the words for its name. */
const narrowed = <A>(name: string, { is }: t.Type<A>, fits: (value: A) => boolean): t.Type<A> =>
  new t.Type(
    name,
    is,
    (input, context) => (is(input) && fits(input) ? t.success(input) : t.failure(input, context)),
    t.identity,
  );

const startsWithSlash = narrowed('/', t.string, (text) => text.startsWith('/'));
const atLeastOne = narrowed('1', t.number, (number) => Number.isFinite(number) && number >= 1);
const httpsOrigin = narrowed('https', t.string, (text) =>
  /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/.test(text),
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

/** Reads config.json (KIT-04). */
export const toPortalConfig = (json: unknown): E.Either<t.Errors, PortalConfig> => portalConfig.decode(json);
