import { taxForm } from '@domain/tax/form/tax-form';
import { depotId, instrumentId } from '@domain/codes/ids';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR, PIECES } from '@domain/money/unit';
import { calendarDay } from '@domain/time/local-date';
import type { FormSession } from '@domain/form/session/form-session';
import type { TaxBasis } from '@domain/tax/sellable-position';
import type { CheckedForm } from './checked-form';
import { issue } from './issue-example';

const none = decimal('0.00');

/** A customer with ten pieces of one share. */
const basis: TaxBasis = {
  record: {
    pots: { shares: none, other: none },
    allowance: { ordered: none, used: none, usedByPartner: none, joint: false },
    churchRate: undefined,
    country: 'DE',
    foreignTax: none,
    foreignCredited: none,
    substitute: none,
    paid: { capitalGainsTax: none, solidarity: none, churchTax: none },
  },
  fees: { base: none, percent: none, least: none, most: none, venue: none },
  positions: [
    {
      id: 'position',
      depotId: depotId('depot'),
      instrumentId: instrumentId('share'),
      name: 'Share',
      wkn: '716460',
      taxClass: 'SHARE',
      sellable: { value: decimal('10'), unit: PIECES },
      price: amount('70.00', EUR),
      lots: [
        {
          lotId: '1',
          acquired: calendarDay('2024-03-01'),
          quantity: decimal('10'),
          cost: decimal('500.00'),
          costs: none,
          fxRate: undefined,
          prepaidLumpSum: none,
          lumpSums: [],
          transferred: false,
        },
      ],
    },
  ],
};

const typed =
  (name: 'quantity' | 'price', text: string) =>
  (session: FormSession<object, object>): void => {
    session.tell({ basis });
    const [row] = session.collection(taxForm.nodes.sales).rows;
    if (row === undefined) return;
    session.field(row.nodes.position).setValue('position');
    session.field(row.nodes[name]).setValue(text);
  };

/** The tax simulation; the bank is asked nothing about what is typed in it. */
export const checkedTaxForm: CheckedForm = {
  name: 'tax-simulation',
  form: taxForm,
  flows: [],
  labelOf: (path) => `tax.field.${path.replace(/^.*\./, '')}`,
  issues: Object.fromEntries([
    issue('tax-quantity-missing', typed('quantity', '')),
    issue('tax-quantity-too-large', typed('quantity', '11')),
    issue('tax-quantity-step', typed('quantity', '1,5')),
    issue('tax-number-format', typed('quantity', 'x')),
    issue('tax-price-missing', typed('price', '')),
  ]),
  serverPlaces: {},
};
