import { isTaxedHere } from '@domain/tax/tax-record';
import { amount } from '@domain/money/amount';
import { ColumnHead } from '@ui/components/table/column-head';
import { Cell, Row, RowHeader, Table, TableBody, TableHead, TableRegion } from '@ui/components/table/table';
import { SectionHead } from '@ui/components/text/section-head';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { explainIncome, explainStep } from '@ui/parts/tax/explain-sale';
import { ExplainedEuro } from '@ui/parts/tax/explained-euro';
import { observer } from 'mobx-react-lite';
import type { TaxSimulationModel } from './tax-simulation-model';
import { useHeldName } from './use-held-name';
import css from './tax-simulation.module.css';

/** What the positions that are not sold could still bring to the year: gain or loss, tax, and how many without any. */
export const RealisablePositions = observer(function RealisablePositions({
  model,
}: {
  readonly model: TaxSimulationModel;
}) {
  const t = useTexts();
  const formats = useFormats();
  const heldName = useHeldName();
  const { realisable, after } = model;
  if (realisable.length === 0 || after === undefined || !isTaxedHere(after)) return null;
  return (
    <section>
      <SectionHead>{t('tax.realise.title')}</SectionHead>
      <TableRegion label={t('tax.realise.of')}>
        <Table>
          <TableHead>
            <ColumnHead>{t('tax.realise.position')}</ColumnHead>
            <ColumnHead numeric>{t('tax.realise.free')}</ColumnHead>
            <ColumnHead numeric>{t('tax.realise.tax')}</ColumnHead>
            <ColumnHead numeric>{t('tax.realise.income')}</ColumnHead>
          </TableHead>
          <TableBody>
            {realisable.map(({ position, sale, withoutTax }) => (
              <Row key={position.id}>
                <RowHeader>{heldName(position)}</RowHeader>
                <Cell numeric label={t('tax.realise.free')}>
                  {formats.amount(amount(withoutTax, position.sellable.unit))}
                </Cell>
                <Cell numeric label={t('tax.realise.tax')}>
                  <ExplainedEuro
                    value={sale.tax.tax}
                    bare
                    explain={(words) => explainStep(words, sale, 'tax')}
                  />
                </Cell>
                <Cell numeric main label={t('tax.realise.income')}>
                  <ExplainedEuro
                    value={sale.tax.settled.income}
                    bare
                    explain={(words) => explainIncome(words, sale)}
                  />
                </Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      </TableRegion>
      <p className={css['hint']}>{t('tax.realise.hint')}</p>
    </section>
  );
});
