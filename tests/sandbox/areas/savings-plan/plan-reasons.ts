import { otherIban } from '@sandbox/world/iban';
import type { Werkbank } from '../../support/werkbank';
import { position, type PlanDesk, type PlanRequest } from './plan-desk';

const onBench = async (werkbank: Werkbank, url: string, payload: object): Promise<void> => {
  await werkbank.inject({ method: 'POST', url: `/sandbox/api/market${url}`, payload });
};

/** Halts trading of an instrument, or lets it go on. */
export const halt = (werkbank: Werkbank, instrument: string, halted: boolean): Promise<void> =>
  onBench(werkbank, '/halt', { instrument, halted });

/** What a customer plans, and what comes between the plan and its day. */
export const REASONS: readonly (readonly [
  reason: string,
  by: string,
  plan: PlanRequest,
  before: (desk: PlanDesk, planId: string) => Promise<unknown>,
])[] = [
  ['CASH_MISSING', '10000012', {}, async () => undefined],
  [
    'DEBIT_RETURNED',
    '10000017',
    { settlementAccountIban: otherIban('77'), settlementAccountExternal: true },
    async () => undefined,
  ],
  [
    'HALTED',
    '10000002',
    { instruments: [position('A0RPWH', '50.00')] },
    ({ werkbank }) => halt(werkbank, 'A0RPWH', true),
  ],
  ['NO_PRICE', '10000002', { instruments: [position('DWCSR3', '50.00')] }, async () => undefined],
  [
    'RATE_TOO_LOW',
    '10000002',
    { instruments: [position('847402', '3.00')], salesDocumentsWaived: true },
    ({ werkbank }) =>
      onBench(werkbank, '', { instrument: '847402', price: '30000.00', corporateAction: false }),
  ],
  [
    'SUSPENDED',
    '10000002',
    { startSuspensionDate: '2026-12-01', endSuspensionDate: '2026-12-31' },
    async () => undefined,
  ],
  [
    'US_PERSON',
    '10000011',
    {},
    ({ clientId, werkbank: { bank } }) =>
      bank.db.updateTable('customer').set({ us_person: true }).where('client_id', '=', clientId).execute(),
  ],
  [
    'KNOWLEDGE_MISSING',
    '10000003',
    {},
    ({ clientId, werkbank: { bank } }) =>
      bank.db.deleteFrom('knowledge').where('client_id', '=', clientId).execute(),
  ],
  ['PLAN_ENDED', '10000010', {}, (desk, planId) => desk.end(planId)],
];
