import type { FundConditions } from '@domain/fund-depot/fund-conditions';
import { Notice } from '@ui/components/feedback/notice';
import { FormSummary } from '@ui/forms/form-summary';
import { LostNotice } from '@ui/forms/lost-notice';
import { MessageWords } from '@ui/components/text/message-words';
import { useTexts } from '@ui/i18n/use-texts';
import page from '@ui/parts/form-page/form-page.module.css';
import { observer } from 'mobx-react-lite';
import { AccountSection } from './account-section';
import { AllocationSection } from './allocation-section';
import { AmountSection } from './amount-section';
import type { FundDepotModel } from '../fund-depot-model';
import { FundBar, FundSummary } from './fund-summary';
import { fundFieldName } from '../fund-words';
import { pageOfKind } from '../page-of-kind';

interface ViewProps {
  readonly model: FundDepotModel;
  readonly conditions: FundConditions;
}

/** The first step: all that makes an order on one page, what it means beside it. */
export const FundInputView = observer(function FundInputView({ model, conditions }: ViewProps) {
  const t = useTexts();
  const { input, kind } = model;
  const nodes = input.shown;
  const nameOf = (path: string): string => fundFieldName(path, t);
  return (
    <form
      className={page['page']}
      noValidate
      aria-label={t(`shell.page.${pageOfKind[kind]}`)}
      onSubmit={(event) => {
        event.preventDefault();
        void model.check();
      }}
    >
      <div>
        <div className={page['notices']}>
          <LostNotice lost={model.lost} labelOf={nameOf} />
          <FormSummary
            form={input.form}
            attempt={model.attempt}
            headline={(count) => t('fundDepot.errors', { count })}
            labelOf={nameOf}
          />
        </div>
        <p className={page['required']}>{t('common.field.allRequired')}</p>
        <AmountSection kind={kind} changes={input.changes} nodes={nodes} conditions={conditions} />
        <AccountSection kind={kind} nodes={nodes} conditions={conditions} />
        <AllocationSection kind={kind} nodes={nodes} conditions={conditions} />
        {/* They come while an amount is being typed: above, they would push its field under the bar. */}
        <div className={page['notices']}>
          <BankNotices model={model} />
        </div>
      </div>
      <FundSummary kind={kind} nodes={nodes} beside={input} page={model} conditions={conditions} />
      <FundBar kind={kind} nodes={nodes} beside={input} page={model} conditions={conditions} />
    </form>
  );
});

/** What the bank says besides: notices that let the order pass. */
export const BankNotices = observer(function BankNotices({ model }: { readonly model: FundDepotModel }) {
  return model.input.notices.map((message) => (
    <Notice
      key={message.key}
      kind={message.severity === 'WARN' ? 'warn' : 'info'}
      headline={<MessageWords messages={[message]} />}
    />
  ));
});
