import { Button } from '@ui/components/action/button';
import { ButtonRow } from '@ui/components/action/button-row';
import { useFailureWords } from '@ui/components/feedback/use-failure-words';
import { Notice } from '@ui/components/feedback/notice';
import { Spinner } from '@ui/components/progress/progress';
import { SectionHead } from '@ui/components/text/section-head';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { AskingState } from './asking-state';
import css from './asking-view.module.css';
import { ReceiptDownload } from './receipt-download';
import { receiptLine } from './receipt-text';
import { sentAs, sentIn, wordsOf } from './words-of';

interface AskingViewProps {
  readonly asking: AskingState;
  /** It stands where the customer has just pressed. */
  readonly takesFocus?: boolean;
}

/** A release whose answer was lost: the bank is asked, and nothing else is offered before it says (reliability.md 1, 2). */
export const AskingView = observer(function AskingView({ asking, takesFocus = false }: AskingViewProps) {
  const t = useTexts();
  const formats = useFormats();
  const failureWords = useFailureWords();
  const { intent, failure, isBusy } = asking;
  return (
    <div className={css['asking']}>
      <Notice
        kind="warn"
        icon="clock-alert"
        announced="alert"
        takesFocus={takesFocus}
        headline={t('release.asking.headline', sentIn(t, intent.kind))}
        actions={
          <Button
            icon="refresh-cw"
            busy={isBusy ? t('release.asking.busy') : undefined}
            onPress={() => void asking.ask()}
          >
            {t('release.asking.now')}
          </Button>
        }
      >
        <p>{wordsOf(intent, t, formats)}</p>
        <p>{t(`release.asking.text.${sentAs(intent.kind)}`)}</p>
        {failure && <p>{t(`common.failure.${failureWords(failure)}`)}</p>}
      </Notice>
      <Spinner>{t('release.asking.waiting')}</Spinner>
      <section>
        <SectionHead>{t('release.asking.attempts')}</SectionHead>
        <ol>
          {intent.receipts.map((receipt, index) => (
            <li key={`${receipt.at} ${index}`}>{receiptLine(intent.kind, receipt, t, formats)}</li>
          ))}
        </ol>
      </section>
      <ButtonRow>
        <ReceiptDownload intent={intent} />
      </ButtonRow>
    </div>
  );
});
