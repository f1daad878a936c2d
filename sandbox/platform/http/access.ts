/**
 * What a route asks of the caller: `open` nothing, `known` nothing either, but it is told who calls if that is known,
 * `session` a signed-in customer, `session-tan` (the default below /api) one whose session TAN is active. Set as
 * `config: { access: 'session' }`. `stranger` takes a customer as `session-tan` does, and besides somebody without a
 * session, who proves by the repeated anti-forgery cookie that it is their own page that calls.
 */
export type Access = 'open' | 'known' | 'stranger' | 'session' | 'session-tan';

/** Whether a route serves nobody but signed-in customers. */
export const isGuarded = (access: Access): boolean => access === 'session' || access === 'session-tan';

/** The signed-in customer of a request; an area that knows more of them adds it by declaration merging. */
export interface SignedIn {
  readonly clientId: string;
  readonly sessionId: string;
  /** `portal`: browser with cookie; `program`: bearer token, needs neither anti-forgery nor idempotency key. */
  readonly channel: 'portal' | 'program';
  readonly sessionTanActive: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** For calls that a browser makes by itself and cannot add headers to, such as an event stream. */
    withoutRequestInfo?: boolean;
  }
  interface FastifyRequest {
    signedIn: SignedIn | undefined;
    /** Somebody without a session, told apart from others by a cookie that the bank has made; only of `stranger` routes. */
    stranger: string | undefined;
  }
}

/** What a route asks: what it says itself, else what its place says. */
export const accessOf = (url: string, configured: Access | undefined): Access =>
  configured ?? (isApi(url) ? 'session-tan' : 'open');

/** Whether a path belongs to the API; its description is for everybody. */
export const isApi = (url: string): boolean => url.startsWith('/api/') && !isDescription(url);

/** Whether a path belongs to the description of the API. */
export const isDescription = (url: string): boolean => url.startsWith('/api/docs');

/** The customer of a route that asks for a session; to call it on an open route is a bug. */
export function signedIn(request: { readonly signedIn: SignedIn | undefined }): SignedIn {
  if (request.signedIn === undefined) throw new Error('This route is open: it has no signed-in customer.');
  return request.signedIn;
}

/** Whether the `{clientId}` of a path, if it has one, means the caller: `user` or the customer's own id (api.md 1). */
export function isOwnPath(caller: SignedIn, params: unknown): boolean {
  if (typeof params !== 'object' || params === null) return true;
  const named: unknown = Reflect.get(params, 'clientId');
  return typeof named !== 'string' || isOwnClientId(caller, named);
}

/** Whether a client id means the caller. */
export const isOwnClientId = ({ clientId }: SignedIn, named: string): boolean =>
  named === 'user' || named === clientId;
