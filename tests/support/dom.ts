import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has none, and the router asks for them when it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// What is waited for comes as soon as the processors are free; time is never what a test is about.
configure({ asyncUtilTimeout: 15_000 });
