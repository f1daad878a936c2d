import { named } from '@domain/product-application/engine/application-places';
import { Button } from '@ui/components/action/button';
import { ButtonRow } from '@ui/components/action/button-row';
import { Notice } from '@ui/components/feedback/notice';
import { PrintSheet } from '@ui/components/page/print-sheet';
import { saveText } from '@ui/components/page/save-text';
import { BankWords } from '@ui/components/text/bank-words';
import { useFormats } from '@ui/i18n/use-texts';
import { chosenByLink } from '@domain/product-application/advertising/card-modules';
import { chosenNames } from '@domain/product-application/advertising/sales-fields';
import { BankText } from '@ui/parts/consent/bank-text';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ApplicationWalk } from '../application-walk';
import type { Wording } from '../field-words';
import { LegalText } from '../legal-text';
import { offerWord } from './offer-word';
import css from '../product-application.module.css';
import { summaryDocument, type SummaryPart } from './summary-document';
import { isEditable, summaryOf, type SummaryLine } from './summary-rows';

interface SummaryStepProps {
  readonly walk: ApplicationWalk;
  readonly wording: Wording;
}

/** All that was said, step by step, to be read once more, printed and kept (APP-10). */
export const SummaryStep = observer(function SummaryStep({ walk, wording }: SummaryStepProps) {
  const { t } = wording;
  const formats = useFormats();
  const [isPrinting, setPrinting] = useState(false);
  const { now } = walk.submit;
  const { product } = walk.compiled.application;
  const title = t(`application.title.${product}`);
  const asOf = t('application.summary.asOf', {
    day: formats.instant(now, 'date'),
    time: formats.instant(now),
  });
  const steps = walk.listed.filter(({ component }) => component === 'fields');
  const said = summaryOf(walk, steps, wording);
  const parts = steps.map((step, index) => ({
    step,
    title: t(`application.step.${step.name}`),
    lines: said[index] ?? [],
  }));
  const offered = chosenNames(chosenByLink(walk.selection, named(walk.flow.session.sent())));
  const offer = offered.map((name) => offerWord(name, t) ?? name).join(', ');
  const isOfBank = offered.some((name) => offerWord(name, t) === undefined);
  const chosen: readonly SummaryPart[] =
    offer === ''
      ? []
      : [
          {
            title: t('application.summary.chosen'),
            lines: [
              { name: 'PRODUKT.MODULE', label: t('application.summary.offer'), value: offer, raw: undefined },
            ],
          },
        ];
  return (
    <>
      <Notice kind="ok" headline={t('application.summary.complete.headline')}>
        <p>{t('application.summary.complete.text')}</p>
      </Notice>
      {parts.map(({ step, title: stepTitle, lines }) => (
        <section key={step.name} className={css['said']} aria-labelledby={`summary-${step.name}`}>
          <div className={css['saidHead']}>
            <h2 id={`summary-${step.name}`}>{stepTitle}</h2>
            {isEditable(walk, step) && (
              <Button icon="file-pen" onPress={() => walk.mend(step.name)}>
                {t('application.summary.edit')}
              </Button>
            )}
          </div>
          <dl className={css['rows']}>
            {lines.map((line) => (
              <Line key={line.name} line={line} wording={wording} />
            ))}
          </dl>
        </section>
      ))}
      {chosen.map(({ title: chosenTitle, lines }) => (
        <section key="chosen" className={css['said']} aria-labelledby="summary-chosen">
          <h2 id="summary-chosen">{chosenTitle}</h2>
          <dl className={css['rows']}>
            {lines.map((line) => (
              <Line key={line.name} line={line} wording={wording} isOfBank={isOfBank} />
            ))}
          </dl>
        </section>
      ))}
      <ButtonRow>
        <Button onPress={() => setPrinting(true)}>{t('application.summary.print')}</Button>
        <Button
          icon="download"
          onPress={() => {
            saveText(
              t('application.summary.file', { product }),
              'text/html',
              summaryDocument({ title, asOf, parts: [...parts, ...chosen], language: formats.language }),
            );
          }}
        >
          {t('application.summary.save')}
        </Button>
      </ButtonRow>
      {isPrinting && (
        <PrintSheet title={title} head={asOf} onDone={() => setPrinting(false)}>
          <Sheet parts={[...parts, ...chosen]} />
        </PrintSheet>
      )}
    </>
  );
});

function Line({
  line: { label, value, raw },
  wording,
  isOfBank = false,
}: {
  readonly line: SummaryLine;
  /** The value is in the bank's words. */
  readonly isOfBank?: boolean;
} & Pick<SummaryStepProps, 'wording'>) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {isOfBank ? <BankWords>{value}</BankWords> : value}
        {raw !== undefined && <LegalText html={raw} about={label} wording={wording} />}
      </dd>
    </div>
  );
}

/** On paper nothing can be opened: what was agreed to stands there whole. */
const Sheet = ({ parts }: { readonly parts: readonly SummaryPart[] }) =>
  parts.map(({ title, lines }) => (
    <section key={title}>
      <h3>{title}</h3>
      <dl className={css['rows']}>
        {lines.map(({ name, label, value, raw }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {value}
              {raw !== undefined && <BankText html={raw} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
