import config from '../../jest.config.mjs';

const [unit] = config.projects;

/** The unit tests as one project: the mutation runner knows no projects. */
export default { ...unit, testTimeout: config.testTimeout };
