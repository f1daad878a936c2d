import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';
import { allDrawn } from './counted-scheduler.cjs';
import { rememberComputedStyles } from './computed-styles';
import { forgetOwnerStacks } from './owner-stacks';

// jsdom has none, and the router asks for them when it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Nor does it scroll: there is no layout.
HTMLElement.prototype.scrollIntoView = () => undefined;

// What is waited for comes as soon as the processors are free; the limit of the runner comes later.
const { asyncWrapper } = getConfig();
configure({
  asyncUtilTimeout: 120_000,
  // What an event brings is drawn piece by piece; a person sees all of it before they go on.
  asyncWrapper: async (event) => {
    const result = await asyncWrapper(event);
    await allDrawn();
    return result;
  },
});

rememberComputedStyles();
forgetOwnerStacks();
