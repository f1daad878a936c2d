import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';
import { allDrawn } from './counted-scheduler.cjs';
import { rememberComputedStyles } from './computed-styles';
import { forgetOwnerStacks } from './owner-stacks';

// jsdom has none, and the router asks for them when it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Nor does it scroll, nor has anything a size: there is no layout.
HTMLElement.prototype.scrollIntoView = () => undefined;
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

/** What a page asks for once it is drawn is answered outside of any event: React need not warn of that. */
async function unwatched(wait: () => Promise<void>): Promise<void> {
  const before: unknown = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await wait();
  await Promise.resolve();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: before });
}

// What is waited for comes as soon as the processors are free; the limit of the runner comes later.
const { asyncWrapper } = getConfig();
configure({
  asyncUtilTimeout: 120_000,
  // What an event brings is drawn piece by piece; a person sees all of it before they go on.
  asyncWrapper: async (event) => {
    const result = await asyncWrapper(event);
    await unwatched(allDrawn);
    return result;
  },
});

rememberComputedStyles();
forgetOwnerStacks();
