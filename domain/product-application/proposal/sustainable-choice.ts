import { allocationOf, assetClasses, type AssetClass } from './allocation';
import { riskClassOf, type PlannerAnswers } from './risk-class';
import { isSustainable, securityOf } from './securities';
import type { Wish } from './wishes';

/** What came of the wishes for sustainable money: the classes chosen by them, and which of these meet each wish. */
export interface SustainableChoice {
  readonly chosen: readonly AssetClass[];
  readonly met: readonly { readonly wish: Wish; readonly by: readonly AssetClass[] }[];
}

/** See SustainableChoice; a class keeps its share, whatever is wished. Undefined where nothing is. */
export function sustainableChoice(answers: PlannerAnswers): SustainableChoice | undefined {
  const { wished } = answers;
  if (wished === undefined) return undefined;
  const allocation = allocationOf(riskClassOf(answers));
  const chosen = assetClasses.filter(
    (asset) => allocation[asset] > 0 && isSustainable(securityOf(asset, wished)),
  );
  return {
    chosen,
    met: wished.map((wish) => ({
      wish,
      by: chosen.filter((asset) => securityOf(asset, wished).meets.includes(wish)),
    })),
  };
}
