import config from '../../jest.config.mjs';

const [unit] = config.projects;

/**
 * The unit tests as one project: the mutation runner knows no projects, and puts an environment of its own around Node's,
 * which it looks up by name.
 */
export default { ...unit, testEnvironment: 'jest-environment-node', testTimeout: config.testTimeout };
