import { add, maximum, negate, subtract, zero } from '@domain/money/decimal';
import { taxState, type TaxRecord, type TaxState } from '@domain/tax/tax-record';
import type { ExplainedSale } from '@domain/tax/sellable-position';
import { certificateLines, type CertificateKey, type CertificateLines } from '@domain/tax/year-certificate';
import type { TaxStepKey } from '@domain/tax/tax-steps';
import { explainIncome, explainStep } from './explain-sale';
import { cents, type ExplainedSales, type Explanation, type ExplainingWords } from './explanation';

/** What is left of what lowers the tax. */
export type LeftKey = keyof Pick<TaxState, 'shareLosses' | 'otherLosses' | 'allowanceLeft'>;

/** The numbers of a record that a rule names. */
function numbersOf(words: ExplainingWords, { pots, allowance, paid }: TaxRecord) {
  const gains = maximum(pots.shares, zero);
  return {
    shares: cents(words, pots.shares),
    other: cents(words, pots.other),
    gains: cents(words, gains),
    total: cents(words, add(gains, pots.other)),
    ordered: cents(words, allowance.ordered),
    used: cents(words, allowance.used),
    own: cents(words, subtract(allowance.used, allowance.usedByPartner)),
    partner: cents(words, allowance.usedByPartner),
    paid: cents(words, paid.capitalGainsTax),
  };
}

/** What is left in a pot or of the allowance, from what the bank has added up in the year. */
export function explainLeft(words: ExplainingWords, record: TaxRecord, key: LeftKey): Explanation {
  const { t } = words;
  const numbers = numbersOf(words, record);
  const rule =
    key === 'allowanceLeft' && record.allowance.joint
      ? t('tax.explanation.left.allowanceJoint', numbers)
      : t(`tax.explanation.left.${key}`, numbers);
  return { name: t(`tax.pots.${key}`), amount: taxState(record)[key], rule };
}

/** The same once sales are done: what it was before, and what each of them adds to the year's income. */
export const explainLeftAfter = (
  words: ExplainingWords,
  before: TaxRecord,
  after: TaxRecord,
  sales: ExplainedSales,
  key: LeftKey,
): Explanation => ({
  ...explainLeft(words, after, key),
  parts: () => [
    { ...explainLeft(words, before, key), name: words.t('tax.explanation.before') },
    ...sales.map((sale) => ({ ...explainIncome(words, sale), name: sale.said.position.name })),
  ],
});

/** What could still be gained in the year without tax. */
export function explainYearEnd(
  words: ExplainingWords,
  record: TaxRecord,
  key: 'shares' | 'other',
): Explanation {
  const keys: readonly LeftKey[] =
    key === 'shares' ? ['shareLosses', 'otherLosses', 'allowanceLeft'] : ['otherLosses', 'allowanceLeft'];
  const parts = keys.map((each) => explainLeft(words, record, each));
  return {
    name: words.t(`tax.yearEnd.${key}`),
    amount: parts.map(({ amount }) => amount).reduce(add, zero),
    rule: words.t(`tax.explanation.yearEnd.${key}`),
    parts: () => parts,
  };
}

/** A line of the certificate as the record of the year comes to it. */
export const explainLine = (words: ExplainingWords, record: TaxRecord, key: CertificateKey): Explanation => ({
  name: words.t(`tax.certificate.key.${key}`),
  amount: certificateLines(record)[key],
  rule: words.t(`tax.explanation.certificate.${key}`, numbersOf(words, record)),
});

/** Which step of a sale moves a line; the others follow from its income. */
const MOVED_BY: Partial<Record<CertificateKey, TaxStepKey>> = {
  allowanceUsed: 'allowance',
  capitalGainsTax: 'capitalGainsTax',
  solidarity: 'solidarity',
  churchTax: 'churchTax',
  foreignCredited: 'capitalGainsTax',
  foreignLeft: 'capitalGainsTax',
};

/** A line of the certificate after sales: as it is today, and what each of them moves. */
export const explainLineAfter = (
  words: ExplainingWords,
  before: TaxRecord,
  after: TaxRecord,
  sales: ExplainedSales,
  key: CertificateKey,
): Explanation => ({
  ...explainLine(words, after, key),
  parts: () => [
    { ...explainLine(words, before, key), name: words.t('tax.explanation.before') },
    ...sales.map((sale): Explanation => {
      if (key === 'substitute') return explainSubstitute(words, sale);
      const step = MOVED_BY[key];
      const moved = step === undefined ? explainIncome(words, sale) : explainStep(words, sale, step);
      const amount = key === 'allowanceUsed' ? negate(moved.amount) : moved.amount;
      return { ...moved, amount, name: `${sale.said.position.name}: ${moved.name}` };
    }),
  ],
});

/** What a sale brings of the income that stands for a cost nobody told. */
const explainSubstitute = ({ t }: ExplainingWords, { said, tax }: ExplainedSale): Explanation => ({
  name: `${said.position.name}: ${t('tax.certificate.key.substitute')}`,
  amount: tax.settled.substitute,
  rule: t('tax.explanation.substitute'),
});

/** A line of both partners of a couple. */
export const explainTogether = (
  words: ExplainingWords,
  record: TaxRecord,
  together: CertificateLines,
  key: CertificateKey,
): Explanation => {
  const own = explainLine(words, record, key);
  return {
    name: own.name,
    amount: together[key],
    rule: words.t('tax.explanation.together.rule'),
    parts: () => [
      { ...own, name: words.t('tax.explanation.together.own') },
      {
        name: words.t('tax.explanation.together.partner'),
        amount: subtract(together[key], own.amount),
        rule: words.t('tax.explanation.together.told'),
      },
    ],
  };
};
