import { Button } from '@ui/components/action/button';
import { ButtonRow } from '@ui/components/action/button-row';
import { Notice } from '@ui/components/feedback/notice';
import { MessageWords } from '@ui/components/text/message-words';
import { useTexts } from '@ui/i18n/use-texts';
import { FailedRelease } from '@ui/release/failed-release';
import { ReleaseView } from '@ui/release/release-view';
import { observer } from 'mobx-react-lite';
import type { JointReleaseModel } from './joint-release-model';

interface JointReleaseProps {
  readonly model: JointReleaseModel;
}

/** What the second person signs, the proof, and the question to the bank if its answer is lost. */
export const JointReleaseView = observer(function JointReleaseView({ model }: JointReleaseProps) {
  const t = useTexts();
  return (
    <ReleaseView
      model={model.release}
      proof={{
        words: <p>{model.words}</p>,
        submitLabel: t('application.joint.submit'),
        promise: t('application.joint.promise'),
        back: (
          <Button icon="arrow-left" onPress={model.leave}>
            {t('application.joint.back')}
          </Button>
        ),
      }}
    />
  );
});

/** What became of the last release, above the list. */
export const JointEndNotice = observer(function JointEndNotice({ model }: JointReleaseProps) {
  const t = useTexts();
  const { end, failure } = model;
  if (failure !== undefined)
    return (
      <>
        <FailedRelease
          failure={failure}
          nothing={t('application.joint.nothing')}
          attempted={model.release.failed}
        />
        <ButtonRow>
          <Button icon="arrow-left" onPress={model.leave}>
            {t('application.joint.back')}
          </Button>
        </ButtonRow>
      </>
    );
  switch (end?.kind) {
    case undefined:
      return null;
    case 'released':
      return (
        <Notice kind="ok" headline={t('application.joint.released')} announced="status">
          <p>{t('application.joint.releasedText', { number: end.number })}</p>
        </Notice>
      );
    case 'refused':
      return (
        <Notice kind="error" headline={t('application.joint.refused')} announced="alert">
          {end.messages.map((message) => (
            <p key={message.key}>
              <MessageWords messages={[message]} />
            </p>
          ))}
        </Notice>
      );
    case 'not-arrived':
      return (
        <Notice kind="warn" headline={t('application.joint.refused')} announced="alert">
          <p>{t('application.joint.notArrived')}</p>
        </Notice>
      );
  }
});
