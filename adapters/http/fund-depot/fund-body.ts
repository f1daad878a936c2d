import type { FundExtent } from '@domain/fund-depot/fund-order';
import type { PartialFundOrder } from '@domain/fund-depot/fund-request';
import { decimalText, rescale } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';

/** What of an order goes over the wire (api.md 9). */
export type FundBody = Readonly<Record<string, unknown>>;

const nothingSaid = { amount: null, percent: null, all: null, close: null } as const;

function extentBody(extent: FundExtent | undefined): FundBody {
  switch (extent?.kind) {
    case undefined:
      return nothingSaid;
    case 'AMOUNT':
      return {
        ...nothingSaid,
        amount: { value: decimalText(rescale(extent.amount, 2, 'half-up')), unit: EUR },
      };
    case 'PERCENT':
      return { ...nothingSaid, percent: decimalText(extent.percent) };
    case 'ALL':
      return { ...nothingSaid, all: true, close: extent.isClosing };
  }
}

/** An order as it is sent, as far as it is said. */
export const fundBody = ({ kind, extent, regular, iban }: PartialFundOrder): FundBody => ({
  kind,
  ...extentBody(extent),
  regular:
    regular === undefined
      ? null
      : {
          interval: regular.interval ?? null,
          day: regular.day ?? null,
          start: regular.start ?? null,
          end: regular.end ?? null,
          increase: regular.increase === undefined ? null : decimalText(regular.increase),
        },
  accountIban: iban ?? null,
});
