import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { sum } from '@domain/money/decimal';
import { Button } from '@ui/components/action/button';
import { ButtonRow } from '@ui/components/action/button-row';
import { Notice } from '@ui/components/feedback/notice';
import page from '@ui/parts/form-page/form-page.module.css';
import { AmountText } from '@ui/components/text/amount-text';
import { Caption } from '@ui/components/text/caption';
import { SummaryList, type SummaryRow } from '@ui/components/text/summary-list';
import { useFormats, useKeptFormats, useTexts } from '@ui/i18n/use-texts';
import { FailedRelease } from '@ui/release/failed-release';
import { ReceiptDownload } from '@ui/release/receipt-download';
import { CampaignWords } from '@ui/parts/savings-plan/campaign-words';
import { PlanSentence, sentenceOf } from '@ui/parts/savings-plan/plan-sentence';
import { observer } from 'mobx-react-lite';
import { MandateText } from '../input/mandate-text';
import type { ShownNodes } from '../input/observed-plan';
import type { PlanEntryModel } from '../plan-entry-model';
import type { CheckedRequest } from '../plan-place';
import { HeldDepot, heldDepotWords } from '@ui/parts/depot/held-depot';
import { changesWords, PlanChanges } from './plan-changes';
import { PlanNotices } from '../input/plan-notices';

interface PlanCheckViewProps {
  readonly model: PlanEntryModel;
  readonly checked: CheckedRequest;
}

/** The second step: the plan in words, with what the bank has said of it: next execution, name, terms (SAV-03). */
export const PlanCheckView = observer(function PlanCheckView({ model, checked }: PlanCheckViewProps) {
  const t = useTexts();
  const formats = useKeptFormats();
  const { input } = model;
  const parts = input.shown.sentence.value ?? [];
  const depot = input.settlement.depot(input.shown.depotId.value);
  return (
    <div className={page['narrow']}>
      {model.failure !== undefined && (
        <FailedRelease
          failure={model.failure}
          nothing={t(
            input.changes === undefined ? 'savingsPlan.check.nothing' : 'savingsPlan.detail.nothing',
          )}
          attempted={model.attempted}
        />
      )}
      {model.hasTwin && (
        <Notice kind="warn" announced="alert" headline={t('savingsPlan.entry.notice.twin')} />
      )}
      <PlanSentence parts={parts} />
      <HeldDepot depot={depot} />
      {checked.changed && <PlanChanges changed={checked.changed} />}
      <Preview nodes={input.shown} checked={checked} />
      {input.mandate !== undefined && <MandateText mandate={input.mandate} />}
      <PlanNotices notices={input.notices} nodes={input.shown} />
      {model.failure === undefined && model.attempted && <ReceiptDownload intent={model.attempted} />}
      <ButtonRow placed="apart">
        <Button variant="text" icon="arrow-left" onPress={model.edit}>
          {t('savingsPlan.check.back')}
        </Button>
        <Button
          variant="go"
          trailingIcon="arrow-right"
          busy={model.isBusy ? t('savingsPlan.check.going') : undefined}
          onPress={() => {
            release();
          }}
        >
          {t('savingsPlan.check.go')}
        </Button>
      </ButtonRow>
    </div>
  );

  function release(): void {
    void model.requestRelease(wordsToSign());
  }

  /** What is signed, in one text: of a change its name and what changes besides. */
  function wordsToSign(): string {
    const sentence = [sentenceOf(parts, t, formats), heldDepotWords(t, depot)]
      .filter((each) => each !== undefined)
      .join(' ');
    return input.changes === undefined
      ? sentence
      : t('savingsPlan.release.wordsChange', {
          name: input.drafts.current?.name ?? '',
          sentence: [...(checked.changed ? changesWords(checked.changed, t, formats) : []), sentence].join(
            ' ',
          ),
        });
  }
});

interface PreviewProps {
  readonly nodes: ShownNodes<'planned'>;
  readonly checked: CheckedRequest;
}

const Preview = observer(function Preview({ nodes, checked }: PreviewProps) {
  const t = useTexts();
  const formats = useFormats();
  const { plan, verdict } = checked;
  const { preview } = verdict;
  const planned = nodes.planned.value ?? [];
  const [, ...later] = preview?.nextDays ?? [];
  const rows: readonly SummaryRow[] = [
    ...(preview?.nextExecution === undefined
      ? []
      : [
          {
            id: 'next',
            label: t(checked.changed === undefined ? 'savingsPlan.check.first' : 'savingsPlan.check.next'),
            value: formats.day(preview.nextExecution, 'weekdayDate'),
          },
        ]),
    ...(later.length === 0
      ? []
      : [
          {
            id: 'later',
            label: t('savingsPlan.check.days'),
            value: later.map((day) => formats.day(day)).join(', '),
          },
        ]),
    ...(preview?.name === undefined
      ? []
      : [{ id: 'name', label: t('savingsPlan.check.name'), value: preview.name }]),
    ...plan.positions.map(({ wkn, rate }) => {
      const terms = preview?.positions.find((each) => each.wkn === wkn);
      const fee = terms?.orderFee;
      const name = planned.find(({ instrument }) => instrument.wkn === wkn)?.instrument.name ?? wkn;
      return {
        id: wkn,
        label: (
          <>
            {fee === undefined
              ? name
              : `${name} · ${t('savingsPlan.check.fee', { fee: formats.percent(fee) })}`}
            {terms?.activeCampaign === true && (
              <Caption>
                <CampaignWords fee={terms} />
              </Caption>
            )}
          </>
        ),
        value: <AmountText amount={amount(rate, EUR)} shape={{ minDecimals: 2 }} />,
      };
    }),
    {
      id: 'sum',
      label: t('savingsPlan.summary.rate'),
      value: (
        <AmountText
          amount={amount(sum(plan.positions.map(({ rate }) => rate)), EUR)}
          shape={{ minDecimals: 2 }}
        />
      ),
      kind: 'sum',
    },
  ];
  return <SummaryList rows={rows} />;
});
