import { changeTerms } from '@domain/order/open/order-change';
import type { TrailingDistance } from '@domain/order/trailing-distance';
import { AmountText } from '@ui/components/text/amount-text';
import type { Instant } from '@domain/time/instant';
import { SummaryList, type SummaryRow } from '@ui/components/text/summary-list';
import { UnknownFigure } from '@ui/components/text/unknown-figure';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { useOrderName } from '@ui/parts/order/use-order-name';
import { observer } from 'mobx-react-lite';
import type { ChangeMarketModel } from './change-market-model';
import type { ChangePartModel } from './change-part-model';
import css from './order-change.module.css';
import { useTermText } from './use-term-text';

interface OpenTermsProps {
  readonly editing: ChangePartModel;
  readonly market: Pick<ChangeMarketModel, 'price' | 'closedAt'>;
}

/** Which order it is, at which price its security stands, and every term; a fixed one with its reason. */
export const OpenTerms = observer(function OpenTerms({
  editing,
  market: { price: marketPrice, closedAt },
}: OpenTermsProps) {
  const t = useTexts();
  const nameOf = useOrderName();
  const formats = useFormats();
  const { price, percent, instant } = formats;
  const momentOf = (at: Instant) => ({ day: instant(at, 'shortWeekday'), time: instant(at) });
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
        {
          id: 'market',
          label:
            closedAt === undefined ? t('orderChange.market') : t('orderChange.lastPrice', momentOf(closedAt)),
          value: <AmountText amount={marketPrice} price />,
        },
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
