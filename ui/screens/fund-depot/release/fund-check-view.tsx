import { requestParts } from '@domain/fund-depot/fund-sentence';
import type { FundTurn } from '@domain/fund-depot/fund-turn';
import type { ToldFundOrder } from '@domain/fund-depot/told-fund-order';
import { Button } from '@ui/components/action/button';
import { ButtonRow } from '@ui/components/action/button-row';
import { Notice } from '@ui/components/feedback/notice';
import { SummaryList, type SummaryRow } from '@ui/components/text/summary-list';
import { useFormats, useKeptFormats, useTexts } from '@ui/i18n/use-texts';
import page from '@ui/parts/form-page/form-page.module.css';
import { FailedRelease } from '@ui/release/failed-release';
import { ReceiptDownload } from '@ui/release/receipt-download';
import { observer } from 'mobx-react-lite';
import { Mandate } from '../input/account-section';
import type { FundDepotModel } from '../fund-depot-model';
import type { CheckedFundRequest } from '../fund-place';
import css from '../fund-depot.module.css';
import { BankNotices } from '../input/fund-input-view';
import { fundSentence, momentText } from '../fund-words';
import { RoundedSale } from '../input/rounded-sale';
import { useToldRows } from '../tax/use-told-rows';

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
  const parts = requestParts(checked.order, checked.verdict.preview);
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
      {checked.turn !== undefined && <Turn turn={checked.turn} />}
      <p className={css['sentence']}>{fundSentence(parts, t, formats)}</p>
      {model.told !== undefined && <Preview told={model.told} />}
      {model.kind === 'WITHDRAWAL' && (
        <RoundedSale extent={checked.order.extent} sold={model.told?.total?.value} />
      )}
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

/** That the order is another one than was shown before: on later days once its book has closed, or on other sums. */
function Turn({ turn }: { readonly turn: FundTurn }) {
  const t = useTexts();
  const formats = useFormats();
  if (turn.kind === 'moved')
    return (
      <Notice kind="warn" announced="alert" headline={t('fundDepot.turn.moved')}>
        <p>{t('fundDepot.turn.again')}</p>
      </Notice>
    );
  const { cutOff, from, to } = turn;
  return (
    <Notice
      kind="warn"
      announced="alert"
      headline={t('fundDepot.turn.closed', { cutOff: momentText(cutOff, formats) })}
    >
      <p>
        {t('fundDepot.turn.day', {
          from: formats.day(from, 'weekdayDate'),
          to: formats.day(to, 'weekdayDate'),
        })}{' '}
        {t('fundDepot.turn.again')}
      </p>
    </Notice>
  );
}

const Preview = observer(function Preview({ told }: { readonly told: ToldFundOrder }) {
  const t = useTexts();
  const formats = useFormats();
  const { kind, days } = told;
  const rows: readonly SummaryRow[] = [
    ...useToldRows(told),
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
