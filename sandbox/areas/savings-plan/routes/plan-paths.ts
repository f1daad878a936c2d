import { Type } from 'typebox';
import { IdSchema } from '@sandbox/platform/http/schemas';

/** Where plans are. */
export const PLANS = '/api/brokerage/v2/savingsplans';

/** Where one is. */
export const ONE_PLAN = `${PLANS}/:savingsplanId`;

/** The id in it. */
export const params = Type.Object({ savingsplanId: IdSchema });

/** The group of their operations in the description. */
export const tags = ['savings plan'];
