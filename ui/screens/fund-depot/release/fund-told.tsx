import { focusHeading } from '@ui/components/page/focus-heading';
import { Button } from '@ui/components/action/button';
import { FailurePanel } from '@ui/components/feedback/failure-panel';
import { Notice } from '@ui/components/feedback/notice';
import { MessageWords } from '@ui/components/text/message-words';
import { useTexts } from '@ui/i18n/use-texts';
import { AttemptTrace } from '@ui/release/attempt-trace';
import { FailedRelease } from '@ui/release/failed-release';
import { observer } from 'mobx-react-lite';
import type { FundDepotModel } from '../fund-depot-model';

/** What became of the last attempt, and whether a draft is back: whatever can be done on the page, and in its questions. */
export const FundTold = observer(function FundTold({ model }: { readonly model: FundDepotModel }) {
  const t = useTexts();
  const { notice } = model;
  const { failure, attempted, isUnchecked } = model.releasing;
  return (
    <>
      {failure?.kind === 'validation' && (
        <Notice kind="error" announced="alert" headline={t('fundDepot.notice.refused')}>
          {failure.messages.map((message, index) => (
            <p key={`${message.key} ${String(index)}`}>
              <MessageWords messages={[message]} />
            </p>
          ))}
        </Notice>
      )}
      {failure !== undefined && isUnchecked && (
        <FailurePanel
          failure={failure}
          subject={t('fundDepot.subject')}
          answer={t('fundDepot.notice.unchecked')}
          nothingLost={t('fundDepot.notice.uncheckedMore')}
          onRetry={() => void model.check()}
        />
      )}
      {failure !== undefined && failure.kind !== 'validation' && !isUnchecked && (
        <FailedRelease failure={failure} nothing={t('fundDepot.notice.nothing')} attempted={attempted} />
      )}
      {notice !== undefined && failure === undefined && (
        <Notice
          kind={notice === 'restored' ? 'info' : 'warn'}
          announced="status"
          takesFocus={notice === 'void' || notice === 'refused'}
          headline={t(`fundDepot.notice.${notice}`)}
          actions={
            notice === 'restored' ? (
              <Button
                variant="text"
                onPress={() => {
                  model.startOver();
                  focusHeading();
                }}
              >
                {t('fundDepot.notice.drop')}
              </Button>
            ) : undefined
          }
        >
          {notice === 'void' && attempted && <AttemptTrace intent={attempted} />}
        </Notice>
      )}
    </>
  );
});
