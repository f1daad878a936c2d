import type { Node } from '@domain/form/nodes/node';
import type { FormSession } from '@domain/form/session/form-session';
import { runInAction } from 'mobx';

/** A page with something to send. */
export interface Sender {
  /** From the press until it is known what came of it: a second press sends nothing. */
  isBusy: boolean;
  /** Counts attempts that failed; each takes the focus to what is wrong. */
  attempt: number;
}

/** Sends what a form comes to, once nothing is wrong with it and nothing is being checked any more. */
export async function sendForm<T>(
  page: Sender,
  session: Pick<FormSession<object, object>, 'submitted'>,
  node: Node<T>,
  send: (value: T) => unknown,
): Promise<void> {
  if (page.isBusy) return;
  page.isBusy = true;
  try {
    const said = await session.submitted(node);
    if (said.kind === 'refused')
      runInAction(() => {
        page.attempt += 1;
      });
    if (said.kind === 'read') await send(said.value);
  } finally {
    runInAction(() => {
      page.isBusy = false;
    });
  }
}
