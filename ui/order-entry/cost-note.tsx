import type { CostBreakdown, CostGroup, CostIndication } from '@domain/order/cost-indication';
import type { Amount } from '@domain/shared/amount';
import { isZero } from '@domain/shared/decimal';
import { AmountText } from '@ui/components/amount-text';
import { Caption } from '@ui/components/caption';
import { Notice } from '@ui/components/notice';
import { Cell, Row, RowHeader, Table, TableBody, TableHead, TableRegion } from '@ui/components/table';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { CostBar } from './cost-bar';
import css from './cost-note.module.css';

/** All costs before release (rules.md 8, ORD-19): the order's own as picture, every item as table, the effect over time. */
export function CostNote({ indication }: { readonly indication: CostIndication }) {
  const t = useTexts();
  const { costs } = indication;
  if (costs.kind === 'generic')
    return (
      <Notice kind="info" headline={t('order.costs.genericHeadline')}>
        <p>{t('order.costs.generic')}</p>
        <DocumentLinks indication={indication} />
      </Notice>
    );
  const { breakdown } = costs;
  return (
    <div className={css['note']}>
      <CostBar indication={indication} />
      <Groups breakdown={breakdown} />
      <Total breakdown={breakdown} />
      <OverTime breakdown={breakdown} />
      <p className={css['explain']}>{t('order.costs.explain')}</p>
      <DocumentLinks indication={indication} />
    </div>
  );
}

function Groups({ breakdown: { purchase, holding, sale } }: { readonly breakdown: CostBreakdown }) {
  const t = useTexts();
  const groups = [purchase, holding, sale].filter((group) => group !== undefined);
  return (
    <TableRegion label={t('order.costs.items')}>
      <Table tight onPhones="scroll" className={css['table']}>
        <TableHead>
          <th role="columnheader" scope="col">
            {t('order.costs.item')}
          </th>
          <th role="columnheader" scope="col">
            {t('order.costs.kindHead')}
          </th>
          <th role="columnheader" scope="col" className={css['figure']}>
            {t('order.costs.amount')}
          </th>
        </TableHead>
        {groups.map((group) => (
          <Group key={group.label} group={group} />
        ))}
      </Table>
    </TableRegion>
  );
}

function Group({ group }: { readonly group: CostGroup }) {
  const t = useTexts();
  return (
    <TableBody>
      <Row className={css['group']}>
        <RowHeader colSpan={2}>{group.label}</RowHeader>
        <Cell numeric label={t('order.costs.amount')} main>
          <AmountText amount={group.sum} />
        </Cell>
      </Row>
      {group.items.length === 0 && (
        <Row>
          <Cell colSpan={3}>{t('order.costs.noItems')}</Cell>
        </Row>
      )}
      {group.items.map(({ label, kind, amount, inducement }) => (
        <Row key={label}>
          <RowHeader>
            {label}
            {inducement && !isZero(inducement.value) && (
              <Caption>
                {t('order.costs.inducement')} <AmountText amount={inducement} />
              </Caption>
            )}
          </RowHeader>
          <Cell label={t('order.costs.kindHead')}>{t(`order.costs.kind.${kind}`)}</Cell>
          <Cell numeric label={t('order.costs.amount')} main>
            <ItemAmount amount={amount} />
          </Cell>
        </Row>
      ))}
    </TableBody>
  );
}

/** Nothing in a group is a dash (rules.md 8). */
function ItemAmount({ amount }: { readonly amount: Amount | undefined }) {
  return amount !== undefined && isZero(amount.value) ? '-' : <AmountText amount={amount} />;
}

function Total({ breakdown }: { readonly breakdown: CostBreakdown }) {
  const t = useTexts();
  const formats = useFormats();
  const { detail } = breakdown;
  const rows = [
    ['service', detail.service],
    ['serviceInducement', detail.serviceInducement],
    ['third-party', detail.thirdParty],
    ['product', detail.product],
  ] as const;
  return (
    <TableRegion label={t('order.costs.totalDetail')}>
      <Table tight onPhones="scroll" className={css['table']}>
        <TableHead>
          <th role="columnheader" scope="col">
            {t('order.costs.totalDetail')}
          </th>
          <th role="columnheader" scope="col" className={css['figure']}>
            {t('order.costs.amount')}
          </th>
        </TableHead>
        <TableBody>
          {rows.map(([kind, amount]) => (
            <Row key={kind}>
              <RowHeader>{t(`order.costs.kind.${kind}`)}</RowHeader>
              <Cell numeric main label={t('order.costs.amount')}>
                <AmountText amount={amount} />
              </Cell>
            </Row>
          ))}
          <Row className={css['sum']}>
            <RowHeader>{t('order.costs.total')}</RowHeader>
            <Cell numeric main label={t('order.costs.amount')}>
              {t('order.costs.about')} <AmountText amount={breakdown.total} /> ·{' '}
              {formats.percent(breakdown.totalShare)}
            </Cell>
          </Row>
        </TableBody>
      </Table>
    </TableRegion>
  );
}

const years = ['firstYear', 'secondYear', 'yearOfSale'] as const;

function OverTime({ breakdown: { overTime } }: { readonly breakdown: CostBreakdown }) {
  const t = useTexts();
  const formats = useFormats();
  if (overTime === undefined) return null;
  return (
    <TableRegion label={t('order.costs.overTime')}>
      <Table tight onPhones="scroll" className={css['table']}>
        <TableHead>
          <th role="columnheader" scope="col">
            {t('order.costs.overTime')}
          </th>
          <th role="columnheader" scope="col" className={css['figure']}>
            {t('order.costs.amount')}
          </th>
          <th role="columnheader" scope="col" className={css['figure']}>
            {t('order.costs.perYear')}
          </th>
        </TableHead>
        <TableBody>
          {years.map((year) => (
            <Row key={year}>
              <RowHeader>{t(`order.costs.year.${year}`)}</RowHeader>
              <Cell numeric main label={t('order.costs.amount')}>
                {t('order.costs.about')} <AmountText amount={overTime[year].amount} />
              </Cell>
              <Cell numeric label={t('order.costs.perYear')}>
                {formats.percent(overTime[year].returnPerYear)}
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </TableRegion>
  );
}

function DocumentLinks({ indication }: { readonly indication: CostIndication }) {
  const t = useTexts();
  const { documentLink, keyInformationLink } = indication;
  if (documentLink === undefined && keyInformationLink === undefined) return null;
  return (
    <p className={css['links']}>
      {documentLink !== undefined && <a href={documentLink}>{t('order.costs.document')}</a>}
      {keyInformationLink !== undefined && <a href={keyInformationLink}>{t('order.costs.keyInformation')}</a>}
    </p>
  );
}
