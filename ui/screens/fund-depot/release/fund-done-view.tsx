import type { FundOrder } from '@domain/fund-depot/fund-order';
import type { FundResult } from '@domain/fund-depot/fund-request';
import type { ToldFundOrder } from '@domain/fund-depot/told-fund-order';
import { pathOf } from '@ui/app/routes';
import { ButtonLink } from '@ui/components/action/button-link';
import { ButtonRow } from '@ui/components/action/button-row';
import { Notice } from '@ui/components/feedback/notice';
import { SectionHead } from '@ui/components/text/section-head';
import { SummaryList } from '@ui/components/text/summary-list';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import page from '@ui/parts/form-page/form-page.module.css';
import { ReceiptDownload } from '@ui/release/receipt-download';
import css from '../fund-depot.module.css';
import type { FundAction } from './fund-releasing';
import type { FundPlaceOnPage } from '../fund-place';
import { Timeline } from '../orders/timeline';
import { useToldRows } from '../tax/use-told-rows';
import { pageOfKind } from '../page-of-kind';

type DoneProps = Omit<Extract<FundPlaceOnPage, { kind: 'done' }>, 'kind'>;

/** The bank has done it: what it comes to, what happens next, and the ways on. */
export function FundDoneView({ action, result, intent, told }: DoneProps) {
  const t = useTexts();
  const end = endOf(action, result);
  return (
    <div className={page['narrow']}>
      <Notice kind="ok" announced="status" headline={t(`fundDepot.done.${end}`)}>
        <p>{intent.words}</p>
      </Notice>
      {told !== undefined && <Told told={told} />}
      <section className={css['days']} aria-labelledby="fund-next">
        <h2 id="fund-next">{t('fundDepot.done.next')}</h2>
        {isOver(end) || !('allocation' in result) ? (
          <p>{t(`fundDepot.done.after.${isOver(end) ? end : 'reference'}`)}</p>
        ) : (
          <Next order={result} />
        )}
      </section>
      <ButtonRow placed="apart">
        <ButtonRow>
          <ReceiptDownload intent={intent} />
          <ButtonLink to={pathOf('orderBook')}>{t('fundDepot.done.book')}</ButtonLink>
        </ButtonRow>
        <ButtonLink to={pathOf(pageOfKind['kind' in result ? result.kind : 'DEPOSIT'])} variant="go">
          {t('fundDepot.done.another')}
        </ButtonLink>
      </ButtonRow>
    </div>
  );
}

type Over = 'cancelDEPOSIT' | 'cancelWITHDRAWAL' | 'end' | 'reference';
type End = Over | 'createDEPOSIT' | 'createWITHDRAWAL' | 'change';

/** What has been done, read from what came of it: a page that was loaded again knows no more than that. */
function endOf(action: FundAction, result: FundResult): End {
  if (!('allocation' in result)) return 'reference';
  if (action === 'create') return `create${result.kind}`;
  if (action === 'change') return 'change';
  return result.regular === undefined ? `cancel${result.kind}` : 'end';
}

const overs: readonly string[] = ['cancelDEPOSIT', 'cancelWITHDRAWAL', 'end', 'reference'] satisfies Over[];

/** Whether nothing is to come of it any more. */
const isOver = (end: End): end is Over => overs.includes(end);

/** What happens on which day, and when a regular deposit is made next. */
function Next({ order }: { readonly order: FundOrder }) {
  const t = useTexts();
  const formats = useFormats();
  const { kind, days, regular, extent, isExternal } = order;
  const next = regular?.nextDate;
  return (
    <>
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
    </>
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
