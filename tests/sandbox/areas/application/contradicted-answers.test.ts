import { calendarDay } from '@domain/time/local-date';
import { Answers } from '@sandbox/areas/application/check/answers';
import { checkApplication } from '@sandbox/areas/application/check/check-application';
import type { Scope } from '@sandbox/areas/application/check/check-facts';
import { productOf, type ProductId } from '@sandbox/areas/application/product';
import { jointDepot, singleDepot, wire, type Said } from './sample-fields';

/** Where the bank says that an answer contradicts another. */
const contradicted = (product: ProductId, said: Said, scope: Scope): readonly string[] =>
  checkApplication(
    productOf(product),
    Answers.of(wire(said)),
    {
      today: calendarDay('2026-11-23'),
      productGroupIds: new Set(['etf', 'fonds']),
      isSecurity: () => true,
      planObjections: () => [],
      isStatable: () => true,
      isModule: () => true,
      isBundle: () => true,
      known: new Map(),
      cards: new Map(),
    },
    scope,
  ).flatMap(({ key, origin }) => (key === 'fehler-angabe-widerspruch' ? (origin ?? []) : []));

/** `WERTPAPIERSPARPLAN`: target market depot level; it follows from what the holders say (docs/decisions/wire.md). */
describe('the market that a plan names for its depot [APP-13]', () => {
  const MARKET = 'WERTPAPIERSPARPLAN.ZIELMARKT_DEPOT';
  const says = (of: Said, ...markets: readonly string[]): Said => ({
    ...of,
    ...Object.fromEntries(markets.map((market, at) => [`DEPOT.ZIELMARKT_KENNTNISSE_I${at + 1}`, market])),
  });

  it.each([
    [says(singleDepot(), 'ADVANCED'), 'ADVANCED', []],
    [says(singleDepot(), 'ADVANCED'), 'EXPERT', [MARKET]],
    [says(singleDepot(), 'ADVANCED'), 'BASIC', [MARKET]],
    // Of two the one who knows less counts.
    [says(jointDepot(), 'SPECIAL', 'ADVANCED'), 'ADVANCED', []],
    [says(jointDepot(), 'SPECIAL', 'ADVANCED'), 'SPECIAL', [MARKET]],
  ])('is that of whoever holds it (%#)', (said, named, expected) => {
    expect(contradicted('depot', { ...said, [MARKET]: named }, 'all')).toEqual(expected);
  });

  it.each([
    ['BASIC', []],
    ['ADVANCED', []],
    ['EXPERT', [MARKET]],
  ])('%s may be that of two, where a step says ADVANCED of one: %j', (named, expected) => {
    const step = { 'DEPOT.ZIELMARKT_KENNTNISSE_I1': 'ADVANCED', [MARKET]: named };
    expect(contradicted('depot', step, 'sent')).toEqual(expected);
  });

  it('is that of the parents of a child, and stands alone in a step that says nothing of them', () => {
    const step = { 'DEPOT.ZIELMARKT_KENNTNISSE_E1': 'BASIC', [MARKET]: 'ADVANCED' };
    expect(contradicted('junior-depot', step, 'sent')).toEqual([MARKET]);
    expect(contradicted('junior-depot', { [MARKET]: 'ADVANCED' }, 'sent')).toEqual([]);
  });
});

/** `WIRTSCHAFTSDATEN`: previous-address flags. */
describe('whether a previous address was at home [APP-12]', () => {
  it.each([
    ['DE', 'J', true],
    ['DE', 'N', false],
    ['AT', 'N', true],
    ['AT', 'J', false],
  ])('in %s, said to be so with %s, is right: %s', (country, flag, isRight) => {
    const at = 'WIRTSCHAFTSDATEN.VORANSCHRIFT_INLAND_I1';
    const step = { 'POST.VORHER_LAND_I1': country, [at]: flag };
    expect(contradicted('depot', step, 'sent')).toEqual(isRight ? [] : [at]);
    expect(contradicted('depot', { [at]: flag }, 'sent')).toEqual([]);
  });
});
