import type { Role } from '../field/field-group';
import type { Answers } from './answers';

/** Target markets from the narrowest on. */
const MARKETS = ['BASIC', 'ADVANCED', 'EXPERT', 'SPECIAL'] as const;

type DepotMarket = (typeof MARKETS)[number];

/** Whether the first takes more knowledge than the second. */
export const isWider = (market: string, than: DepotMarket): boolean =>
  MARKETS.slice(MARKETS.indexOf(than) + 1).some((each) => each === market);

/**
 * The target market of a depot by what its holders, or the parents of a child, say they know: the narrower of both, as
 * either of them may order. Null while nobody says anything.
 */
export function depotMarket(answers: Answers, isJunior: boolean): DepotMarket | null {
  const roles: readonly Role[] = isJunior ? ['E1', 'E2'] : ['I1', 'I2'];
  const said = roles.map((role) => answers.of('DEPOT', 'ZIELMARKT_KENNTNISSE', role));
  return MARKETS.find((market) => said.includes(market)) ?? null;
}
