import { ContactLine } from '@ui/components/contact/contact-line';
import { useRef, type ReactNode } from 'react';
import { assertNever } from '@domain/assert-never';
import type { TanProblem } from '@domain/tan/tan-problem';
import { Button } from '@ui/components/action/button';
import { Icon } from '@ui/components/icon/icon';
import { Notice } from '@ui/components/feedback/notice';
import { TextButton } from '@ui/components/action/text-button';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { PhotoPicture } from './photo-picture';
import type { TanEntryState } from './tan-entry-model';
import { TanInputField } from './tan-input-field';
import { TanProblemText } from './tan-problem-text';
import css from './tan-stage.module.css';
import { WithoutSight } from './without-sight';

interface TanStageProps {
  readonly model: Pick<TanEntryState, 'entry' | 'offered' | 'mayAsk' | 'request' | 'select' | 'type'>;
}

/** What the customer does now: one picture or field and its explanation for each state of the widget. */
export const TanStage = observer(function TanStage({ model }: TanStageProps) {
  const t = useTexts();
  const { entry, mayAsk } = model;
  const blocked = mayAsk ? undefined : t('tan.noMore');
  const picture = useRef<HTMLDivElement>(null);
  switch (entry.kind) {
    case 'choosing':
      return (
        <div className={css['column']}>
          {entry.problem !== undefined && (
            <Notice kind="error" headline={<TanProblemText problem={entry.problem} />} announced="alert" />
          )}
          <p>{entry.selected === 'M_TAN' ? t('tan.sms.explain') : t('tan.choose.text')}</p>
          {entry.selected !== undefined && (
            <Button onPress={model.request}>
              {entry.selected === 'M_TAN' ? t('tan.sms.send') : t('tan.choose.request')}
            </Button>
          )}
        </div>
      );
    case 'requesting':
      return <Waiting headline={t('tan.requesting')} />;
    case 'entering':
      return entry.challenge.type === 'P_TAN' ? (
        <div className={css['photo']}>
          <PhotoPicture ref={picture} picture={entry.challenge.picture} offered={model.offered} />
          <div className={css['column']}>
            <ol className={css['steps']}>
              <li>{t('tan.photo.steps.scan')}</li>
              <li>{t('tan.photo.steps.compare')}</li>
              <li>{t('tan.photo.steps.enter')}</li>
            </ol>
            <TanInputField entry={entry} onType={model.type} source={picture} />
            {mayAsk && (
              <p className={css['hint']}>
                <TextButton onPress={model.request}>{t('tan.photo.again')}</TextButton>
              </p>
            )}
            {mayAsk && <WithoutSight offered={model.offered} onSelect={model.select} />}
          </div>
        </div>
      ) : (
        <div className={css['column']}>
          <p role="status">
            {entry.challenge.recipient === undefined
              ? t('tan.sms.sentWithoutNumber')
              : t('tan.sms.sent', { recipient: entry.challenge.recipient })}
          </p>
          <TanInputField entry={entry} onType={model.type} />
          {mayAsk && (
            <p className={css['hint']}>
              <TextButton onPress={model.request}>{t('tan.sms.again')}</TextButton>
            </p>
          )}
        </div>
      );
    case 'awaitingPush':
      return (
        <Waiting headline={t('tan.push.waiting')}>
          <ProblemLine problem={entry.problem} />
          <p>{t('tan.push.explain')}</p>
          {mayAsk && (
            <p className={css['hint']}>
              {t('tan.push.nothing')} <TextButton onPress={model.request}>{t('tan.push.again')}</TextButton>
            </p>
          )}
        </Waiting>
      );
    case 'pushRefused':
      return (
        <Notice
          kind="warn"
          headline={t(`tan.push.${entry.status}`)}
          announced="alert"
          actions={
            <Button onPress={model.request} blocked={blocked}>
              {t('tan.push.requestAgain')}
            </Button>
          }
        >
          {t(`tan.push.${entry.status}Text`)}
        </Notice>
      );
    case 'ready':
      return entry.challenge.type === 'TAN_FREI' ? (
        <Notice kind="info" icon="shield-check" headline={t('tan.free.headline')}>
          <p>{t('tan.free.text')}</p>
          <ProblemLine problem={entry.problem} />
        </Notice>
      ) : (
        <Notice kind="ok" headline={t('tan.push.approved')} announced="status">
          <p>{t('tan.push.approvedText')}</p>
          <ProblemLine problem={entry.problem} />
        </Notice>
      );
    case 'submitting':
      return <Waiting headline={t('tan.sending')} />;
    case 'expired': {
      const isReplaced = entry.problem?.reason === 'replaced';
      return (
        <Notice
          kind="warn"
          headline={t(isReplaced ? 'tan.expired.replaced' : 'tan.expired.headline')}
          announced="alert"
          isUnasked
          actions={
            <Button onPress={model.request} blocked={blocked}>
              {t('tan.expired.again')}
            </Button>
          }
        >
          <ProblemLine problem={entry.problem} />
          <p>{t(isReplaced ? 'tan.expired.kept' : 'tan.expired.text')}</p>
        </Notice>
      );
    }
    case 'locked':
      return (
        <Notice
          kind="error"
          icon="lock"
          headline={<TanProblemText problem={entry.problem} />}
          announced="alert"
        >
          <p>{t('tan.locked.text')}</p>
          <ContactLine />
        </Notice>
      );
    case 'accepted':
      return <Notice kind="ok" headline={t('tan.accepted')} announced="status" />;
    default:
      return assertNever(entry);
  }
});

/** What went wrong before, where it is not said at a field. */
function ProblemLine({ problem }: { readonly problem: TanProblem | undefined }) {
  if (problem === undefined) return null;
  return (
    <p className={css['problem']} role="alert">
      <TanProblemText problem={problem} />
    </p>
  );
}

interface WaitingProps {
  readonly headline: string;
  readonly children?: ReactNode;
}

function Waiting({ headline, children }: WaitingProps) {
  return (
    <div className={css['wait']} role="status">
      <span className={css['device']} aria-hidden="true">
        <Icon name="smartphone" className={css['deviceIcon']} />
        <span className={css['pulse']} />
      </span>
      <div className={css['words']}>
        <h3 className={css['headline']}>{headline}</h3>
        {children}
      </div>
    </div>
  );
}
