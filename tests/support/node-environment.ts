import { TestEnvironment } from 'jest-environment-node';
import { compileOnce } from './compiled-once';
import { releaseStorages } from './released-storages';

compileOnce();

/** Node, of which nothing outlives a file. */
export default class NodeEnvironment extends TestEnvironment {
  override async teardown(): Promise<void> {
    await super.teardown();
    releaseStorages();
  }
}
