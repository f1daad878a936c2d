import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { planOfApplication } from '@sandbox/areas/savings-plan/act/plan-of-application';
import { marketOf } from '@sandbox/market/market';
import type { WireMessage } from '@sandbox/platform/http/message';
import { planField, planOf } from '../check/plan-of-answers';
import type { OpenedProduct } from '../application-tables';
import type { Opening } from './opening';

/**
 * The savings plan that was applied for with the depot: signed with it, and made now that the depot is there. Left:
 * what has come to speak against it since.
 */
export async function openPlan(
  { bank, tx, clientId, answers }: Opening,
  products: readonly OpenedProduct[],
): Promise<E.Either<readonly WireMessage[], readonly OpenedProduct[]>> {
  const depot = products.find(({ productType }) => productType === 'DEPOT');
  if (depot === undefined || !answers.isYes(planField('AUSWAHL'))) return E.right([]);
  const made = await planOfApplication(bank, tx, await marketOf(bank), {
    clientId,
    depotId: depot.productId,
    wref: answers.get('MARKETING_VERTRIEB.WREF') || undefined,
    body: planOf(answers),
  });
  return pipe(
    made,
    E.map(({ savingsplanId, savingsplanName }) => [
      {
        productId: savingsplanId,
        productType: 'DEPOT' as const,
        productSubType: 'SAVINGS_PLAN',
        displayId: savingsplanName,
      },
    ]),
  );
}
