import type { Logger } from '@application/ports/logger';
import type { ExternalNavigation } from '@application/ports/navigation';
import { allowedTarget } from '@domain/access/allowed-target';
import { LOGOUT_PATH } from '@domain/access/failure-route';
import * as O from 'fp-ts/Option';

/** How the browser goes to another page. */
export interface PageExits {
  readonly assign: (target: string) => void;
  readonly post: (target: string, fields: Readonly<Record<string, string>>) => void;
}

/** Leaves the portal by the browser's location or by a form; only for allowed targets (rules.md 14). */
export class BrowserNavigation implements ExternalNavigation {
  readonly #exits: PageExits;
  readonly #logger: Pick<Logger, 'error'>;

  constructor(exits: PageExits, logger: Pick<Logger, 'error'>) {
    this.#exits = exits;
    this.#logger = logger;
  }

  leave(to: string): void {
    this.#exits.assign(this.#checked(to) ?? LOGOUT_PATH);
  }

  post(to: string, fields: Readonly<Record<string, string>>): void {
    const target = this.#checked(to);
    if (target === undefined) this.#exits.assign(LOGOUT_PATH);
    else this.#exits.post(target, fields);
  }

  #checked(to: string): string | undefined {
    const target = O.toUndefined(allowedTarget(to));
    if (target === undefined) this.#logger.error('Redirect target not allowed', { to: to.slice(0, 200) });
    return target;
  }
}
