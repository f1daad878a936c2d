import type { DebitMandate } from '@domain/savings-plan/mandate';
import { amount } from '@domain/money/amount';
import { parseDecimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { BankName } from '@ui/components/text/bank-name';
import { SummaryList, type SummaryRow } from '@ui/components/text/summary-list';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import * as O from 'fp-ts/Option';
import css from '../plan-entry.module.css';

interface MandateTextProps {
  /** What the bank has announced; before it has, what is known beforehand is said. */
  readonly mandate: DebitMandate | undefined;
}

/** The mandate for direct debits, with who collects, under which number, and how much at most (SAV-10). */
export function MandateText({ mandate }: MandateTextProps) {
  const t = useTexts();
  const formats = useFormats();
  const most = O.toUndefined(parseDecimal(mandate?.most ?? ''));
  const rows: readonly SummaryRow[] = [
    ...(mandate?.creditorIdentifier === undefined
      ? []
      : [{ id: 'creditor', label: t('savingsPlan.mandate.creditor'), value: mandate.creditorIdentifier }]),
    {
      id: 'reference',
      label: t('savingsPlan.mandate.reference'),
      value: mandate?.mandateReference ?? t('savingsPlan.mandate.referenceLater'),
    },
    ...(mandate?.bank === undefined
      ? []
      : [{ id: 'bank', label: t('savingsPlan.mandate.bank'), value: <BankName>{mandate.bank}</BankName> }]),
    ...(most === undefined
      ? []
      : [
          {
            id: 'most',
            label: t('savingsPlan.mandate.most'),
            value: formats.amount(amount(most, EUR), { minDecimals: 2 }),
          },
        ]),
  ];
  return (
    <div className={css['mandate']}>
      <h3>{t('savingsPlan.mandate.title')}</h3>
      <p>
        {t(mandate?.isSingleInvestment === true ? 'savingsPlan.mandate.single' : 'savingsPlan.mandate.text')}
      </p>
      <SummaryList rows={rows} small />
    </div>
  );
}
