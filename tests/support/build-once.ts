import { ensureBuilt } from '../../scripts/steps/build.mjs';

/** Bundles the portal before the journeys, unless the bundle is that of these sources already. */
export default async function buildOnce(): Promise<void> {
  await ensureBuilt();
}
