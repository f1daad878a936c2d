import type { LocalDate } from '@domain/time/local-date';
import { Type, type Static } from 'typebox';
import type { WireAmount } from '@sandbox/market/price/wire-amount';
import { AmountSchema, Nullable } from '@sandbox/platform/http/schemas';

/** What the bank books on an account; what others pay has words of theirs instead. */
export const BOOKING_KINDS = [
  'PURCHASE',
  'SALE',
  'COLLECTION',
  'OPENING_BALANCE',
  'PAYMENT',
  'SECURITIES_TRADE',
  'SALE_TAX',
  'DEPOT_TRANSFER',
  'DISTRIBUTION',
  'LUMP_SUM_TAX',
  'COUPLE_OFFSET',
  'FIXED_DEPOSIT',
  'FIXED_DEPOSIT_DEBIT',
  'FIXED_DEPOSIT_REPAYMENT',
  'OPENING_BONUS',
  'FUND_DEPOT_PAYOUT',
] as const;

/** One of them. */
export type BookingKind = (typeof BOOKING_KINDS)[number];

/** What a booking is made up of. */
export const BOOKING_SUMS = [
  'MARKET_VALUE',
  'ACCRUED_INTEREST',
  'FEES',
  'BEFORE_TAX',
  'LUMP_SUM',
  'CAPITAL_GAINS_TAX',
  'SOLIDARITY_SURCHARGE',
  'CHURCH_TAX',
] as const;

/** One of them. */
export type BookingSum = (typeof BOOKING_SUMS)[number];

interface BookedSecurity {
  readonly name: string;
  readonly wkn: string;
  readonly isin: string;
}

/** What a booking of the bank is for, so that a page can say it in any language; its German lines follow from it. */
export interface Booking {
  readonly kind: BookingKind;
  /** Of the depot, the application or the deposit. */
  readonly number?: string;
  readonly year?: number;
  /** The day a fund paid on. */
  readonly day?: LocalDate;
  /** Taxed after its day, because the base rate was not known then. */
  readonly isLate?: boolean;
  readonly security?: BookedSecurity;
  readonly quantity?: WireAmount;
  /** For each. */
  readonly price?: WireAmount;
  readonly sums?: readonly {
    readonly kind: BookingSum;
    readonly amount: WireAmount;
    /** The same in the currency of the account, where it has another. */
    readonly inAccount?: WireAmount;
  }[];
}

/** The security of a booking, by its names. */
export const securityOf = ({ name, wkn, isin }: BookedSecurity): BookedSecurity => ({ name, wkn, isin });

const text = Type.String();

/** A booking on the wire (docs/decisions/wire.md). */
export const BookingSchema = Type.Object(
  {
    kind: Type.Enum([...BOOKING_KINDS]),
    number: Nullable(Type.String({ description: 'Of the depot, the application or the deposit.' })),
    year: Nullable(Type.Integer()),
    day: Nullable(text),
    late: Type.Boolean(),
    security: Nullable(Type.Object({ name: text, wkn: text, isin: text })),
    quantity: Nullable(AmountSchema),
    price: Nullable(AmountSchema),
    sums: Type.Array(
      Type.Object({
        kind: Type.Enum([...BOOKING_SUMS]),
        amount: AmountSchema,
        amountInAccountCurrency: Nullable(AmountSchema),
      }),
    ),
  },
  { title: 'Booking' },
);

/** A booking as it is answered. */
export const bookingAnswer = (booking: Booking): Static<typeof BookingSchema> => ({
  kind: booking.kind,
  number: booking.number ?? null,
  year: booking.year ?? null,
  day: booking.day ?? null,
  late: booking.isLate ?? false,
  security: booking.security ?? null,
  quantity: booking.quantity ?? null,
  price: booking.price ?? null,
  sums: (booking.sums ?? []).map(({ kind, amount, inAccount }) => ({
    kind,
    amount,
    amountInAccountCurrency: inAccount ?? null,
  })),
});
