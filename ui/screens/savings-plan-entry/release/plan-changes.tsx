import { groupIban } from '@domain/codes/group-iban';
import { amount } from '@domain/money/amount';
import { isPositive, type Decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { planChanges, type PlanChange } from '@domain/savings-plan/plan-change';
import { ColumnHead } from '@ui/components/table/column-head';
import { Cell, Row, RowHeader, Table, TableBody, TableHead, TableRegion } from '@ui/components/table/table';
import { SectionHead } from '@ui/components/text/section-head';
import type { Formats } from '@ui/i18n/formats';
import type { TextLookup } from '@ui/i18n/texts';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { useId } from 'react';
import type { ChangedPlan } from '../plan-place';
import css from '../plan-entry.module.css';

interface PlanChangesProps {
  readonly changed: ChangedPlan;
}

/** What changes of a plan, before and after side by side. */
export function PlanChanges({ changed }: PlanChangesProps) {
  const changes = changesOf(changed);
  const t = useTexts();
  const formats = useFormats();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id}>{t('savingsPlan.change.heading')}</SectionHead>
      {changes.length === 0 ? (
        <p>{t('savingsPlan.change.nothing')}</p>
      ) : (
        <TableRegion label={t('savingsPlan.change.label')}>
          <Table onPhones="scroll" className={css['changes']}>
            <TableHead>
              <ColumnHead>{t('savingsPlan.change.term')}</ColumnHead>
              <ColumnHead numeric>{t('savingsPlan.change.before')}</ColumnHead>
              <ColumnHead numeric>{t('savingsPlan.change.after')}</ColumnHead>
            </TableHead>
            <TableBody>
              {changes.map((change) => {
                const { term, before, after } = wordsOf(change, t, formats);
                return (
                  <Row key={change.term === 'position' ? change.wkn : change.term}>
                    <RowHeader>{term}</RowHeader>
                    <Cell numeric>{before}</Cell>
                    <Cell numeric>
                      <b>{after}</b>
                    </Cell>
                  </Row>
                );
              })}
            </TableBody>
          </Table>
        </TableRegion>
      )}
    </section>
  );
}

/** The same as sentences to sign and to keep. */
export const changesWords = (changed: ChangedPlan, t: TextLookup, formats: Formats): readonly string[] =>
  changesOf(changed).map((change) => t('savingsPlan.change.words', { ...wordsOf(change, t, formats) }));

const changesOf = ({ before, after, names }: ChangedPlan): readonly PlanChange[] =>
  planChanges(before, after, names);

interface ChangeWords {
  readonly term: string;
  readonly before: string;
  readonly after: string;
}

function wordsOf(change: PlanChange, t: TextLookup, formats: Formats): ChangeWords {
  const said = <Value,>(
    { before, after }: { readonly before: Value; readonly after: Value },
    word: (value: Value) => string,
  ) => ({ before: word(before), after: word(after) });
  const money = (value: Decimal) => formats.amount(amount(value, EUR), { minDecimals: 2 });
  switch (change.term) {
    case 'position':
      return {
        term: change.name,
        ...said(change, (rate) => (rate === undefined ? t('savingsPlan.change.notBought') : money(rate))),
      };
    case 'rate':
      return { term: t('savingsPlan.summary.rate'), ...said(change, money) };
    case 'interval':
      return {
        term: t('savingsPlan.field.interval'),
        ...said(change, (interval) => t(`savingsPlan.interval.${interval}`)),
      };
    case 'executionDay':
      return { term: t('savingsPlan.field.executionDay'), ...said(change, formats.dayOfMonth) };
    case 'startDate':
      return { term: t('savingsPlan.field.startDate'), ...said(change, (day) => formats.day(day)) };
    case 'endDate':
      return {
        term: t('savingsPlan.field.endKind'),
        ...said(change, (day) =>
          day === undefined ? t('savingsPlan.entry.endKind.OPEN') : formats.day(day),
        ),
      };
    case 'suspension':
      return {
        term: t('savingsPlan.detail.suspension'),
        ...said(change, (period) => {
          if (period === undefined) return t('savingsPlan.detail.suspensionNone');
          const { from, to } = period;
          return to === undefined
            ? t('savingsPlan.detail.suspensionOpen', { from: formats.day(from) })
            : t('savingsPlan.detail.suspensionIs', { from: formats.day(from), to: formats.day(to) });
        }),
      };
    case 'increase':
      return {
        term: t('savingsPlan.field.increase'),
        ...said(change, (percent) =>
          isPositive(percent)
            ? formats.percent(percent, { minDecimals: 0 })
            : t('savingsPlan.entry.noIncrease'),
        ),
      };
    case 'account':
      return {
        term: t('savingsPlan.field.accountIban'),
        ...said(change, ({ iban }) => (iban === undefined ? t('common.figure.unknown') : groupIban(iban))),
      };
    case 'name':
      return { term: t('savingsPlan.check.name'), ...said(change, (name) => name) };
  }
}
