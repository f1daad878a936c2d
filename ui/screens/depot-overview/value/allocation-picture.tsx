import { biggestParts, type DepotPart, type Division } from '@domain/depot/allocation';
import { decimalText } from '@domain/money/decimal';
import { AmountText } from '@ui/components/text/amount-text';
import { FilterChips } from '@ui/components/search/filter-chips';
import { SectionHead } from '@ui/components/text/section-head';
import { UnknownFigure } from '@ui/components/text/unknown-figure';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import css from './allocation-picture.module.css';
import type { DepotOverviewModel } from '../depot-overview-model';
import { positionName } from '@domain/depot/position-name';
import { useColumnContext } from '../columns/use-column-context';
import { usePartName } from '../positions/use-part-name';

/** Chart hues of the visual language, biggest part first; what is beyond them is one part together. */
const hues = ['--c1', '--c2', '--c3', '--c4', '--c5', '--c6'] as const;

/** By what the picture can divide the depot. */
const pictureDivisions = ['type', 'sector', 'currency', 'position'] as const satisfies readonly Division[];

/** How the depot is made up: a bar for the eye, the same figures as a table (OBK-05). */
export const AllocationPicture = observer(function AllocationPicture({
  model,
}: {
  readonly model: DepotOverviewModel;
}) {
  const t = useTexts();
  const { division, divideBy, parts: all } = model.positions;
  const { parts, others } = biggestParts(all, hues.length);
  const name = usePartNaming(model, division);
  const lines = [
    ...parts.map((part) => ({ part, label: name(part) })),
    ...(others === undefined
      ? []
      : [{ part: others, label: t('depot.part.others', { count: all.length - parts.length }) }]),
  ];
  return (
    <section className={css['allocation']} aria-labelledby="allocation">
      <SectionHead id="allocation">{t('depot.allocation.title')}</SectionHead>
      <FilterChips
        label={t('depot.allocation.by')}
        chosen={division}
        chips={pictureDivisions.map((value) => ({ value, label: t(`depot.allocation.${value}`) }))}
        onChoose={divideBy}
      />
      <div className={css['bar']} aria-hidden="true">
        {lines.map(({ part, label }, index) => (
          <i
            key={label}
            style={{
              flexGrow: part.share === undefined ? 0 : decimalText(part.share),
              background: hueOf(index),
            }}
          />
        ))}
      </div>
      <PartTable lines={lines} />
    </section>
  );
});

const hueOf = (index: number): string => `var(${hues[Math.min(index, hues.length - 1)] ?? '--c6'})`;

/** Names a part; a part that is one position has its name. */
function usePartNaming(model: DepotOverviewModel, division: Division): (part: DepotPart) => string {
  const nameOf = usePartName(useColumnContext(model));
  return ({ key, first }) => (division === 'position' ? positionName(first) : nameOf(division, key));
}

interface PartTableProps {
  readonly lines: readonly { readonly part: Pick<DepotPart, 'value' | 'share'>; readonly label: string }[];
}

function PartTable({ lines }: PartTableProps) {
  const t = useTexts();
  const { percent } = useFormats();
  return (
    <table className={css['legend']} aria-label={t('depot.allocation.table')}>
      <thead className={css['head']}>
        <tr>
          <th scope="col">{t('depot.allocation.part')}</th>
          <th scope="col">{t('depot.allocation.share')}</th>
          <th scope="col">{t('depot.allocation.value')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ part: { share, value }, label }, index) => (
          <tr key={label}>
            <th scope="row">
              <i className={css['swatch']} style={{ background: hueOf(index) }} aria-hidden="true" />
              {label}
            </th>
            <td>
              {share === undefined ? <UnknownFigure /> : percent(share, { minDecimals: 1, maxDecimals: 1 })}
            </td>
            <td>
              <AmountText amount={value} shape={{ minDecimals: 2 }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
