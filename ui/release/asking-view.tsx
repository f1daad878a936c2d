import { Button } from '@ui/components/action/button';
import { ButtonRow } from '@ui/components/action/button-row';
import { Notice } from '@ui/components/feedback/notice';
import { Spinner } from '@ui/components/progress/progress';
import { SectionHead } from '@ui/components/text/section-head';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { AskingState } from './asking-state';
import css from './asking-view.module.css';
import { ReceiptDownload } from './receipt-download';
import { receiptLine } from './receipt-text';

interface AskingViewProps {
  readonly asking: AskingState;
  /** Back to what was released, to release it again with the same key. */
  readonly onBack: () => void;
}

/** A release whose answer was lost: the bank is asked, and nothing else is offered before it says (reliability.md 1, 2). */
export const AskingView = observer(function AskingView({ asking, onBack }: AskingViewProps) {
  const t = useTexts();
  const formats = useFormats();
  const { words } = asking.intent;
  const isOpen = asking.state === 'open';
  return (
    <div className={css['asking']}>
      <Notice
        kind={isOpen ? 'info' : 'warn'}
        announced="status"
        headline={t(isOpen ? 'order.asking.open.headline' : 'order.asking.headline')}
      >
        {words !== '' && <p>{words}</p>}
        <p>{t(isOpen ? 'order.asking.open.text' : 'order.asking.text')}</p>
      </Notice>
      {!isOpen && <Spinner>{t('order.asking.waiting')}</Spinner>}
      <section>
        <SectionHead>{t('order.asking.attempts')}</SectionHead>
        <ol>
          {asking.intent.receipts.map((receipt, index) => (
            <li key={`${receipt.at} ${index}`}>{receiptLine(receipt, t, formats)}</li>
          ))}
        </ol>
      </section>
      <ButtonRow placed="apart">
        <ReceiptDownload intent={asking.intent} summary={words} />
        {isOpen ? (
          <>
            <Button
              busy={asking.isBusy ? t('order.asking.busy') : undefined}
              onPress={() => void asking.discard()}
            >
              {t('order.asking.open.discard')}
            </Button>
            <Button variant="go" onPress={onBack}>
              {t('order.asking.open.back')}
            </Button>
          </>
        ) : (
          <Button
            icon="refresh-cw"
            busy={asking.isBusy ? t('order.asking.busy') : undefined}
            onPress={() => void asking.ask()}
          >
            {t('order.asking.now')}
          </Button>
        )}
      </ButtonRow>
    </div>
  );
});
