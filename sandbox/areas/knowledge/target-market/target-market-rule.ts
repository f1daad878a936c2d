import type { BankDatabase } from '@sandbox/platform/db/database';
import type { DepotAnswer } from '@sandbox/ledger/depot/depot-answer';
import { GROUPS } from '../content/all-groups';
import { knowledgeOf } from '../knowledge-store';

/** For whom a depot is meant: how much its holder knows (api.md 9). */
export type TargetMarket = DepotAnswer['targetMarket'];

/** Who has said nothing about what they know stands below everybody else. */
const ASCENDING: readonly TargetMarket[] = ['UNKNOWN', 'BASIC', 'ADVANCED', 'EXPERT', 'SPECIAL'];

/** Whether a change asks more of the holder than stands; only that needs knowledge and a TAN. */
export const isRaised = (from: TargetMarket, to: TargetMarket): boolean =>
  ASCENDING.indexOf(to) > ASCENDING.indexOf(from);

/**
 * The most a customer may choose: the class of the most demanding product group whose quiz they have passed
 * (rules.md 12). Everybody may choose BASIC.
 */
export async function highestMarket(db: BankDatabase, clientId: string): Promise<TargetMarket> {
  const known = await knowledgeOf(db, clientId);
  const shown = GROUPS.filter(({ id }) => (known.get(id)?.verified_at ?? null) !== null);
  return shown.reduce<TargetMarket>(
    (highest, { knowledgeClass }) => (isRaised(highest, knowledgeClass) ? knowledgeClass : highest),
    'BASIC',
  );
}
