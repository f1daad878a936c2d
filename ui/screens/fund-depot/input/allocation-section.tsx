import { allocation, type Allocation } from '@domain/fund-depot/fund-allocation';
import type { FundConditions, HeldFund } from '@domain/fund-depot/fund-conditions';
import type { FundOrderKind } from '@domain/fund-depot/fund-order';
import { hundred, isPositive, type Decimal } from '@domain/money/decimal';
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
import { RichText } from '@ui/components/text/rich-text';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { FormSection } from '@ui/parts/form-page/form-section';
import { ExplainedEuro } from '@ui/parts/tax/explained-euro';
import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { explainFund, type FundFigure, type Planned } from '../tax/explain-fund';
import { StrategyName } from './strategy-name';
import css from '../fund-depot.module.css';
import type { ShownNodes } from './observed-fund-order';
import { percentText } from '../fund-words';

interface SectionProps {
  readonly kind: FundOrderKind;
  readonly nodes: ShownNodes<'preview'>;
  readonly conditions: FundConditions;
}

const COLOURS = 6;

/** The colour of a fund, the same in picture and table. */
const colourOf = (index: number): CSSProperties => ({
  background: `var(--c${String((index % COLOURS) + 1)})`,
});

/** What the order does in each fund, as picture and table. */
export const AllocationSection = observer(function AllocationSection({
  kind,
  nodes,
  conditions,
}: SectionProps) {
  const t = useTexts();
  const formats = useFormats();
  const preview = nodes.preview.value;
  const weights = conditions.funds.flatMap(({ weight }) => (weight ? [percentText(weight, formats)] : []));
  return (
    <FormSection
      number={3}
      title={t(`fundDepot.section.allocation${kind}`)}
      wide
      aside={
        kind === 'DEPOSIT' ? (
          <RichText
            words={(marks) => t('fundDepot.table.weights', { ...marks, weights: weights.join(' · ') })}
            parts={{ strategy: <StrategyName strategy={conditions.strategy} /> }}
          />
        ) : (
          t('fundDepot.table.even')
        )
      }
    >
      <AllocationTable
        of={allocation(conditions.funds, kind, preview?.allocation ?? [])}
        funds={conditions.funds}
        planned={{ kind, allocation: preview?.allocation ?? [] }}
      />
      <p className={css['foot']}>
        {t(preview === undefined ? 'fundDepot.table.start' : 'fundDepot.table.estimate')}
      </p>
    </FormSection>
  );
});

interface TableProps {
  readonly of: Allocation;
  readonly funds: readonly HeldFund[];
  readonly planned: Planned;
}

function AllocationTable({ of, funds, planned }: TableProps) {
  const t = useTexts();
  const formats = useFormats();
  const share = (value: Decimal | undefined): string =>
    value === undefined ? '–' : formats.percent(value, { minDecimals: 1, maxDecimals: 1 });
  const parts = of.lines.map((line) =>
    t('fundDepot.table.part', { name: line.name, share: share(line.share) }),
  );
  const drawn = of.lines.flatMap((line, index) =>
    line.share !== undefined && isPositive(line.share) ? [{ ...line, share: line.share, index }] : [],
  );
  return (
    <>
      {drawn.length > 0 && (
        <div
          className={css['stack']}
          role="img"
          aria-label={t('fundDepot.table.picture', { parts: parts.join(', ') })}
        >
          {drawn.map((line) => (
            <i key={line.wkn} style={{ ...colourOf(line.index), flexGrow: Number(line.share.units) }} />
          ))}
        </div>
      )}
      <TableRegion label={t('fundDepot.table.label')}>
        <Table>
          <TableHead>
            <ColumnHead>{t('fundDepot.table.fund')}</ColumnHead>
            <ColumnHead numeric>{t('fundDepot.table.before')}</ColumnHead>
            <ColumnHead numeric>{t(`fundDepot.table.${planned.kind}`)}</ColumnHead>
            <ColumnHead numeric>{t('fundDepot.table.after')}</ColumnHead>
            <ColumnHead numeric>{t('fundDepot.table.share')}</ColumnHead>
          </TableHead>
          <TableBody>
            {of.lines.map((line, index) => (
              <Row key={line.wkn}>
                <RowHeader>
                  <span className={css['fund']}>
                    <span className={css['swatch']} style={colourOf(index)} aria-hidden="true" />
                    <span>
                      {line.name}
                      <Caption>{line.wkn}</Caption>
                    </span>
                  </span>
                </RowHeader>
                <Figures
                  line={line}
                  funds={funds.filter(({ wkn }) => wkn === line.wkn)}
                  planned={planned}
                  share={share(line.share)}
                />
              </Row>
            ))}
          </TableBody>
          <TableFoot>
            <RowHeader>{t('fundDepot.table.sum')}</RowHeader>
            <Figures
              line={of}
              funds={funds}
              planned={planned}
              share={isPositive(of.after) ? share(hundred) : '–'}
            />
          </TableFoot>
        </Table>
      </TableRegion>
    </>
  );
}

interface FiguresProps {
  readonly line: Pick<Allocation, 'before' | 'change' | 'after'>;
  readonly funds: readonly HeldFund[];
  readonly planned: Planned;
  readonly share: string;
}

function Figures({ line, funds, planned, share }: FiguresProps) {
  const t = useTexts();
  const of = { line, funds, planned };
  return (
    <>
      <Cell numeric label={t('fundDepot.table.before')}>
        <FigureEuro {...of} figure="before" />
      </Cell>
      <Cell numeric main label={t(`fundDepot.table.${planned.kind}`)}>
        {isPositive(line.change) && '+'}
        <FigureEuro {...of} figure="change" />
      </Cell>
      <Cell numeric label={t('fundDepot.table.after')}>
        <FigureEuro {...of} figure="after" />
      </Cell>
      <Cell numeric label={t('fundDepot.table.share')}>
        {share}
      </Cell>
    </>
  );
}

interface FigureProps extends Omit<FiguresProps, 'share'> {
  readonly figure: FundFigure;
}

const FigureEuro = ({ line, funds, planned, figure }: FigureProps) => (
  <ExplainedEuro value={line[figure]} bare explain={(words) => explainFund(words, funds, planned, figure)} />
);
