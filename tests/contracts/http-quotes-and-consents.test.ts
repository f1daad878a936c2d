import { HttpConsentGateway } from '@adapters/http/consent/http-consent-gateway';
import { HttpDepotGateway } from '@adapters/http/depot/http-depot-gateway';
import { HttpInstrumentGateway } from '@adapters/http/instrument/http-instrument-gateway';
import { HttpOrderGateway } from '@adapters/http/order/http-order-gateway';
import { HttpQuoteGateway } from '@adapters/http/quote/http-quote-gateway';
import { HttpSessionGateway } from '@adapters/http/session/http-session-gateway';
import { quantityUnit } from '@domain/order/instrument';
import { amount } from '@domain/shared/amount';
import { intentId, termsOfUseId } from '@domain/shared/ids';
import { randomUUID } from 'node:crypto';
import { describeConsentGateway } from './consent-gateway.contract';
import { describeQuoteGateway } from './quote-gateway.contract';
import { bernd, newcomer, openSession, signIn, type Visit } from './support/signed-in';
import { readCode } from './support/telephone';
import { valueOf } from './support/value-of';

describe('quotes and consents over HTTP', () => {
  let customer: Visit;
  let beginner: Visit;

  beforeAll(async () => {
    customer = await signIn(bernd);
    await openSession(customer);
    beginner = await signIn(newcomer);
    const sessions = new HttpSessionGateway(beginner.client);
    const session = await valueOf(sessions.load());
    const challenge = await valueOf(sessions.requestActivation(session, 'M_TAN'));
    await valueOf(sessions.activate(session, await readCode(newcomer, challenge)));
  });

  describeQuoteGateway('the bank over HTTP', async () => {
    const orders = new HttpOrderGateway(customer.client);
    const [depot] = await valueOf(new HttpDepotGateway(customer.client).depots());
    const instrument = await valueOf(new HttpInstrumentGateway(customer.client).find('716460'));
    const { venues } = await valueOf(orders.dimensions({ instrumentId: instrument.id }));
    const venue = venues.find(({ orderTypes }) => orderTypes.QUOTE !== undefined);
    if (depot === undefined || venue === undefined) throw new Error('Nobody quotes');
    return {
      quotes: new HttpQuoteGateway(customer.client),
      orders,
      request: {
        depotId: depot.id,
        settlementAccountId: depot.defaultSettlementAccountId,
        side: 'BUY',
        instrumentId: instrument.id,
        venueId: venue.id,
        quantity: amount('1', quantityUnit(instrument)),
        orderType: 'QUOTE',
      },
      newKey: () => intentId(randomUUID()),
      prove: async ({ id, type }) => ({ challengeId: id, type, tan: '000000' }),
    };
  });

  describeConsentGateway('the bank over HTTP', async () => ({
    consents: new HttpConsentGateway(beginner.client),
    terms: termsOfUseId('termingeschaefte'),
  }));
});
