import { useIssueTexts } from '@ui/forms/use-issue-texts';
import { Button } from '@ui/components/action/button';
import { ButtonRow } from '@ui/components/action/button-row';
import { CheckField } from '@ui/components/field/check-field';
import { ErrorSummary } from '@ui/components/feedback/error-summary';
import { IssueText, IssueWords } from '@ui/components/field/issue-text';
import { Notice } from '@ui/components/feedback/notice';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { SectionHead } from '@ui/components/text/section-head';
import { SummaryList } from '@ui/components/text/summary-list';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { LazyCostNotes } from '@ui/parts/cost/lazy-cost-notes';
import { HeldDepot, heldDepotWords } from '@ui/parts/depot/held-depot';
import { OrderSentence } from '@ui/parts/order/sentence/order-sentence';
import { spokenRequest } from '@domain/order/say/spoken-order';
import { leadOf } from '@domain/order/legs-of';
import { LazySaleTax } from '@ui/parts/tax/lazy-sale-tax';
import { observer } from 'mobx-react-lite';
import { FailedRelease } from '@ui/release/failed-release';
import { totalOfCheck } from './noted-total';
import type { OrderCheckModel } from './order-check-model';
import type { OrderEntryModel } from '../order-entry-model';
import css from '@ui/parts/form-page/form-page.module.css';
import { useRequestText } from '../use-request-text';
import { CoverRule } from '../money/cover-rule';
import { useTotalRows } from '../money/use-total-rows';

interface OrderCheckViewProps {
  readonly model: OrderEntryModel;
  readonly check: OrderCheckModel;
}

/** The second step: the order in words, all its costs, and each warning with its own yes (ORD-19). */
export const OrderCheckView = observer(function OrderCheckView({ model, check }: OrderCheckViewProps) {
  const t = useTexts();
  const nodes = model.input.shown;
  const total = totalOfCheck(nodes, check);
  const { main, small } = useTotalRows(nodes, total);
  const formats = useFormats();
  const requestText = useRequestText();
  const spoken = nodes.spoken.value;
  const depot = model.input.settlement.depot(leadOf(check.order).depotId);
  const words = [requestText(check.order), heldDepotWords(t, depot)].filter((each) => each !== undefined);
  const today = model.input.today;
  const asOf = t('costNote.asOf', { day: formats.day(today, 'weekdayDate') });
  return (
    <div className={css['narrow']}>
      <Unconfirmed check={check} />
      <section className={css['signed']} aria-labelledby="checked-order">
        <h2 id="checked-order">{t('order.check.order')}</h2>
        {spoken && <OrderSentence spoken={spokenRequest(spoken, check.order)} />}
        <HeldDepot depot={depot} />
        {check.fallBack && (
          <Notice kind="warn" headline={t('order.fallBack.headline')}>
            <p>{t(`order.fallBack.${check.fallBack.reason}`)}</p>
          </Notice>
        )}
        <SummaryList rows={[...main, ...small]} />
        <LazySaleTax order={leadOf(check.order)} total={total} money={model.input.costs.money} />
        <CoverRule nodes={nodes} />
      </section>
      <section>
        <SectionHead>{t('costNote.title')}</SectionHead>
        <RemoteView data={check.costs.data} subject={t('costNote.subject')} onRetry={check.loadCosts}>
          {(indications) => (
            <LazyCostNotes indications={indications} orderType={check.order.orderType} asOf={asOf} />
          )}
        </RemoteView>
      </section>
      <Warnings check={check} />
      {model.failure && (
        <FailedRelease
          failure={model.failure}
          nothing={t('order.check.nothingSent')}
          attempted={model.attempted}
        />
      )}
      <ButtonRow placed="apart">
        <Button variant="text" icon="arrow-left" onPress={model.edit}>
          {t('order.check.back')}
        </Button>
        <Button
          variant="go"
          trailingIcon="arrow-right"
          busy={model.isRequesting ? t('order.check.requesting') : undefined}
          blockedBy={check.lacksCosts ? 'no-costs' : undefined}
          onPress={() => void model.requestRelease(words.join('. '))}
        >
          {t('order.check.go')}
        </Button>
      </ButtonRow>
      {check.lacksCosts && <p id="no-costs">{t('order.check.noCosts')}</p>}
    </div>
  );
});

const Unconfirmed = observer(function Unconfirmed({ check }: { readonly check: OrderCheckModel }) {
  const t = useTexts();
  const textOf = useIssueTexts();
  if (check.attempt === 0) return null;
  return (
    <ErrorSummary
      headline={t('order.check.unconfirmed', { count: check.unconfirmed.length })}
      attempt={check.attempt}
      errors={check.unconfirmed.map((issue) => ({ fieldId: confirmId(issue.key), text: textOf(issue).text }))}
    />
  );
});

const Warnings = observer(function Warnings({ check }: { readonly check: OrderCheckModel }) {
  const t = useTexts();
  const textOf = useIssueTexts();
  if (check.warnings.length === 0 && check.hints.length === 0) return null;
  return (
    <section className={css['confirmations']} aria-labelledby="order-warnings">
      <SectionHead id="order-warnings">{t('order.check.warnings')}</SectionHead>
      {check.hints.map((issue) => (
        <IssueText key={issue.key} issue={textOf(issue)} />
      ))}
      {check.warnings.map((issue) => (
        <CheckField
          key={issue.key}
          id={confirmId(issue.key)}
          label={
            <>
              <IssueWords issue={textOf(issue)} /> {t('order.check.confirm')}
            </>
          }
          checked={check.isConfirmed(issue.key)}
          onChange={(yes) => check.confirm(issue.key, yes)}
          issues={
            check.attempt > 0 && !check.isConfirmed(issue.key)
              ? [{ severity: 'ERROR', text: t('order.check.pleaseConfirm') }]
              : []
          }
        />
      ))}
    </section>
  );
});

const confirmId = (key: string): string => `confirm-${key}`;
