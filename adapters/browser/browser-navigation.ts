import type { Logger } from '@application/ports/logger';
import type { ExternalNavigation } from '@application/ports/navigation';
import { allowedTarget } from '@domain/access/allowed-target';
import * as O from 'fp-ts/Option';

/** Where a target that is not allowed leads instead: out (portal.md 2.1). */
const LOGOUT = '/lp/wt/logout';

/** Leaves the portal by the browser's location; only for allowed targets (rules.md 14). */
export class BrowserNavigation implements ExternalNavigation {
  readonly #assign: (target: string) => void;
  readonly #logger: Logger;

  constructor(assign: (target: string) => void, logger: Logger) {
    this.#assign = assign;
    this.#logger = logger;
  }

  leave(to: string): void {
    const target = allowedTarget(to);
    if (O.isNone(target)) this.#logger.error('Redirect target not allowed', { to: to.slice(0, 200) });
    this.#assign(O.isSome(target) ? target.value : LOGOUT);
  }
}
