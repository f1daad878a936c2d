import { TestEnvironment } from 'jest-environment-node';
import { releaseStorages } from './released-storages';

/** Node, of which nothing outlives a file. */
export default class NodeEnvironment extends TestEnvironment {
  override async teardown(): Promise<void> {
    await super.teardown();
    releaseStorages();
  }
}
