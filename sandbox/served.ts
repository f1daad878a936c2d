/** All that a running bank serves; the start loads it while the database opens. */
export { AREAS } from './areas';
export { buildServer } from '@sandbox/platform/http/server';
