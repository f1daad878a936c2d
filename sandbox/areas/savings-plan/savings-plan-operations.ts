import { named, type OperationNames } from '@sandbox/platform/http/description/operation-names';
import { ONE_PLAN, PLANS } from './routes/plan-paths';

/** What the calls about savings plans are named in the description. */
export const savingsPlanOperations: OperationNames = {
  [`GET ${PLANS}/conditions`]: named('getSavingsPlanConditions', 'What savings plans can be'),
  [`POST ${PLANS}/prevalidation`]: named('prevalidateSavingsPlan', 'Check a part of a savings plan'),
  [`POST ${PLANS}/validation`]: named(
    'validateSavingsPlan',
    'Check a savings plan and ask for its TAN',
    'challenge',
  ),
  [`POST ${PLANS}`]: named('createSavingsPlan', 'Make a savings plan', 'release'),
  ['GET /api/brokerage/depots/:depotId/v2/savingsplans']: named('getSavingsPlans', 'The plans of a depot'),
  [`GET ${ONE_PLAN}`]: named('getSavingsPlan', 'A savings plan'),
  [`GET ${ONE_PLAN}/executions`]: named('getSavingsPlanExecutions', 'What became of each day a plan was due'),
  [`GET ${ONE_PLAN}/calendar`]: named('getSavingsPlanCalendar', 'The address of a plan’s calendar'),
  [`POST ${ONE_PLAN}/calendar`]: named('renewSavingsPlanCalendar', 'Another address of a plan’s calendar'),
  [`POST ${ONE_PLAN}/prevalidation`]: named('prevalidateSavingsPlanChange', 'Check a part of a changed plan'),
  [`POST ${ONE_PLAN}/validation`]: named(
    'validateSavingsPlanChange',
    'Check a change or the end of a plan and ask for its TAN',
    'challenge',
  ),
  [`PATCH ${ONE_PLAN}`]: named('changeSavingsPlan', 'Change a savings plan', 'release'),
  [`DELETE ${ONE_PLAN}`]: named('endSavingsPlan', 'End a savings plan', 'release'),
};
