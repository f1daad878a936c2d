import { Button } from '@ui/components/action/button';
import { ButtonRow } from '@ui/components/action/button-row';
import { Notice } from '@ui/components/feedback/notice';
import { SummaryList, type SummaryRow } from '@ui/components/text/summary-list';
import { useFormats, useKeptFormats, useTexts } from '@ui/i18n/use-texts';
import page from '@ui/parts/form-page/form-page.module.css';
import { Euro } from '@ui/parts/tax/euro';
import { FailedRelease } from '@ui/release/failed-release';
import { ReceiptDownload } from '@ui/release/receipt-download';
import { observer } from 'mobx-react-lite';
import { Mandate } from './account-section';
import type { CheckedFundRequest, FundDepotModel } from './fund-depot-model';
import css from './fund-depot.module.css';
import { BankNotices } from './fund-input-view';
import { fundSentence, momentText } from './fund-words';

interface CheckProps {
  readonly model: FundDepotModel;
  readonly checked: CheckedFundRequest;
}

/** The second step: the order in words, with what the bank has said of it: days, amounts, tax, mandate. */
export const FundCheckView = observer(function FundCheckView({ model, checked }: CheckProps) {
  const t = useTexts();
  const formats = useFormats();
  const kept = useKeptFormats();
  const { input, releasing } = model;
  const parts = input.shown.sentence.value ?? [];
  const sentence = fundSentence(parts, t, kept);
  const words = input.changes === undefined ? sentence : t('fundDepot.words.change', { sentence });
  const release = (): void => void model.release(words);
  const mandate = checked.verdict.preview?.mandate;
  return (
    <div className={page['narrow']}>
      {releasing.failure !== undefined && (
        <FailedRelease
          failure={releasing.failure}
          nothing={t('fundDepot.check.nothing')}
          attempted={releasing.attempted}
        />
      )}
      {releasing.hasTwin && <Notice kind="warn" announced="alert" headline={t('fundDepot.notice.twin')} />}
      <p className={css['sentence']}>{fundSentence(parts, t, formats)}</p>
      <Preview model={model} checked={checked} />
      {mandate !== undefined && <Mandate mandate={mandate} />}
      <BankNotices model={model} />
      {releasing.failure === undefined && releasing.attempted && (
        <ReceiptDownload intent={releasing.attempted} />
      )}
      <ButtonRow placed="apart">
        <Button variant="text" icon="arrow-left" onPress={model.edit}>
          {t('fundDepot.check.back')}
        </Button>
        <Button
          variant="go"
          trailingIcon="arrow-right"
          busy={releasing.isBusy ? t('fundDepot.check.going') : undefined}
          onPress={release}
        >
          {t('fundDepot.check.go')}
        </Button>
      </ButtonRow>
    </div>
  );
});

const Preview = observer(function Preview({ model, checked }: CheckProps) {
  const t = useTexts();
  const formats = useFormats();
  const { kind, input } = model;
  const { days, total, allocation = [] } = checked.verdict.preview ?? {};
  const rows: readonly SummaryRow[] = [
    ...allocation.map(({ wkn, name, amount }) => ({
      id: wkn,
      label: name,
      value: <Euro value={amount.value} bare />,
    })),
    {
      id: 'total',
      label: t(`fundDepot.check.amount${kind}`),
      value: <Euro value={total?.value} />,
      kind: 'sum',
    },
    ...(kind === 'WITHDRAWAL'
      ? [
          { id: 'tax', label: t('fundDepot.summary.tax'), value: <Euro value={input.tax?.tax} /> },
          { id: 'payout', label: t('fundDepot.summary.payout'), value: <Euro value={input.tax?.arrives} /> },
        ]
      : []),
    ...(days === undefined
      ? []
      : [
          { id: 'cutOff', label: t('fundDepot.check.cutOff'), value: momentText(days.cutOff, formats) },
          {
            id: 'price',
            label: t('fundDepot.check.priceDay'),
            value: formats.day(days.priceDay, 'weekdayDate'),
          },
          {
            id: 'settlement',
            label: t(`fundDepot.check.settlement${kind}`),
            value: formats.day(days.settlementDay, 'weekdayDate'),
          },
        ]),
  ];
  return <SummaryList rows={rows} />;
});
