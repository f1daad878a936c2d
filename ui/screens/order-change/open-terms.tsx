import { changeTerms } from '@domain/order/open/order-change';
import type { TrailingDistance } from '@domain/order/trailing-distance';
import type { Amount } from '@domain/money/amount';
import { AmountText } from '@ui/components/text/amount-text';
import { SummaryList, type SummaryRow } from '@ui/components/text/summary-list';
import { UnknownFigure } from '@ui/components/text/unknown-figure';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { useOrderName } from '@ui/parts/order/use-order-name';
import { observer } from 'mobx-react-lite';
import type { ChangePartModel } from './change-part-model';
import css from './order-change.module.css';
import { useTermText } from './use-term-text';

interface OpenTermsProps {
  readonly editing: ChangePartModel;
  readonly market: Amount | undefined;
}

/** Which order it is, at which price its security stands, and every term; a fixed one with its reason. */
export const OpenTerms = observer(function OpenTerms({ editing, market }: OpenTermsProps) {
  const t = useTexts();
  const nameOf = useOrderName();
  const formats = useFormats();
  const { price, percent } = formats;
  const termText = useTermText(formats);
  const { part, fixed } = editing;
  /** Of a stop that trails only limit, trigger and validity can be changed (rules.md 4). */
  const distanceRow = ({ kind, distance }: TrailingDistance): SummaryRow => ({
    id: 'distance',
    label: labelled(t('orderChange.distance'), t('orderChange.fixed.distance')),
    value: kind === 'absolute' ? price(distance) : percent(distance, { minDecimals: 0 }),
  });
  const shown = changeTerms.filter((term) => fixed[term] !== 'not-of-type');
  return (
    <SummaryList
      rows={[
        { id: 'order', label: t('orderChange.order'), value: nameOf(part) },
        { id: 'venue', label: t('orderChange.venue'), value: part.venue?.name ?? <UnknownFigure /> },
        { id: 'market', label: t('orderChange.market'), value: <AmountText amount={market} price /> },
        ...shown.map((term) => {
          const reason = fixed[term];
          return {
            id: term,
            label: labelled(t(`orderChange.term.${term}`), reason && t(`orderChange.fixed.${reason}`)),
            value: termText(term, part, {}).before,
          };
        }),
        ...(part.trailing === undefined ? [] : [distanceRow(part.trailing)]),
      ]}
    />
  );
});

const labelled = (label: string, reason: string | undefined) => (
  <>
    {label}
    {reason !== undefined && <small className={css['reason']}>{reason}</small>}
  </>
);
