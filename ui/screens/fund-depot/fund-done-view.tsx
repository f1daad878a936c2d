import type { FundOrder } from '@domain/fund-depot/fund-order';
import type { ToldFundOrder } from '@domain/fund-depot/told-fund-order';
import type { Intent } from '@domain/release/intent';
import { pathOf } from '@ui/app/routes';
import { ButtonLink } from '@ui/components/action/button-link';
import { ButtonRow } from '@ui/components/action/button-row';
import { Notice } from '@ui/components/feedback/notice';
import { SectionHead } from '@ui/components/text/section-head';
import { SummaryList } from '@ui/components/text/summary-list';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import page from '@ui/parts/form-page/form-page.module.css';
import { ReceiptDownload } from '@ui/release/receipt-download';
import css from './fund-depot.module.css';
import { Timeline } from './timeline';
import { useToldRows } from './use-told-rows';

interface DoneProps {
  readonly order: FundOrder;
  readonly isChange: boolean;
  readonly intent: Intent;
  /** What was told of it before its release. */
  readonly told: ToldFundOrder | undefined;
}

/** The bank has the order: what it comes to, what happens next, and the ways on. */
export function FundDoneView({ order, isChange, intent, told }: DoneProps) {
  const t = useTexts();
  const formats = useFormats();
  const { kind, days, regular, extent, isExternal } = order;
  const next = regular?.nextDate;
  return (
    <div className={page['narrow']}>
      <Notice
        kind="ok"
        announced="status"
        headline={t(isChange ? 'fundDepot.done.change' : `fundDepot.done.create${kind}`)}
      >
        <p>{intent.words}</p>
      </Notice>
      {told !== undefined && <Told told={told} />}
      <section className={css['days']} aria-labelledby="fund-next">
        <h2 id="fund-next">{t('fundDepot.done.next')}</h2>
        {days !== undefined && (
          <Timeline
            days={days}
            kind={kind}
            isDebited={kind === 'DEPOSIT' && isExternal}
            amount={extent.kind === 'AMOUNT' ? extent.amount : undefined}
            isReleased
          />
        )}
        {next !== undefined && (
          <p>
            {t('fundDepot.done.nextRun')}: {formats.day(next, 'weekdayDate')}
          </p>
        )}
        <p>{t('fundDepot.done.notified')}</p>
      </section>
      <ButtonRow placed="apart">
        <ButtonRow>
          <ReceiptDownload intent={intent} />
          <ButtonLink to={pathOf('orderBook')}>{t('fundDepot.done.book')}</ButtonLink>
        </ButtonRow>
        <ButtonLink to={pathOf(kind === 'DEPOSIT' ? 'fundDeposit' : 'fundWithdrawal')} variant="go">
          {t('fundDepot.done.another')}
        </ButtonLink>
      </ButtonRow>
    </div>
  );
}

function Told({ told }: { readonly told: ToldFundOrder }) {
  const t = useTexts();
  const rows = useToldRows(told);
  return (
    <section aria-labelledby="fund-told">
      <SectionHead id="fund-told">{t('fundDepot.done.told')}</SectionHead>
      <SummaryList rows={rows} />
    </section>
  );
}
