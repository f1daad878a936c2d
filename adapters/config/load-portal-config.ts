import * as E from 'fp-ts/Either';
import { toPortalConfig, type PortalConfig } from './portal-config';

/** Fetches and reads the configuration; what is wrong comes as sentences to show and to log (KIT-04). */
export async function loadPortalConfig(
  fetch: (url: string) => Promise<Response>,
  url: string,
): Promise<E.Either<readonly string[], PortalConfig>> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) return E.left([`${url}: status ${answer.status}`]);
    return toPortalConfig(await answer.json());
  } catch (error) {
    return E.left([`${url}: ${String(error)}`]);
  }
}
