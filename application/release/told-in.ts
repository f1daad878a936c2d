import type { ToldText } from '../ports/storage/told-text';
import type { Intent } from '@domain/release/intent';
import * as O from 'fp-ts/Option';

/** What was told of what an intent released; one of an older portal has nothing. */
export const toldIn = <T>(text: Pick<ToldText<T>, 'read'>, { told }: Pick<Intent, 'told'>): T | undefined =>
  told === undefined ? undefined : O.toUndefined(text.read(told));
