import { berlinTime } from '@domain/time/berlin-time';
import { instant } from '@domain/time/instant';
import { GROUPS } from '@sandbox/areas/knowledge/content/all-groups';
import { isStatable } from '@sandbox/areas/knowledge/accept-knowledge';
import { planObjections } from '@sandbox/areas/savings-plan/check/plan-with-depot';
import type { Bank } from '@sandbox/platform/bank';
import { marketOf } from '@sandbox/market/market';
import { bundleOf, isValidOn, moduleOf } from '../advertising/modules';
import type { CheckFacts } from './check-facts';

const PRODUCT_GROUPS: ReadonlySet<string> = new Set(GROUPS.map(({ id }) => id));

/** What the bank knows just now, and of who applies. */
export async function loadFacts(
  bank: Bank,
  clientId: string | undefined,
  { known, cards }: Pick<CheckFacts, 'known' | 'cards'>,
): Promise<CheckFacts> {
  const market = await marketOf(bank);
  const now = bank.clock.now();
  const utcDay = new Date(now).toISOString().slice(0, 10);
  return {
    today: berlinTime(instant(now)).date,
    productGroupIds: PRODUCT_GROUPS,
    isSecurity: (wkn) => market.find(wkn) !== undefined,
    planObjections: await planObjections(bank.db, market, clientId, now),
    isStatable,
    isModule: (id) => {
      const found = moduleOf(id);
      return found !== undefined && isValidOn(found, utcDay);
    },
    isBundle: (id) => bundleOf(id) !== undefined,
    known,
    cards,
  };
}
