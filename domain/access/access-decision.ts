/** Where a customer is sent instead: a route of the portal, another page of the bank, or the sign-in. */
export type RedirectTarget =
  | { readonly kind: 'route'; readonly path: string }
  | { readonly kind: 'external'; readonly path: string }
  | { readonly kind: 'login'; readonly returnTo: string };

/** What a guard decides; the use case loads what it needs, the router obeys (architecture.md 8). */
export type AccessDecision =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'redirect'; readonly to: RedirectTarget }
  /** A failure is being followed already: the portal is left. */
  | { readonly kind: 'left' }
  /** There is no line to ask over: asked again once it is back. */
  | { readonly kind: 'unreachable' };

/** The way is free. */
export const allowed: AccessDecision = { kind: 'allowed' };

/** The page is being left: nothing more is to be decided. */
export const left: AccessDecision = { kind: 'left' };

/** Nobody could be asked for want of a line. */
export const unreachable: AccessDecision = { kind: 'unreachable' };

/** To a route of the portal, below /ngbrk/. */
export const toRoute = (path: string): AccessDecision => ({ kind: 'redirect', to: { kind: 'route', path } });

/** To a page of the bank outside the portal. */
export const toExternal = (path: string): AccessDecision => ({
  kind: 'redirect',
  to: { kind: 'external', path },
});

/** To the sign-in, and back to path and query afterwards. */
export const toLogin = (returnTo: string): AccessDecision => ({
  kind: 'redirect',
  to: { kind: 'login', returnTo },
});
