import * as E from 'fp-ts/Either';
import { planOfApplication } from '@sandbox/areas/savings-plan/act/plan-of-application';
import { marketOf } from '@sandbox/market/market';
import { numbersTo } from '../check/plan-checks';
import type { OpenedProduct } from '../application-tables';
import type { Opening } from './opening';
import { ownAccount } from './pay-in';

/** The savings plan that was applied for with the depot: signed with it, and made now that the depot is there. */
export async function openPlan(opening: Opening, depot: OpenedProduct): Promise<readonly OpenedProduct[]> {
  const { bank, tx, clientId, answers } = opening;
  const plan = (field: string): string => answers.get(`WERTPAPIERSPARPLAN.${field}`);
  if (plan('AUSWAHL') !== 'J') return [];
  const iban = plan('ZAHLUNG_IBAN');
  const made = await planOfApplication(bank, tx, await marketOf(bank), {
    clientId,
    depotId: depot.productId,
    wref: answers.get('MARKETING_VERTRIEB.WREF') || undefined,
    body: {
      savingsplanName: plan('NAME') || null,
      interval: plan('INTERVALL'),
      executionDay: Number(plan('KAUFTAG')),
      startDate: plan('ERSTER_KAUF'),
      endDate: plan('LETZTER_KAUF') || null,
      settlementAccountIban: iban,
      settlementAccountExternal: (await ownAccount(tx, clientId, iban)) === undefined,
      instruments: numbersTo(10)
        .map((index) => ({ wkn: plan(`WKN_${String(index)}`), rate: plan(`SPARRATE_${String(index)}`) }))
        .filter(({ wkn }) => wkn !== '')
        .map(({ wkn, rate }) => ({ instrumentId: wkn, rate: { value: rate, unit: 'EUR' } })),
      dynamisationAmount:
        plan('DYNAMISIERUNG') === 'J'
          ? { dynamisationValue: { value: plan('DYNAMISIERUNG_SATZ'), unit: 'XXC' } }
          : null,
      salesDocumentsWaived: plan('VERZICHT_UNTERLAGEN') === 'J',
    },
  });
  if (E.isLeft(made)) {
    bank.log.warn({ keys: made.left.map(({ key }) => key) }, 'A plan of an application was not made.');
    return [];
  }
  const { savingsplanId, savingsplanName } = made.right;
  return [
    {
      productId: savingsplanId,
      productType: 'DEPOT',
      productSubType: 'SAVINGS_PLAN',
      displayId: savingsplanName,
    },
  ];
}
