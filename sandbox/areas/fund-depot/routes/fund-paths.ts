import { Type } from 'typebox';
import { IdSchema } from '@sandbox/platform/http/schemas';

/** Where a depot's fund orders are. */
export const FUND_ORDERS = '/api/brokerage/depots/:depotId/v1/fundorders';

/** Where one is. */
export const ONE_FUND_ORDER = `${FUND_ORDERS}/:fundOrderId`;

/** Where the reference account is. */
export const REFERENCE = '/api/brokerage/depots/:depotId/v1/referenceaccount';

/** The ids in them. */
export const depotParams = Type.Object({ depotId: IdSchema });
export const orderParams = Type.Object({ depotId: IdSchema, fundOrderId: IdSchema });

/** The group of their operations in the description. */
export const tags = ['fund depot'];
