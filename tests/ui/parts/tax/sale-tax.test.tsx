import { accountId, depotId, instrumentId, venueId } from '@domain/codes/ids';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR, PIECES, USD } from '@domain/money/unit';
import { calendarDay } from '@domain/time/local-date';
import type { OrderFrame } from '@domain/order/order-request';
import type { TaxBasis } from '@domain/tax/sellable-position';
import { screen } from '@testing-library/react';
import { LazySaleTax } from '@ui/parts/tax/lazy-sale-tax';
import { renderInGerman } from '../../render-in-german';

const none = decimal('0.00');
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
      instrumentId: instrumentId('sap'),
      name: 'SAP SE',
      wkn: '716460',
      taxClass: 'SHARE',
      sellable: { value: decimal('25'), unit: PIECES },
      price: amount('200.00', EUR),
      lots: [
        {
          lotId: '1',
          acquired: calendarDay('2024-03-01'),
          quantity: decimal('25'),
          cost: decimal('2500.00'),
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

const order = (side: OrderFrame['side']): OrderFrame => ({
  depotId: depotId('depot'),
  settlementAccountId: accountId('giro'),
  side,
  instrumentId: instrumentId('sap'),
  venueId: venueId('xetra'),
  quantity: { value: decimal('10'), unit: PIECES },
});

const show = (side: OrderFrame['side'], shown = basis, currency = EUR): void => {
  renderInGerman(
    <LazySaleTax
      order={order(side)}
      total={{
        value: { certainty: 'about', value: amount('2010.00', currency) },
        charges: amount('10.00', currency),
      }}
      money={{ basis: shown, need: () => undefined }}
    />,
  );
};

test('[TAX-01] a sale shows its tax and what arrives, by the calculation of the simulation', async () => {
  show('SELL');
  // 2,000.00 less 1,000.00 paid: a fourth of 1,000.00 and 5.5 % of it.
  expect(await screen.findByText('263,75')).toBeInTheDocument();
  expect(screen.getByText('1.736,25')).toBeInTheDocument();
});

test('[TAX-01] a buy shows none', () => {
  show('BUY');
  expect(screen.queryByText('Nach Steuer')).toBeNull();
});

test('[TAX-01] a sale in another currency is taxed at the rate of the simulation', async () => {
  const positions = basis.positions.map((position) => ({
    ...position,
    price: amount('200.00', USD),
    exchangeRate: { currency: USD, bid: decimal('1.24'), ask: decimal('1.25') },
  }));
  show('SELL', { ...basis, positions }, USD);
  // At 1.25 USD for a euro 2,010.00 USD are 1,608.00 EUR, 10.00 USD are 8.00: 600.00 gained, 150.00 and 8.25 of tax.
  expect(await screen.findByText('158,25')).toBeInTheDocument();
  expect(screen.getByText('1.441,75')).toBeInTheDocument();
});

test('[TAX-01] a sale out of a child’s depot is taxed by the child’s allowance, not by the parent’s', async () => {
  const { record } = basis;
  const child: TaxBasis = {
    ...basis,
    child: { name: 'Mara Albers', depotId: depotId('depot') },
    record: { ...record, allowance: { ...record.allowance, ordered: decimal('400.00') } },
  };
  show('SELL', { ...basis, positions: [], children: [child] });
  // Of 1,000.00 gained 400.00 are free: a fourth of 600.00 and 5.5 % of it.
  expect(await screen.findByText('158,25')).toBeInTheDocument();
});
