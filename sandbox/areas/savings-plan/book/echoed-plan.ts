import type { Market } from '@sandbox/market/market';
import type { PlanBody } from '../check/plan-body';

/** An answer about the securities of a plan. */
interface AnsweredPlan {
  readonly instruments: readonly { readonly instrumentId: string }[];
}

/** The same answer, in which each security goes by the name it was sent under: its WKN, ISIN or id (api.md 8). */
export function echoedPlan<A extends AnsweredPlan>(market: Market, answer: A, sent: PlanBody): A {
  const names = new Map(
    (sent.instruments ?? []).flatMap(({ instrumentId }) => {
      const found = market.find(instrumentId ?? '');
      return found === undefined ? [] : [[found.row.wkn, instrumentId ?? ''] as const];
    }),
  );
  return {
    ...answer,
    instruments: answer.instruments.map((each) => ({
      ...each,
      instrumentId: names.get(each.instrumentId) ?? each.instrumentId,
    })),
  };
}
