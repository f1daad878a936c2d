import type { Decimal } from '../money/decimal';
import type { LocalDate } from '../time/local-date';
import type { FundPreview } from './fund-conditions';
import type { FundExtent, FundOrderKind, RegularDeposit } from './fund-order';
import type { FundOrderRequest } from './fund-request';

/** As much of an order as is known, to be said in words. */
export interface SpeakableFundOrder {
  readonly kind: FundOrderKind;
  readonly extent?: FundExtent | undefined;
  readonly regular?: RegularDeposit | undefined;
  readonly iban?: string | undefined;
  readonly isDebited?: boolean | undefined;
  readonly priceDay?: LocalDate | undefined;
  readonly settlementDay?: LocalDate | undefined;
}

/** One part of what is said. */
export type FundPart =
  | { readonly kind: 'deposit'; readonly amount: Decimal }
  | { readonly kind: 'regular'; readonly amount: Decimal; readonly regular: RegularDeposit }
  | { readonly kind: 'withdrawal'; readonly extent: FundExtent }
  | { readonly kind: 'raise'; readonly percent: Decimal }
  | { readonly kind: 'until'; readonly end: LocalDate | undefined }
  | { readonly kind: 'debit' | 'paid' | 'paidOut'; readonly iban: string }
  | { readonly kind: 'price'; readonly day: LocalDate; readonly side: FundOrderKind }
  | { readonly kind: 'money'; readonly day: LocalDate }
  | { readonly kind: 'closing' };

/** The parts in the order in which they are said; what is not known yet is not said. */
export function fundParts(order: SpeakableFundOrder): readonly FundPart[] {
  const { extent, iban } = order;
  if (extent === undefined) return [];
  return order.kind === 'DEPOSIT' ? depositParts(order, extent, iban) : withdrawalParts(order, extent, iban);
}

/** The parts of an order as it is sent, on the days and from the account that the bank has said of it. */
export const requestParts = (order: FundOrderRequest, said: FundPreview | undefined): readonly FundPart[] =>
  fundParts({
    ...order,
    isDebited: order.kind === 'DEPOSIT' && said?.isExternal === true,
    priceDay: said?.days?.priceDay,
    settlementDay: said?.days?.settlementDay,
  });

function depositParts(
  { regular, isDebited, priceDay }: SpeakableFundOrder,
  extent: FundExtent,
  iban: string | undefined,
): readonly FundPart[] {
  if (extent.kind !== 'AMOUNT') return [];
  const { amount } = extent;
  const paid: readonly FundPart[] =
    iban === undefined ? [] : [{ kind: isDebited === true ? 'debit' : 'paid', iban }];
  if (regular === undefined)
    return [
      { kind: 'deposit', amount },
      ...paid,
      ...(priceDay === undefined ? [] : [{ kind: 'price', day: priceDay, side: 'DEPOSIT' } as const]),
    ];
  return [
    { kind: 'regular', amount, regular },
    ...(regular.increase === undefined ? [] : [{ kind: 'raise', percent: regular.increase } as const]),
    ...paid,
    { kind: 'until', end: regular.end },
  ];
}

const withdrawalParts = (
  { priceDay, settlementDay }: SpeakableFundOrder,
  extent: FundExtent,
  iban: string | undefined,
): readonly FundPart[] => [
  { kind: 'withdrawal', extent },
  ...(priceDay === undefined ? [] : [{ kind: 'price', day: priceDay, side: 'WITHDRAWAL' } as const]),
  ...(iban === undefined ? [] : [{ kind: 'paidOut', iban } as const]),
  ...(settlementDay === undefined ? [] : [{ kind: 'money', day: settlementDay } as const]),
  ...(extent.kind === 'ALL' && extent.isClosing ? [{ kind: 'closing' } as const] : []),
];
