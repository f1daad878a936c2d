import type { ReleaseGateway } from '@application/ports/bank/release-gateway';
import type { ReferenceAccount } from '@domain/fund-depot/fund-conditions';
import type { FundOrder } from '@domain/fund-depot/fund-order';
import type {
  ChangeOfFundOrder,
  EndOfFundOrder,
  FundOrderRequest,
  ReferenceAccountChange,
} from '@domain/fund-depot/fund-request';
import { fundBinding } from '@domain/fund-depot/fund-turn';
import type * as t from 'io-ts';
import type { BankClient } from '../client/bank-client';
import { keyedRelease } from '../client/keyed-release';
import { path } from '../client/path';
import { fundBody } from './fund-body';
import { wireFundOrder, wireFundPreview, wireReferenceAccount } from './fund-codec';
import { toFundOrder, toFundPreview, toReferenceAccount } from './fund-mapper';

/** What comes of an order, its change and its end. */
const anOrder = { answer: wireFundOrder, toResult: toFundOrder };

/** Its validation says once more what the bank would make of it: that is what the challenge signs. */
const aPreview = {
  answer: wireFundPreview,
  read: (wire: t.TypeOf<typeof wireFundPreview>) => ({ binding: fundBinding(toFundPreview(wire)) }),
};

/** New deposits and withdrawals. */
export const httpFundOrderRelease = (client: BankClient): ReleaseGateway<FundOrderRequest, FundOrder> =>
  keyedRelease(client, {
    ...anOrder,
    validated: aPreview,
    validation: (order) => ({
      method: 'POST',
      path: path`/brokerage/depots/${order.depotId}/v1/fundorders/validation`,
      body: fundBody(order),
    }),
    creation: (order) => ({
      method: 'POST',
      path: path`/brokerage/depots/${order.depotId}/v1/fundorders`,
      body: fundBody(order),
    }),
  });

/** Changes of orders that are open. */
export const httpFundChangeRelease = (client: BankClient): ReleaseGateway<ChangeOfFundOrder, FundOrder> =>
  keyedRelease(client, {
    ...anOrder,
    validated: aPreview,
    validation: ({ orderId, order }) => ({
      method: 'POST',
      path: path`/brokerage/depots/${order.depotId}/v1/fundorders/${orderId}/validation`,
      body: fundBody(order),
    }),
    creation: ({ orderId, order }) => ({
      method: 'PATCH',
      path: path`/brokerage/depots/${order.depotId}/v1/fundorders/${orderId}`,
      body: fundBody(order),
    }),
  });

/** Cancellations and ends: an empty body is validated, and nothing is sent with the end itself. */
export const httpFundCancellationRelease = (client: BankClient): ReleaseGateway<EndOfFundOrder, FundOrder> =>
  keyedRelease(client, {
    ...anOrder,
    validation: ({ depotId, orderId }) => ({
      method: 'POST',
      path: path`/brokerage/depots/${depotId}/v1/fundorders/${orderId}/validation`,
      body: {},
    }),
    creation: ({ depotId, orderId }) => ({
      method: 'DELETE',
      path: path`/brokerage/depots/${depotId}/v1/fundorders/${orderId}`,
    }),
  });

/** Another reference account. */
export const httpReferenceAccountRelease = (
  client: BankClient,
): ReleaseGateway<ReferenceAccountChange, ReferenceAccount> =>
  keyedRelease(client, {
    answer: wireReferenceAccount,
    toResult: toReferenceAccount,
    validation: ({ depotId, iban }) => ({
      method: 'POST',
      path: path`/brokerage/depots/${depotId}/v1/referenceaccount/validation`,
      body: { iban },
    }),
    creation: ({ depotId, iban }) => ({
      method: 'PATCH',
      path: path`/brokerage/depots/${depotId}/v1/referenceaccount`,
      body: { iban },
    }),
  });
