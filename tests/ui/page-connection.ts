import { BrowserConnection } from '@adapters/browser/browser-connection';

/** The connection of the page under test: up and down as its window says. */
export const pageConnection = () => new BrowserConnection(window);
