import { compare, decimal, decimalText, rescale, sum, type Decimal } from '@domain/money/decimal';
import { fieldName } from '../field/field-catalogue';
import { messageOf, problem } from '../field/field-problem';
import type { Answers } from './answers';
import type { Check } from './check-facts';

const POSITIONS = 10;
const GROUPS = 40;

/** The numbers from one on. */
export const numbersTo = (most: number): readonly number[] =>
  Array.from({ length: most }, (_, index) => index + 1);

/** The securities of the plan: known, eligible, each once. */
const planSecurities: Check = (answers, _product, { isEligible }) => {
  const seen = new Set<string>();
  return numbersTo(POSITIONS).flatMap((index) => {
    const name = fieldName('WERTPAPIERSPARPLAN', 'WKN', undefined, index);
    const wkn = answers.get(name);
    if (wkn === '') return [];
    const eligible = isEligible(wkn);
    if (eligible === undefined) return [messageOf(problem('fehler-wertpapier-unbekannt'), name)];
    if (!eligible) return [messageOf(problem('fehler-wertpapier-nicht-sparplanfaehig'), name)];
    if (seen.has(wkn)) return [messageOf(problem('fehler-wertpapier-mehrfach-in-sparplan'), name)];
    seen.add(wkn);
    return [];
  });
};

const MOST_A_PLAN = decimal('10000.00');
/** The rates that are amounts. */
const ratesOf = (answers: Answers): readonly Decimal[] =>
  numbersTo(POSITIONS)
    .map((index) => answers.of('WERTPAPIERSPARPLAN', 'SPARRATE', undefined, index))
    .filter((rate) => AMOUNT.test(rate))
    .map(decimal);

const AMOUNT = /^\d{1,9}\.\d{2}$/;

/** The rates of the plan together: at most what a plan may have, and what was named as their sum. */
const planTotal: Check = (answers) => {
  const rates = ratesOf(answers);
  if (rates.length === 0) return [];
  const total = sum(rates);
  const named = answers.get('WERTPAPIERSPARPLAN.GESAMTBETRAG');
  const origin = 'WERTPAPIERSPARPLAN.GESAMTBETRAG';
  if (compare(total, MOST_A_PLAN) > 0) {
    return [
      messageOf(
        problem('fehler-max-anlagebetrag-ueberschritten', { maximalbetrag: cents(MOST_A_PLAN) }),
        origin,
      ),
    ];
  }
  if (AMOUNT.test(named) && compare(decimal(named), total) !== 0) {
    return [messageOf(problem('fehler-summe-der-raten', { summe: cents(total) }), origin)];
  }
  return [];
};

const cents = (amount: Decimal): string => decimalText(rescale(amount, 2, 'half-up'));

/** What ends does not end before it begins. */
const planDays: Check = (answers) => {
  const first = answers.get('WERTPAPIERSPARPLAN.ERSTER_KAUF');
  return ['LETZTER_KAUF', 'DYNAMISIERUNG_BEGINN'].flatMap((field) => {
    const name = `WERTPAPIERSPARPLAN.${field}`;
    const value = answers.get(name);
    const isEarly = first !== '' && value !== '' && value < first;
    return isEarly ? [messageOf(problem('fehler-datum-reihenfolge'), name)] : [];
  });
};

/** Groups that a person says they know, by their signed word. */
const stated = (answers: Answers, role: 'I1' | 'E1'): ReadonlySet<string> =>
  new Set(
    numbersTo(GROUPS)
      .filter((index) => answers.of('WP_PRODUKTGRUPPE', 'KENNTNISSE', role, index) === 'J')
      .map((index) => answers.of('WP_PRODUKTGRUPPE', 'UUID', role, index)),
  );

/** Nobody saves into what they do not know: it is shown, or stated with the application (rules.md 12). */
const planKnowledge: Check = (answers, { isJunior }, { groupOf, shownGroupIds, isStatable }) => {
  const role = isJunior ? 'E1' : 'I1';
  const isAsked = answers.of('DEPOT', 'ZIELMARKT_KENNTNISSE', role) !== '';
  if (!isAsked) return [];
  const known = stated(answers, role);
  return numbersTo(POSITIONS).flatMap((index) => {
    const name = fieldName('WERTPAPIERSPARPLAN', 'WKN', undefined, index);
    const group = groupOf(answers.get(name));
    if (group === undefined || shownGroupIds.has(group) || (known.has(group) && isStatable(group))) return [];
    const args = { productGroupId: group };
    return [
      messageOf(problem('fehler_produktgruppenkenntnis_nicht_vorhanden_wertpapiersparplan', args), name),
    ];
  });
};

/** What can be collected at once from another bank, at home and abroad. */
const MOST_DEBIT = { home: decimal('5000.00'), abroad: decimal('1000.00') };
const OWN_BANK = /^DE\d{2}99012300/;

/** A plan paid from another bank keeps within what can be collected there. */
const planDebit: Check = (answers) => {
  const iban = answers.get('WERTPAPIERSPARPLAN.ZAHLUNG_IBAN');
  const rates = ratesOf(answers);
  if (iban === '' || OWN_BANK.test(iban) || rates.length === 0) return [];
  const most = iban.startsWith('DE') ? MOST_DEBIT.home : MOST_DEBIT.abroad;
  if (compare(sum(rates), most) <= 0) return [];
  const limit = problem('fehler_lastschrifteinzug_limit_ueberschritten', { maximal: cents(most) });
  return [messageOf(limit, 'WERTPAPIERSPARPLAN.ZAHLUNG_IBAN')];
};

/** What a plan says together. */
export const planChecks: readonly Check[] = [planSecurities, planTotal, planDays, planKnowledge, planDebit];
