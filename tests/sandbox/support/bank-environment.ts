import { TestEnvironment } from 'jest-environment-node';
import type { WorkerOptions } from '@sandbox/platform/db/pglite-protocol';
import { compileOnce } from '../../support/compiled-once';
import { releaseStorages } from '../../support/released-storages';
import { DatabaseThreads } from './database-threads';

compileOnce();

/** One for all files that a process of Jest runs: what stands in this module outlives a file. */
const threads = new DatabaseThreads();

/** Node, with database threads that the next file takes over instead of starting its own. */
export default class BankEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.databaseThread = (options: WorkerOptions) => threads.lend(options);
  }

  override async teardown(): Promise<void> {
    threads.endLent();
    await super.teardown();
    releaseStorages();
  }
}
