import { add, compare, decimal, decimalText, divide, multiply, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { CLASSES } from '@sandbox/areas/knowledge/knowledge-schema';
import { positiveAmount } from '@sandbox/areas/order/check/price-input';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import type { WireMessage } from '@sandbox/platform/http/message';
import { DEAR } from '../conditions/plan-limits';
import { positionTerms, type PositionTerms } from '../conditions/position-terms';
import { estimatedPrice } from '../run/plan-price';
import { leastRate, purchaseFor } from '../rules/units';
import type { Checked, CheckedPosition, Extent } from './checked-plan';
import { isGiven, type PlanBody } from './plan-body';
import type { PlanFacts } from './plan-facts';
import { NOT_FOR_US } from '@sandbox/market/catalogue/not-for-us';
import { planMessage } from './plan-messages';

type Entry = NonNullable<PlanBody['instruments']>[number];

/** What plans are settled in; a security that is paid in another currency is kept where no plan reaches. */
const SETTLED_IN: ReadonlySet<string> = new Set(['EUR', 'USD']);

/** Every position that names a security, by its place in the body, and what there is to say about each. */
export function checkPositions(
  body: PlanBody,
  facts: PlanFacts,
  extent: Extent,
): Checked<readonly CheckedPosition[]> {
  const entries = body.instruments ?? [];
  if (entries.length === 0) {
    return { messages: extent === 'full' ? [missing('instruments')] : [], value: [] };
  }
  const seen = new Set<string>();
  const checked = entries.map((entry, index) => {
    const one = checkPosition(entry, index, facts, extent);
    const id = one.value?.instrument.row.instrument_id;
    if (id === undefined || !seen.has(id)) {
      if (id !== undefined) seen.add(id);
      return one;
    }
    const twice = planMessage.error('fehler-wertpapier-mehrfach-in-sparplan', {
      origin: [instrumentAt(index)],
    });
    return { ...one, messages: [...one.messages, twice] };
  });
  return {
    messages: checked.flatMap(({ messages }) => messages),
    value: checked.flatMap(({ value }) => value ?? []),
  };
}

const instrumentAt = (index: number): string => `instruments[${String(index)}].instrumentId`;
const rateAt = (index: number): string => `instruments[${String(index)}].rate`;

/** A required field that is not set. */
export const missing = (field: string): WireMessage =>
  planMessage.error('fehler_pflichtfeld_nicht_gesetzt', { origin: [field] });

function checkPosition(
  { instrumentId, rate: sent }: Entry,
  index: number,
  facts: PlanFacts,
  extent: Extent,
): Checked<CheckedPosition> {
  if (!isGiven(instrumentId) || instrumentId === '') {
    return { messages: extent === 'full' ? [missing(instrumentAt(index))] : [] };
  }
  const instrument = facts.market.find(instrumentId);
  if (instrument === undefined) {
    const origin = [instrumentAt(index)];
    return { messages: [planMessage.error('fehler-wertpapier-nicht-sparplanfaehig', { origin })] };
  }
  const terms = positionTerms(instrument);
  const rate = isGiven(sent) ? positiveAmount(sent, EUR, 2) : undefined;
  const unread = !isGiven(sent)
    ? extent === 'full'
      ? [missing(rateAt(index))]
      : []
    : rate === undefined
      ? [planMessage.error('fehler-sparplan-rate-ungueltig', { origin: [rateAt(index)] })]
      : [];
  return {
    messages: [
      ...instrumentMessages(instrument, terms, [instrumentAt(index)], facts),
      ...unread,
      ...(rate === undefined ? [] : rateMessages(instrument, terms, rate, [rateAt(index)], facts)),
    ],
    value: { instrument, terms, rate },
  };
}

function instrumentMessages(
  instrument: CatalogueInstrument,
  terms: PositionTerms,
  origin: readonly string[],
  facts: PlanFacts,
): readonly WireMessage[] {
  const { row } = instrument;
  const lacksKid = row.priips_relevant && !row.kid_available;
  if (!row.savings_plan_eligible || !row.tradable || lacksKid) {
    return [
      ...(row.savings_plan_eligible && row.tradable
        ? []
        : [planMessage.error('fehler-wertpapier-nicht-sparplanfaehig', { origin })]),
      ...(lacksKid
        ? [
            planMessage.error('fehler_basisinformationsblatt_nicht_vorhanden_handel_nicht_moeglich', {
              origin,
            }),
          ]
        : []),
    ];
  }
  return [
    ...(SETTLED_IN.has(row.currency)
      ? []
      : [planMessage.error('fehler_abwicklungsuniversum', { args: { waehrung: row.currency }, origin })]),
    ...(facts.customer.us_person && NOT_FOR_US.has(row.instrument_type)
      ? [planMessage.error('fehler-als-usperson-handel-des-wptyps-nicht-erlaubt', { origin })]
      : []),
    ...knowledgeMessages(terms, origin, facts),
    ...(row.priips_relevant
      ? [planMessage.info('hinweis_basisinformationsblatt_vorhanden', { origin })]
      : []),
    ...(row.fund_redemption_limited ? [redemptionNotice(row.instrument_id, origin, facts)] : []),
  ];
}

/** What the customer knows of the group, and whether the depot is for it: both are needed (rules.md 12). */
function knowledgeMessages(
  { productGroupId }: PositionTerms,
  origin: readonly string[],
  { knowledge, depot }: PlanFacts,
): readonly WireMessage[] {
  const state = knowledge.get(productGroupId ?? '');
  if (state === undefined) return [];
  const args = { productGroupId, produktgruppe: state.name };
  return [
    ...(state.isVerified
      ? []
      : [
          planMessage.error('fehler_produktgruppenkenntnis_nicht_vorhanden_wertpapiersparplan', {
            args,
            origin,
          }),
        ]),
    ...(depot === undefined || reaches(depot.targetMarket, state.knowledgeClass)
      ? []
      : [
          planMessage.error('fehler_depot_zielmarkt_wissensklasse_nicht_ausreichend', {
            args: { ...args, requiredTargetMarket: state.knowledgeClass },
            origin,
          }),
        ]),
    ...(state.isVerified && !state.isExperienced
      ? [planMessage.warning('hinweis_erfahrung_in_produktgruppe_nicht_erreicht', { args, origin })]
      : []),
  ];
}

/** Whether a depot is for securities of a class; one that nobody has asked about is for none. */
export const reaches = (
  targetMarket: (typeof CLASSES)[number],
  required: (typeof CLASSES)[number],
): boolean => targetMarket !== 'UNKNOWN' && CLASSES.indexOf(targetMarket) >= CLASSES.indexOf(required);

/** Units from before the law are given back by their old contract, new ones by the law. */
const redemptionNotice = (
  instrumentId: string,
  origin: readonly string[],
  { depot }: PlanFacts,
): WireMessage =>
  planMessage.info(
    depot?.oldUnits.has(instrumentId) === true
      ? 'hinweis_bgb_offener_immobilien_fonds_ruecknahme_bedingungen'
      : 'hinweis_offener_immobilien_fonds_ruecknahme_bedingungen',
    { origin },
  );

function rateMessages(
  instrument: CatalogueInstrument,
  terms: PositionTerms,
  rate: Decimal,
  origin: readonly string[],
  { market, now }: PlanFacts,
): readonly WireMessage[] {
  if (compare(rate, terms.minimumRate) < 0) {
    const args = { mindestbetrag: decimalText(terms.minimumRate) };
    return [planMessage.error('ANLAGEBETRAG_ZU_NIEDRIG', { args, origin })];
  }
  const price = estimatedPrice(market, instrument, now);
  if (price === undefined) return [];
  const purchase = purchaseFor({ rate, ...terms }, price);
  if (purchase === undefined) {
    const args = { mindestbetrag: decimalText(leastRate(terms, price)) };
    return [planMessage.error('fehler-stueckzahl-bei-sparrate-nicht-ermittelbar', { args, origin })];
  }
  const costs = add(purchase.fee, terms.otherFees);
  const percent = divide(multiply(costs, decimal('100')), rate, 1, 'half-up');
  if (compare(percent, DEAR) <= 0) return [];
  const args = { kosten: decimalText(costs), prozent: decimalText(percent) };
  return [planMessage.warning('hinweis_missverhaeltnis_sparrate_zu_kosten', { args, origin })];
}
