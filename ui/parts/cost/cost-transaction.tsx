import type { CostIndication } from '@domain/order/cost/cost-indication';
import { BankName } from '@ui/components/text/bank-name';
import { SummaryList, type SummaryRow } from '@ui/components/text/summary-list';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { isForeign } from '@domain/order/cost/cost-parts';
import { EstimatedAmount } from './estimated-amount';

/** First block of the note: what the costs are for. */
export function CostTransaction({ indication }: { readonly indication: CostIndication }) {
  const t = useTexts();
  const formats = useFormats();
  const { name, wkn, side, quantity, limit, venueName, expectedValue, accruedInterest, exchangeRate } =
    indication;
  const rows: readonly (SummaryRow | false)[] = [
    { id: 'name', label: t('costNote.instrument'), value: t('costNote.nameAndCode', { name, wkn }) },
    {
      id: 'quantity',
      label: t('costNote.action'),
      value: `${t(`orderParts.side.${side}`)} ${formats.amount(quantity)}`,
    },
    limit !== undefined && { id: 'limit', label: t('costNote.limit'), value: formats.price(limit) },
    venueName !== undefined && {
      id: 'venue',
      label: t('costNote.venue'),
      value: <BankName>{venueName}</BankName>,
    },
    expectedValue !== undefined && {
      id: 'value',
      label: t('costNote.value'),
      value: <EstimatedAmount amount={expectedValue} isEstimate={limit === undefined} />,
    },
    accruedInterest !== undefined && {
      id: 'interest',
      label: t('costNote.interest'),
      value: <EstimatedAmount amount={accruedInterest} isEstimate />,
    },
    isForeign(indication) &&
      exchangeRate !== undefined && {
        id: 'rate',
        label: t('costNote.rate'),
        value: t('costNote.rateText', {
          rate: formats.decimal(exchangeRate),
          reporting: indication.reportingCurrency,
          trading: indication.tradingCurrency,
        }),
      },
  ];
  return <SummaryList small rows={rows.filter((row) => row !== false)} />;
}
