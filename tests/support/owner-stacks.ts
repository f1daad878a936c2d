import * as react from 'react';

/**
 * Lets React make elements without remembering where. It takes a stack for each of the first ten thousand elements
 * of every second, to name in a warning who asked for the element: an eighth of a screen test's processor time.
 * Warnings are the same without it, and still name the component.
 */
export function forgetOwnerStacks(): void {
  const internals: unknown = Object.entries(react).find(([name]) =>
    name.startsWith('__CLIENT_INTERNALS'),
  )?.[1];
  if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
    throw new Error('React counts its stacks elsewhere.');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
}
