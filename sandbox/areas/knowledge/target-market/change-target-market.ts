import * as E from 'fp-ts/Either';
import { depotOf, type DepotAnswer } from '@sandbox/ledger/depot/depot-answer';
import { numberWords } from '@sandbox/ledger/depot/own-depot';
import type { Bank } from '@sandbox/platform/bank';
import { audit } from '@sandbox/platform/audit/audit';
import type { BankDatabase, BankTransaction } from '@sandbox/platform/db/database';
import { NOT_FOUND, refusal, type Refusal } from '@sandbox/platform/http/refusal';
import { actOnce, type Acted, type Answered } from '@sandbox/platform/intent/act-once';
import type { IntentKind } from '@sandbox/platform/intent/intent-kind';
import type { TanDemand } from '@sandbox/areas/tan/tan-demand';
import { knowledgeMessage } from '../knowledge-messages';
import { highestMarket, isRaised, type TargetMarket } from './target-market-rule';

/** The depot, and what it is to be. */
export interface MarketWish {
  readonly clientId: string;
  readonly depotId: string;
  readonly targetMarket: TargetMarket;
}

/** A depot's target market that was changed; it has come to the depot as it is. */
export const targetMarketChange: IntentKind<DepotAnswer> = {
  name: 'TARGET_MARKET',
  resultOf: async (_bank, db, clientId, depotId) => {
    const depot = await depotOf({ db }, clientId, depotId);
    if (depot === undefined) throw new Error('A depot that is not there');
    return depot;
  },
};

const NAMES: Readonly<Record<TargetMarket, string>> = {
  BASIC: 'Einfach',
  ADVANCED: 'Erweitert',
  EXPERT: 'Experte',
  SPECIAL: 'Speziell',
  UNKNOWN: 'Nicht eingestuft',
};

/** A permitted change: what a TAN signs, undefined where it asks no more of the customer than stands. */
export interface PermittedMarket {
  readonly depot: DepotAnswer;
  readonly demand: TanDemand | undefined;
}

/** Whether the customer may choose it: as much as they have shown, and less at any time. */
export async function permitMarket(
  db: BankDatabase,
  { clientId, depotId, targetMarket }: MarketWish,
): Promise<E.Either<Refusal, PermittedMarket>> {
  const depot = await depotOf({ db }, clientId, depotId);
  if (depot === undefined) return E.left(NOT_FOUND);
  if (!isRaised(depot.targetMarket, targetMarket)) return E.right({ depot, demand: undefined });
  if (isRaised(await highestMarket(db, clientId), targetMarket)) return E.left(notShown(targetMarket));
  return E.right({ depot, demand: demandOf(depot, targetMarket) });
}

const notShown = (targetMarket: TargetMarket): Refusal =>
  refusal(
    422,
    'precondition.failed',
    knowledgeMessage.error('fehler_depot_zielmarkt_wissensklasse_nicht_ausreichend', {
      args: { klasse: NAMES[targetMarket], requiredTargetMarket: targetMarket },
      origin: ['targetMarket'],
    }),
  );

const demandOf = (
  { depotId, depotDisplayId, heldFor, targetMarket }: DepotAnswer,
  to: TargetMarket,
): TanDemand => ({
  purpose: `TARGET_MARKET:${depotId}`,
  body: { from: targetMarket, to },
  words: {
    sentence: `Zielmarkt des Depots ${numberWords(depotDisplayId, heldFor)} auf ${NAMES[to]} erweitern.`,
    lines: [
      { label: 'Depot', value: numberWords(depotDisplayId, heldFor) },
      { label: 'Bisher', value: NAMES[targetMarket] },
      { label: 'Künftig', value: NAMES[to] },
    ],
  },
});

/** Changes it: more than stands with the TAN that signs just that, in the transaction that writes it. */
export function changeTargetMarket(
  bank: Bank,
  wish: MarketWish,
  intentId: string | undefined,
  verify: (tx: BankTransaction, demand: TanDemand) => Promise<E.Either<Refusal, unknown>>,
): Promise<E.Either<Refusal, Answered<DepotAnswer>>> {
  const { clientId, depotId, targetMarket } = wish;
  const act = async (tx: BankTransaction): Promise<Acted<DepotAnswer>> => {
    await tx
      .selectFrom('depot')
      .select('depot_id')
      .where('client_id', '=', clientId)
      .where('depot_id', '=', depotId)
      .forUpdate()
      .execute();
    const permitted = await permitMarket(tx, wish);
    if (E.isLeft(permitted)) return { kind: 'undecided', refusal: permitted.left };
    const { demand, depot } = permitted.right;
    const done = (result: DepotAnswer): Acted<DepotAnswer> => ({
      kind: 'done',
      reference: depotId,
      answer: { result, messages: [] },
    });
    if (depot.targetMarket === targetMarket) return done(depot);
    const verified = demand === undefined ? E.right(undefined) : await verify(tx, demand);
    if (E.isLeft(verified)) return { kind: 'undecided', refusal: verified.left };
    await tx
      .updateTable('depot')
      .set({ target_market: targetMarket })
      .where('client_id', '=', clientId)
      .where('depot_id', '=', depotId)
      .execute();
    await audit(tx, bank, {
      clientId,
      kind: 'TARGET_MARKET_CHANGED',
      detail: { depotId, from: depot.targetMarket, to: targetMarket },
    });
    return done({ ...depot, targetMarket });
  };
  return actOnce(bank, {
    kind: targetMarketChange,
    clientId,
    intentId,
    body: { depotId, targetMarket },
    act,
  });
}
