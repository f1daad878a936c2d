import { isError } from '@domain/form/issue';
import { Button } from '@ui/components/action/button';
import { IssueText } from '@ui/components/field/issue-text';
import { Notice, type NoticeKind } from '@ui/components/feedback/notice';
import { useIssueTexts } from '@ui/forms/use-issue-texts';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { Suspense } from 'react';
import { LostNotice } from '@ui/forms/lost-notice';
import type { OrderEntryModel } from './order-entry-model';
import type { InputNotice } from './order-step';
import { useFieldName } from './use-field-name';

interface InputNoticesProps {
  readonly model: OrderEntryModel;
  /** How the page goes on with a draft for something else. */
  readonly onTakeOther?: () => void;
}

/** Comes with the view of the release, without which there is no receipt. */
const AttemptTrace = lazyPart(async () => (await import('@ui/release/attempt-trace')).AttemptTrace);

/** What is more than news. */
const noticeKinds: Readonly<Partial<Record<NonNullable<InputNotice>, NoticeKind>>> = {
  refused: 'error',
  'not-arrived': 'warn',
  'day-over': 'warn',
  'unknown-code': 'warn',
  'unknown-order': 'warn',
  'unknown-template': 'warn',
};

/** What the customer should know on arriving here: a restored draft, a refused or given up order, notices of the bank. */
export const InputNotices = observer(function InputNotices({ model, onTakeOther }: InputNoticesProps) {
  const t = useTexts();
  const textOf = useIssueTexts();
  const { notice, otherDraft, input, attempted, lost } = model;
  const nameOf = useFieldName(input.shown);
  const said = input.form.formIssues.filter((issue) => !isError(issue));
  return (
    <>
      {notice !== undefined && (
        <Notice
          kind={noticeKinds[notice] ?? 'info'}
          announced="status"
          takesFocus={notice === 'not-arrived' || notice === 'elsewhere'}
          headline={t(`order.notice.${notice}.headline`)}
        >
          <p>{t(`order.notice.${notice}.text`)}</p>
          {attempted && (
            <Suspense>
              <AttemptTrace intent={attempted} />
            </Suspense>
          )}
        </Notice>
      )}
      <LostNotice lost={lost} labelOf={nameOf} />
      {otherDraft?.instrument && (
        <Notice
          kind="info"
          headline={t('order.notice.other.headline', { name: otherDraft.instrument.name })}
          actions={
            <Button onPress={onTakeOther ?? (() => void model.takeOtherDraft())}>
              {t('order.notice.other.take')}
            </Button>
          }
        >
          <p>{t('order.notice.other.text')}</p>
        </Notice>
      )}
      {said.map((issue) => (
        <IssueText key={issue.key} issue={textOf(issue)} />
      ))}
    </>
  );
});
