import type { ExplainedSale } from '@domain/tax/sellable-position';
import { sum } from '@domain/money/decimal';
import { inOrder, type SoldLot } from '@domain/tax/sold-lots';
import { ColumnHead } from '@ui/components/table/column-head';
import {
  Cell,
  Row,
  RowHeader,
  Table,
  TableBody,
  TableFoot,
  TableHead,
  TableRegion,
} from '@ui/components/table/table';
import { Caption } from '@ui/components/text/caption';
import { UnknownFigure } from '@ui/components/text/unknown-figure';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { explainLot, explainLots, type LotFigure } from './explain-lot';
import { ExplainedEuro } from './explained-euro';
import css from './lot-table.module.css';

/** The lots of a sale as a ledger, in the order in which they are sold; what is not touched is there too. */
export function LotTable({ sale }: { readonly sale: ExplainedSale }) {
  const t = useTexts();
  const formats = useFormats();
  const { said, tax } = sale;
  const taken = new Map(tax.sold.map((each) => [each.lot.lotId, each]));
  return (
    <TableRegion label={t('tax.lots.of', { name: said.position.name })}>
      <Table className={css['lots']}>
        <TableHead>
          <ColumnHead>{t('tax.lots.acquired')}</ColumnHead>
          <ColumnHead numeric>{t('tax.lots.held')}</ColumnHead>
          <ColumnHead numeric>{t('tax.lots.sold')}</ColumnHead>
          <ColumnHead numeric>{t('tax.lots.cost')}</ColumnHead>
          <ColumnHead numeric>{t('tax.lots.lumpSum')}</ColumnHead>
          <ColumnHead numeric>{t('tax.lots.result')}</ColumnHead>
        </TableHead>
        <TableBody>
          {inOrder(said.position.lots).map((lot) => {
            const sold = taken.get(lot.lotId);
            return (
              <Row key={lot.lotId}>
                <RowHeader>
                  <div className={css['bought']}>
                    {formats.day(lot.acquired)}
                    {lot.transferred && <Caption>{t('tax.lots.transferred')}</Caption>}
                    {sold !== undefined && sold.basis !== 'cost' && (
                      <Caption>{t(`tax.lots.basis.${sold.basis}`)}</Caption>
                    )}
                  </div>
                </RowHeader>
                <Cell numeric label={t('tax.lots.held')}>
                  {formats.own(lot.quantity)}
                </Cell>
                <Cell numeric label={t('tax.lots.sold')}>
                  {sold === undefined ? <UnknownFigure /> : formats.own(sold.taken)}
                </Cell>
                <Cell numeric label={t('tax.lots.cost')}>
                  <LotEuro sale={sale} sold={sold} figure="cost" />
                </Cell>
                <Cell numeric label={t('tax.lots.lumpSum')}>
                  <LotEuro sale={sale} sold={sold} figure="lumpSum" />
                </Cell>
                <Cell numeric main label={t('tax.lots.result')}>
                  <LotEuro sale={sale} sold={sold} figure="result" />
                </Cell>
              </Row>
            );
          })}
        </TableBody>
        <TableFoot>
          <RowHeader>{t('tax.lots.sum')}</RowHeader>
          <Cell />
          <Cell numeric label={t('tax.lots.sold')}>
            {formats.own(said.quantity)}
          </Cell>
          <Cell />
          <Cell />
          <Cell numeric main label={t('tax.lots.result')}>
            <ExplainedEuro
              value={sum(tax.sold.map(({ result }) => result))}
              bare
              explain={(words) => explainLots(words, sale)}
            />
          </Cell>
        </TableFoot>
      </Table>
    </TableRegion>
  );
}

interface LotEuroProps {
  readonly sale: ExplainedSale;
  readonly sold: SoldLot | undefined;
  readonly figure: LotFigure & keyof SoldLot;
}

/** A number of a sold lot; one that is not touched has none. */
const LotEuro = ({ sale, sold, figure }: LotEuroProps) => (
  <ExplainedEuro
    value={sold?.[figure]}
    bare
    explain={(words) =>
      sold === undefined ? explainLots(words, sale) : explainLot(words, sale, sold, figure)
    }
  />
);
