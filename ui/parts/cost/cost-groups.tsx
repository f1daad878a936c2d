import type { CostBreakdown, CostIndication, CostItem } from '@domain/order/cost/cost-indication';
import type { Amount } from '@domain/money/amount';
import { isZero } from '@domain/money/decimal';
import { classNames } from '@ui/components/class-names';
import { BankName } from '@ui/components/text/bank-name';
import { Caption } from '@ui/components/text/caption';
import { Cell, Row, RowHeader, Table, TableBody, TableHead, TableRegion } from '@ui/components/table/table';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import css from './cost-note.module.css';
import { costSections, isEstimate, isForeign, type CostSection } from '@domain/order/cost/cost-parts';
import { EstimatedAmount } from './estimated-amount';
import { useRegionLabel } from './use-region-label';

interface CostGroupsProps {
  readonly indication: CostIndication;
  readonly breakdown: CostBreakdown;
  /** Of several notes, the leg this one is about. */
  readonly leg?: string | undefined;
}

/** Every cost of buying, of holding for a year and of selling, fees apart from what prices contain; a second column only for a foreign currency. */
export function CostGroups({ indication, breakdown, leg }: CostGroupsProps) {
  const t = useTexts();
  const label = useRegionLabel(leg);
  const foreign = isForeign(indication);
  return (
    <TableRegion label={label(t('costNote.items'))}>
      <Table
        tight
        onPhones="scroll"
        className={classNames(css['table'], css['items'], foreign && css['foreign'])}
      >
        <TableHead>
          <th role="columnheader" scope="col">
            {t('costNote.item')}
          </th>
          <th role="columnheader" scope="col" className={css['kind']}>
            {t('costNote.kindHead')}
          </th>
          <th role="columnheader" scope="col" className={css['figure']}>
            {t('costNote.amount')}
          </th>
          {foreign && (
            <th role="columnheader" scope="col" className={css['figure']}>
              {t('costNote.inCurrency', { currency: indication.reportingCurrency })}
            </th>
          )}
        </TableHead>
        {costSections(indication, breakdown).map((section) => (
          <Section
            key={`${section.block} ${section.kind}`}
            section={section}
            foreign={foreign}
            estimated={isEstimate(indication, section.block)}
          />
        ))}
      </Table>
    </TableRegion>
  );
}

interface SectionProps {
  readonly section: CostSection;
  readonly foreign: boolean;
  readonly estimated: boolean;
}

function Section({ section: { block, kind, group }, foreign, estimated }: SectionProps) {
  const t = useTexts();
  return (
    <TableBody>
      <Row className={css['group']}>
        <RowHeader colSpan={2}>{t(`costNote.block.${kind}.${block}`)}</RowHeader>
        <Cell numeric label={t('costNote.amount')} main>
          <EstimatedAmount amount={group.sum} isEstimate={estimated} />
        </Cell>
        {foreign && (
          <Cell numeric>
            <EstimatedAmount amount={group.sumInReportingCurrency} isEstimate={estimated} />
          </Cell>
        )}
      </Row>
      {group.items.length === 0 && (
        <Row>
          <Cell colSpan={foreign ? 4 : 3}>{t('costNote.noItems')}</Cell>
        </Row>
      )}
      {group.items.map((item) => (
        <Item key={`${item.kind} ${item.label}`} item={item} foreign={foreign} estimated={estimated} />
      ))}
    </TableBody>
  );
}

interface ItemProps {
  readonly item: CostItem;
  readonly foreign: boolean;
  readonly estimated: boolean;
}

function Item({ item, foreign, estimated }: ItemProps) {
  const t = useTexts();
  const formats = useFormats();
  const { label, kind, amount, inReportingCurrency, inducement, isInPrice } = item;
  return (
    <Row>
      <RowHeader>
        <BankName>{label}</BankName>
        {isInPrice && <Caption>{t('costNote.inPrice')}</Caption>}
        {inducement && !isZero(inducement.value) && (
          <Caption>{t('costNote.inducement', { amount: formats.amount(inducement) })}</Caption>
        )}
      </RowHeader>
      <Cell label={t('costNote.kindHead')} className={css['kind']}>
        {t(`costNote.kind.${kind}`)}
      </Cell>
      <Cell numeric label={t('costNote.amount')} main>
        <ItemAmount amount={amount} estimated={estimated} />
      </Cell>
      {foreign && (
        <Cell numeric>
          <ItemAmount amount={inReportingCurrency} estimated={estimated} />
        </Cell>
      )}
    </Row>
  );
}

/** Nothing in a group is a dash (rules.md 8). */
function ItemAmount({
  amount,
  estimated,
}: {
  readonly amount: Amount | undefined;
  readonly estimated: boolean;
}) {
  return amount !== undefined && isZero(amount.value) ? (
    '-'
  ) : (
    <EstimatedAmount amount={amount} isEstimate={estimated} />
  );
}
