import * as fc from 'fast-check';

/** The cases every run tries: the same on every machine, so that a red gate always speaks of the change before it. */
const SEED = 20_261_123;

/**
 * Property tests of the whole suite, all from one seed. `PROPERTY_SEED=random npm run test:unit` looks for new cases,
 * `PROPERTY_SEED=123` repeats those of a run that found one; what is found becomes a case of its own in a table.
 */
const wanted = process.env['PROPERTY_SEED'] ?? String(SEED);
if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted) });

export { fc };
