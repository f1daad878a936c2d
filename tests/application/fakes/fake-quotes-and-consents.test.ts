import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeConsentGateway } from '@adapters/fake/bank/fake-consent-gateway';
import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { direkthandel, marketOf, pieces, sap } from '@adapters/fake/bank/fake-market';
import { FakeOrderRelease } from '@adapters/fake/order/fake-order-release';
import { FakeTicketRelease } from '@adapters/fake/order/fake-ticket-release';
import { FakeQuoteGateway } from '@adapters/fake/order/fake-quote-gateway';
import { mainAccount, mainDepot, wellSuppliedCustomer } from '@adapters/fake/bank/fake-world';
import { intentId, termsOfUseId } from '@domain/codes/ids';
import { describeConsentGateway } from '../../contracts/gateway/consent-gateway.contract';
import { describeQuoteGateway } from '../../contracts/gateway/quote-gateway.contract';

describeQuoteGateway('the fake bank', async () => {
  const world = wellSuppliedCustomer();
  const bank = new FakeBank({
    ...world,
    venues: new Map([[sap.id, [direkthandel]]]),
    quotes: [marketOf(sap, direkthandel, '232.75')],
  });
  const identifiers = new FakeIdentifiers();
  return {
    quotes: new FakeQuoteGateway(bank),
    tickets: new FakeTicketRelease(bank),
    orders: new FakeOrderRelease(bank),
    request: {
      depotId: mainDepot,
      settlementAccountId: mainAccount,
      side: 'BUY',
      instrumentId: sap.id,
      venueId: direkthandel.id,
      quantity: pieces('1'),
      orderType: 'QUOTE',
    },
    newKey: () => intentId(identifiers.uuid()),
    prove: async ({ id, type }) => ({ challengeId: id, type, tan: bank.tan.codeOf(id) }),
  };
});

describeConsentGateway('the fake bank', async () => ({
  consents: new FakeConsentGateway(new FakeBank()),
  terms: termsOfUseId('terms-1'),
}));
