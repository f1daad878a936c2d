import type { Logger } from '@application/ports/logger';
import type { ExternalNavigation } from '@application/ports/navigation';
import { allowedTarget, isProviderTarget } from '@domain/access/allowed-target';
import { LOGOUT_PATH } from '@domain/access/failure-route';
import * as O from 'fp-ts/Option';

/** How the browser goes to another page. */
export interface PageExits {
  readonly assign: (target: string) => void;
  /** Shows another page of the portal without fetching it again. */
  readonly enter: (target: string) => void;
  readonly post: (target: string, fields: Readonly<Record<string, string>>) => void;
}

/** What navigation is told besides. */
export interface NavigationRules {
  /** Origins besides the bank's own that an error may lead to (portal.md 8). */
  readonly providers: readonly string[];
  readonly logger: Pick<Logger, 'error'>;
}

/** The portal's own pages: nothing has to be fetched to get there, so that the way is open offline too. */
const OWN_PAGE = /^\/(?:ngbrk|cp\/error)(?:[/?]|$)/;

/** Leaves the portal by the browser's location or by a form; only for allowed targets (rules.md 14). */
export class BrowserNavigation implements ExternalNavigation {
  readonly #exits: PageExits;
  readonly #rules: NavigationRules;

  constructor(exits: PageExits, rules: NavigationRules) {
    this.#exits = exits;
    this.#rules = rules;
  }

  leave(to: string): void {
    if (isProviderTarget(to, this.#rules.providers)) {
      this.#exits.assign(to);
      return;
    }
    const target = this.#checked(to) ?? LOGOUT_PATH;
    if (OWN_PAGE.test(target)) this.#exits.enter(target);
    else this.#exits.assign(target);
  }

  enter(route: string): void {
    this.leave(`/ngbrk/${route}`);
  }

  post(to: string, fields: Readonly<Record<string, string>>): void {
    const target = this.#checked(to);
    if (target === undefined) this.#exits.assign(LOGOUT_PATH);
    else this.#exits.post(target, fields);
  }

  #checked(to: string): string | undefined {
    const target = O.toUndefined(allowedTarget(to));
    if (target === undefined)
      this.#rules.logger.error('Redirect target not allowed', { to: to.slice(0, 200) });
    return target;
  }
}
