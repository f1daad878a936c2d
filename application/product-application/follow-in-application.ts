import type { Failure } from '@domain/failure/failure';
import type { Task } from 'fp-ts/Task';
import type { ExternalNavigation } from '../ports/navigation';
import type { FollowFailure } from '../session/follow-failure';

/** What an application does after a failure: shows it where it stands, or nothing, because the page is being left. */
export type ApplicationStep = 'stay' | 'left';

/**
 * Follows a failure of the bank in an application, whichever of its calls met it (APP-14). A 403 signs a customer out; a
 * stranger, who is signed in nowhere, is shown it. Client and page meet the same failure: it is followed once.
 */
export class FollowInApplication {
  readonly #followed = new WeakMap<Failure, Promise<ApplicationStep>>();

  constructor(
    private readonly follow: Pick<FollowFailure, 'execute'>,
    private readonly navigation: Pick<ExternalNavigation, 'enter'>,
    /** Whether the page was opened by somebody who is not signed in. Asked only on a 403. */
    private readonly isStranger: Task<boolean>,
  ) {}

  execute(failure: Failure): Task<ApplicationStep> {
    return () => {
      const followed = this.#followed.get(failure) ?? this.#step(failure);
      this.#followed.set(failure, followed);
      return followed;
    };
  }

  async #step(failure: Failure): Promise<ApplicationStep> {
    if (failure.kind === 'forbidden' && (await this.isStranger())) return 'stay';
    const step = this.follow.execute(failure);
    if (step.kind === 'route') this.navigation.enter(step.path);
    return step.kind === 'stay' ? 'stay' : 'left';
  }
}
