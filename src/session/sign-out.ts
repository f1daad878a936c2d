import type { Container } from 'inversify';
import { loadOnce } from '../later/load-once';
import { draftsModule } from '../modules/release/drafts-module';
import { draftsTokens } from '../modules/release/drafts-tokens';

/** Ends the session at the customer's wish: what was typed goes, then the bank signs out (reliability.md 3). */
export function signOut(container: Container): Promise<void> {
  loadOnce(container, draftsModule);
  return container.get(draftsTokens.endSession).execute()();
}
