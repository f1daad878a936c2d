import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeTargetMarketRelease } from '@adapters/fake/bank/fake-target-market-release';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { targetMarketRegistration } from '@application/knowledge/target-market-registration';
import type { ReleaseRequest } from '@application/release/release-request';
import type { KnowledgeClass } from '@domain/knowledge/product-group';
import type { TargetMarketChange } from '@domain/knowledge/target-market';
import type { KindBench } from './release-page';

/** Target markets of a depot of which nothing is known yet. */
export function targetMarketKind(bank = new FakeBank()): KindBench<TargetMarketChange, TargetMarketChange> {
  let isRefused = false;
  const gateway = new FakeTargetMarketRelease(bank, () => (isRefused ? 'UNKNOWN' : 'ADVANCED'));
  const to = (targetMarket: KnowledgeClass): ReleaseRequest<TargetMarketChange> => ({
    content: { depotId: mainDepot, targetMarket },
    words: `Zielmarkt ${targetMarket}`,
    draft: `target-market/${mainDepot}`,
    subject: mainDepot,
  });
  return {
    bank,
    register: () => targetMarketRegistration(gateway),
    // In this order: what asks less than stands wants no proof.
    request: to('BASIC'),
    other: to('ADVANCED'),
    done: () => bank.world.depots.filter(({ targetMarket }) => targetMarket !== undefined).length,
    refuse: () => {
      isRefused = true;
      return 'fehler_depot_zielmarkt_wissensklasse_nicht_ausreichend';
    },
    calls: {
      validate: 'validateTargetMarket',
      create: 'changeTargetMarket',
      outcomeOf: 'targetMarketOutcome',
      void: 'voidTargetMarket',
    },
  };
}
