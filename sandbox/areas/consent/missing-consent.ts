import type { BankDatabase } from '@sandbox/platform/db/database';
import type { InstrumentType } from '@sandbox/market/catalogue/instrument-table';
import { messagesFrom, type WireMessage } from '@sandbox/platform/http/message';
import type { TradedInstrument } from '@sandbox/market/catalogue/traded-instrument';
import type { TradingVenue } from '@sandbox/market/venue/trading-venue';
import { US_TRADING } from './approval';
import { consentsOf } from './consent-store';
import { FORWARD_TRADING } from './terms-of-use';

const message = messagesFrom({
  'fehler-nutzungsbedingungen-nicht-akzeptiert': 'Bitte nehmen Sie zuerst die Bedingungen an: {titel}.',
  'fehler-freigabe-fehlt': 'Für diese Order fehlt Ihre Freigabe: {titel}.',
});

/** What is bought only by who has accepted the terms for forward trading. */
const FORWARD_TYPES: ReadonlySet<InstrumentType> = new Set(['WARRANT', 'CERTIFICATE']);

/** What of an order decides which consents it needs. */
export interface ConsentSubject {
  readonly side?: string | undefined;
  readonly instrument?: Pick<TradedInstrument, 'type'> | undefined;
  readonly venue?: Pick<TradingVenue, 'country'> | undefined;
}

/**
 * What the customer has to agree to before this order (ORD-20): terms for a customer who buys warrants or certificates, an
 * approval for one who trades at an exchange of the United States. What is held can always be sold.
 */
export async function missingConsent(
  db: BankDatabase,
  clientId: string,
  { side, instrument, venue }: ConsentSubject,
): Promise<readonly WireMessage[]> {
  const needsTerms = side === 'BUY' && instrument !== undefined && FORWARD_TYPES.has(instrument.type);
  const needsApproval = venue?.country === 'US';
  if (!needsTerms && !needsApproval) return [];
  const givenAt = await consentsOf(db, clientId);
  return [
    ...(needsTerms && givenAt(FORWARD_TRADING) === undefined
      ? [
          message.error('fehler-nutzungsbedingungen-nicht-akzeptiert', {
            args: { termsOfUseId: FORWARD_TRADING.id, titel: FORWARD_TRADING.title },
            origin: ['instrumentId'],
          }),
        ]
      : []),
    ...(needsApproval && givenAt(US_TRADING) === undefined
      ? [
          message.error('fehler-freigabe-fehlt', {
            args: { approvalId: US_TRADING.id, titel: US_TRADING.title },
            origin: ['venueId'],
          }),
        ]
      : []),
  ];
}
