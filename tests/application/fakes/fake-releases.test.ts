import { cancellationKind, changeKind } from '../release/open-order-kinds';
import { quoteTicketKind } from '../release/quote-kinds';
import type { KindBench } from '../release/release-page';
import { targetMarketKind } from '../release/target-market-kind';
import { testKind } from '../release/test-kind';
import { orderKind } from '../order/order-portal';
import { describeReleaseGateway } from '../../contracts/gateway/release-gateway.contract';
import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { intentId } from '@domain/codes/ids';
import type { TanChallenge } from '@domain/tan/tan-challenge';

/** The row of a kind: the fake obeys the contract of every release. */
function describeKind<C, T>(name: string, open: () => KindBench<C, T>, forgets = false): void {
  const make = async () => {
    const { bank, register, request, other } = open();
    const { gateway, referenceOf } = register();
    const identifiers = new FakeIdentifiers();
    return {
      gateway,
      referenceOf,
      content: request.content,
      other: other.content,
      ...(request.subject !== undefined && { subject: request.subject }),
      newKey: () => intentId(identifiers.uuid()),
      prove: async ({ id, type }: TanChallenge) => ({ challengeId: id, type, tan: bank.tan.codeOf(id) }),
    };
  };
  describeReleaseGateway(`${name} at the fake bank`, make, forgets);
}

describeKind('an order', orderKind);
describeKind('a request for quotes', quoteTicketKind, true);
describeKind('a change', changeKind);
describeKind('a cancellation', cancellationKind);
describeKind('a target market', targetMarketKind);
describeKind('a kind added by the guide', testKind);
