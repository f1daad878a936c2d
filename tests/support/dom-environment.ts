import { TestEnvironment } from 'jest-environment-jsdom';
import { compileOnce } from './compiled-once';
import { releaseStorages } from './released-storages';

compileOnce();

/** A document, of which nothing outlives a file. */
export default class DomEnvironment extends TestEnvironment {
  override async teardown(): Promise<void> {
    await super.teardown();
    releaseStorages();
  }
}
