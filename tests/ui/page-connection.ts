import { BrowserConnection } from '@adapters/browser/browser-connection';
import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';

/** The connection of the page under test: up and down as its window says. */
export const pageConnection = () =>
  new BrowserConnection(window, new ManualScheduler(), async () => undefined);
