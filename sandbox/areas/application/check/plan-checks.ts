import { compare, decimal, decimalText, rescale, sum } from '@domain/money/decimal';
import type { WireMessage } from '@sandbox/platform/http/message';
import type { Role } from '../field/field-group';
import { messageOf, problem } from '../field/field-problem';
import { isUsPerson } from '../person/us-person';
import type { Answers } from './answers';
import type { Check } from './check-facts';
import { depotMarket, isWider } from './target-market';
import { numbersTo, planField, planOf, planPlace, positionsOf } from './plan-of-answers';

/** The securities of the plan are known. */
const planSecurities: Check = (answers, _product, { isSecurity }) =>
  positionsOf(answers).flatMap((index) => {
    const name = planField('WKN', index);
    return isSecurity(answers.get(name)) ? [] : [messageOf(problem('fehler-wertpapier-unbekannt'), name)];
  });

const AMOUNT = /^\d{1,9}\.\d{2}$/;

/** The rates of the plan come to what was named as their sum. */
const planTotal: Check = (answers) => {
  const named = answers.get(planField('GESAMTBETRAG'));
  const rates = positionsOf(answers)
    .map((index) => answers.get(planField('SPARRATE', index)))
    .filter((rate) => AMOUNT.test(rate))
    .map(decimal);
  const total = sum(rates);
  if (rates.length === 0 || !AMOUNT.test(named) || compare(decimal(named), total) === 0) return [];
  const summe = decimalText(rescale(total, 2, 'half-up'));
  return [messageOf(problem('fehler-summe-der-raten', { summe }), planField('GESAMTBETRAG'))];
};

/** What ends does not end before it begins. */
const planDays: Check = (answers) => {
  const first = answers.get(planField('ERSTER_KAUF'));
  const last = answers.get(planField('LETZTER_KAUF'));
  const isEarly = first !== '' && last !== '' && last < first;
  return isEarly ? [messageOf(problem('fehler-datum-reihenfolge'), planField('LETZTER_KAUF'))] : [];
};

/** A plan names no other market than its depot gets. Of a step that says nothing of one of two holders, it may be narrower. */
const planMarket: Check = (answers, { isJunior }, _facts, scope) => {
  const name = planField('ZIELMARKT_DEPOT');
  const [named, said] = [answers.get(name), depotMarket(answers, isJunior)];
  if (named === '' || said === null) return [];
  const isOther = scope === 'all' ? named !== said : isWider(named, said);
  return isOther ? [messageOf(problem('fehler-angabe-widerspruch'), name)] : [];
};

const GROUPS = 40;

/** Groups that a person says they know, by their signed word. */
const stated = (answers: Answers, role: Role): readonly string[] =>
  numbersTo(GROUPS)
    .filter((index) => answers.of('WP_PRODUKTGRUPPE', 'KENNTNISSE', role, index) === 'J')
    .map((index) => answers.of('WP_PRODUKTGRUPPE', 'UUID', role, index));

/**
 * All that the plan's own rules have against it, so that whatever is signed can be made. Of a step only what was sent
 * is found fault with.
 */
const planRules: Check = (answers, { isJunior, signers }, { planObjections, isStatable }, scope) => {
  const isWanted = answers.isYes(planField('AUSWAHL')) || !answers.isSent(planField('AUSWAHL'));
  if (!isWanted || (positionsOf(answers).length === 0 && !answers.isSent(planField('AUSWAHL')))) return [];
  const role = isJunior ? 'E1' : 'I1';
  // Whose the depot is: a child's stands with the parent who applies.
  const owners: readonly Role[] = isJunior ? ['I1', 'E1'] : signers(answers);
  const found = planObjections(planOf(answers), {
    targetMarket: depotMarket(answers, isJunior),
    statedGroupIds: new Set(stated(answers, role).filter(isStatable)),
    isUsPerson: owners.some((each) => isUsPerson(answers, each)),
  });
  return found
    .map((message): WireMessage => {
      const places = (message.origin ?? ['']).map((place) => planPlace(answers, place));
      return { ...message, origin: [...new Set(places)] };
    })
    .filter(({ origin }) => scope === 'all' || (origin ?? []).every((name) => answers.isSent(name)));
};

/** What a plan says together. */
export const planChecks: readonly Check[] = [planSecurities, planTotal, planDays, planMarket, planRules];
