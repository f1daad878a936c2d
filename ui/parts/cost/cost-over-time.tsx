import type { CostBreakdown } from '@domain/order/cost/cost-indication';
import type { Amount } from '@domain/money/amount';
import { decimalText } from '@domain/money/decimal';
import { classNames } from '@ui/components/class-names';
import { AmountText } from '@ui/components/text/amount-text';
import { Cell, Row, RowHeader, Table, TableBody, TableHead, TableRegion } from '@ui/components/table/table';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import css from './cost-note.module.css';
import { EstimatedAmount } from './estimated-amount';
import { useRegionLabel } from './use-region-label';

const years = ['firstYear', 'secondYear', 'yearOfSale'] as const;

interface CostOverTimeProps {
  readonly overTime: NonNullable<CostBreakdown['overTime']>;
  /** Of several notes, the leg this one is about. */
  readonly leg?: string | undefined;
}

/** What the costs take in the first, in each further and in the last year, drawn and as a table. */
export function CostOverTime({ overTime, leg }: CostOverTimeProps) {
  const t = useTexts();
  const label = useRegionLabel(leg);
  const formats = useFormats();
  const most = Math.max(...years.map((year) => lengthOf(overTime[year].amount)));
  const spoken = years
    .map((year) => `${t(`costNote.year.${year}`)} ${formats.amount(overTime[year].amount)}`)
    .join(', ');
  return (
    <>
      <div className={css['picture']}>
        <h3>{t('costNote.overTime')}</h3>
        <div
          className={css['years']}
          role="img"
          aria-label={t('costNote.overTimePicture', { years: spoken })}
        >
          {years.map((year) => (
            <div key={year}>
              <span>{t(`costNote.year.${year}`)}</span>
              <i>
                <i style={{ width: `${most === 0 ? 0 : (100 * lengthOf(overTime[year].amount)) / most}%` }} />
              </i>
              <AmountText amount={overTime[year].amount} />
            </div>
          ))}
        </div>
      </div>
      <TableRegion label={label(t('costNote.overTime'))}>
        <Table tight onPhones="scroll" className={classNames(css['table'], css['overTime'])}>
          <TableHead>
            <th role="columnheader" scope="col">
              {t('costNote.period')}
            </th>
            <th role="columnheader" scope="col" className={css['figure']}>
              {t('costNote.amount')}
            </th>
            <th role="columnheader" scope="col" className={css['figure']}>
              {t('costNote.perYear')}
            </th>
          </TableHead>
          <TableBody>
            {years.map((year) => (
              <Row key={year}>
                <RowHeader>{t(`costNote.year.${year}`)}</RowHeader>
                <Cell numeric main label={t('costNote.amount')}>
                  <EstimatedAmount amount={overTime[year].amount} />
                </Cell>
                <Cell numeric label={t('costNote.perYear')}>
                  {t('costNote.about')} {formats.percent(overTime[year].returnPerYear)}
                </Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      </TableRegion>
    </>
  );
}

/** Lengths on a screen; no amount is computed from them. */
const lengthOf = ({ value }: Amount): number => Number(decimalText(value));
