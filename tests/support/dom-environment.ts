import { TestEnvironment } from 'jest-environment-jsdom';
import { releaseStorages } from './released-storages';

/** A document, of which nothing outlives a file. */
export default class DomEnvironment extends TestEnvironment {
  override async teardown(): Promise<void> {
    await super.teardown();
    releaseStorages();
  }
}
