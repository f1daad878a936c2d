import { berlinTime } from '@domain/time/berlin-time';
import { add, compare, decimal, decimalText, minimum, type Decimal } from '@domain/money/decimal';
import { iban } from '@domain/codes/iban';
import type { Instant } from '@domain/time/instant';
import type { LocalDate } from '@domain/time/local-date';
import { EUR } from '@domain/money/unit';
import * as E from 'fp-ts/Either';
import type { InstrumentType } from '@sandbox/market/catalogue/instrument-table';
import type { Listing } from '@sandbox/market/price/listing';
import { fundPriceDay } from '@sandbox/market/venue/fund-price-day';
import type { WireMessage } from '@sandbox/platform/http/message';
import { debitNotAllowed } from './debit-messages';
import type { DirectDebitExtra } from '../store/order-extras';
import type { LegBody } from '../routes/order-body';
import type { OrderFacts } from './order-facts';
import { orderMessage } from './order-messages';
import type { OrderEstimate } from './order-value';
import { isGiven, positiveAmount } from './price-input';

/** The most that is collected from another bank at home for one fund order, in EUR (this bank's own limit). */
export const MOST_DEBIT = decimal('10000');

const AT_HOME = 'DE';

/** What a direct debit must not come from: an account at this bank, or an order for anything but funds. */
const ACCOUNT_PRODUCTS: Readonly<Record<string, string>> = {
  SA: 'verrechnungskonto',
  LLA: 'wertpapierkredit',
};
const SECURITY_PRODUCTS: Readonly<Partial<Record<InstrumentType, string>>> = {
  SHARE: 'aktien',
  ETF: 'etf',
  BONDS: 'anleihen',
  WARRANT: 'optionsscheinen',
  CERTIFICATE: 'zertifikaten',
};

/** Whether the payer has agreed; without consent a direct debit is none (ORD-14). */
export const isDebited = ({ directDebit }: LegBody): boolean => directDebit?.consent === true;

/** The most that may be collected for one order, fees included, in EUR; undefined where nothing bounds it. */
export function mostCollected({ iban: payer, maxAmount }: DirectDebitExtra): Decimal | undefined {
  const own = isGiven(maxAmount) ? decimal(maxAmount.value) : undefined;
  if (!payer.replaceAll(' ', '').toUpperCase().startsWith(AT_HOME)) return own;
  return own === undefined ? MOST_DEBIT : minimum(own, MOST_DEBIT);
}

/** Checks a direct debit: a valid IBAN of another bank, a fund purchase, within the maxima, no open return. */
export function debitMessages(
  body: LegBody,
  { instrument, listing, debit, now }: OrderFacts,
  estimate: OrderEstimate | undefined,
): readonly WireMessage[] {
  const { directDebit } = body;
  if (!isGiven(directDebit) || !isDebited(body)) return [];
  const payer = iban(directDebit.iban);
  if (E.isLeft(payer)) {
    return [orderMessage.error('fehler-lastschrift-iban-ungueltig', { origin: ['directDebit.iban'] })];
  }
  if (debit?.hasOpenReturn === true) return [orderMessage.error('fehler-offene-ruecklastschrift')];
  if (debit?.ownAccountType !== undefined) {
    return [debitNotAllowed(ACCOUNT_PRODUCTS[debit.ownAccountType] ?? 'girokonto', 'directDebit.iban')];
  }
  const type = instrument?.row.instrument_type;
  if (body.side === 'SELL') return [debitNotAllowed('verkaufsorder', 'directDebit')];
  if (type !== undefined && type !== 'FUND') {
    return [debitNotAllowed(SECURITY_PRODUCTS[type] ?? 'sonstigen-wertpapieren', 'directDebit')];
  }
  const isHome = payer.right.startsWith(AT_HOME);
  return [
    ...maximumMessages(directDebit, isHome, estimate),
    ...(isHome
      ? [
          orderMessage.info('hinweis-lastschrift-inland-aktueller-monat', {
            args: { monat: collectedOn(listing, now).slice(0, 7) },
          }),
        ]
      : []),
  ];
}

/** A debit is collected when the order is executed: at the fund company's price of its day, not on the day of entry. */
const collectedOn = (listing: Listing | undefined, now: Instant): LocalDate =>
  listing === undefined ? berlinTime(now).date : fundPriceDay(listing.instrument, listing.venue, now).date;

function maximumMessages(
  { maxAmount }: NonNullable<LegBody['directDebit']>,
  isHome: boolean,
  estimate: OrderEstimate | undefined,
): readonly WireMessage[] {
  const own = isGiven(maxAmount) ? positiveAmount(maxAmount, EUR, 2) : undefined;
  if (isGiven(maxAmount) && own === undefined) {
    return [
      orderMessage.error('fehler-lastschrift-hoechstbetrag-ungueltig', { origin: ['directDebit.maxAmount'] }),
    ];
  }
  if (estimate === undefined) return [];
  const total = add(estimate.valueEur, estimate.fees.total);
  if (own !== undefined && compare(total, own) > 0) return [exceeded(own, 'directDebit.maxAmount')];
  return isHome && compare(total, MOST_DEBIT) > 0 ? [exceeded(MOST_DEBIT, 'directDebit')] : [];
}

const exceeded = (most: Decimal, origin: string): WireMessage =>
  orderMessage.error('fehler_maximale_inland_lastschrift_fondsorder_ueberschritten', {
    args: { maximal: decimalText(most) },
    origin: [origin],
  });
