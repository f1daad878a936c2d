import { Button } from '@ui/components/action/button';
import { FailedRelease } from '@ui/release/failed-release';
import { ReleaseView } from '@ui/release/release-view';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { ApplicationWalk } from './application-walk';

/** The release of an application: what is signed, the proof, and the question to the bank if its answer is lost. */
export const SubmitView = observer(function SubmitView({ walk }: { readonly walk: ApplicationWalk }) {
  const t = useTexts();
  const { submit } = walk;
  return (
    <>
      {submit.failure && (
        <FailedRelease
          failure={submit.failure}
          nothing={t('application.sign.nothing')}
          attempted={submit.release.failed}
        />
      )}
      <ReleaseView
        model={submit.release}
        proof={{
          words: (
            <>
              <p>{submit.words}</p>
              {submit.number !== undefined && (
                <p>{t('application.sign.number', { number: submit.number })}</p>
              )}
            </>
          ),
          submitLabel: t('application.sign.submit'),
          promise: t('application.sign.promise'),
          back: (
            <Button icon="arrow-left" onPress={walk.leaveRelease}>
              {t('application.sign.back')}
            </Button>
          ),
        }}
      />
    </>
  );
});
