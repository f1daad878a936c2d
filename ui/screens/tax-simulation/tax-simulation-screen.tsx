import type { SimulatedSale } from '@domain/tax/form/tax-form';
import { isTaxedHere } from '@domain/tax/tax-record';
import { pathOf } from '@ui/app/routes';
import { Button } from '@ui/components/action/button';
import { classNames } from '@ui/components/class-names';
import { EmptyState } from '@ui/components/feedback/empty-state';
import { Notice } from '@ui/components/feedback/notice';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { saveText } from '@ui/components/page/save-text';
import { Skeleton } from '@ui/components/progress/skeleton';
import { PageHeading } from '@ui/components/text/page-heading';
import { SectionHead } from '@ui/components/text/section-head';
import { useFormats, useKeptFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { countryName } from '@ui/i18n/country-name';
import { PrintedHead } from '@ui/parts/depot/printed-head';
import { LotTable } from '@ui/parts/tax/lot-table';
import { RealisablePositions } from './realisable-positions';
import { SaleFields } from './sale-fields';
import { taxCsv } from './tax-csv';
import type { TaxSimulationModel } from './tax-simulation-model';
import css from './tax-simulation.module.css';
import { TaxSummary } from './tax-summary';
import { TaxpayerChoice } from './taxpayer-choice';
import { TaxWaterfall } from '@ui/parts/tax/tax-waterfall';
import { YearCertificates } from './year-certificates';

interface TaxSimulationProps {
  readonly model: TaxSimulationModel;
}

/** `steuersimulation`: what a sale would cost in tax, step by step (TAX-01). */
export const TaxSimulationScreen = observer(function TaxSimulationScreen({ model }: TaxSimulationProps) {
  const t = useTexts();
  const [query] = useSearchParams();
  const wanted = query.get('wkn') ?? undefined;
  const { taxpayer } = model;
  useEffect(() => {
    void model.load(wanted);
  }, [model, wanted]);
  useEffect(() => {
    void model.loadCertificates();
  }, [model]);
  return (
    <>
      <PageHeading
        trail={[
          { text: t('shell.page.start'), to: pathOf('start') },
          { text: t('shell.page.depotOverview'), to: pathOf('depotOverview') },
          { text: t('shell.page.taxSimulation') },
        ]}
      >
        {t('shell.page.taxSimulation')}
      </PageHeading>
      <PrintedHead clock={model} about={taxpayer?.kind === 'child' ? [taxpayer.name] : []} />
      <Notice kind="info" headline={t('tax.notice.headline')}>
        {t('tax.notice.text')}
      </Notice>
      <RemoteView
        data={model.basis.data}
        subject={t('tax.subject')}
        onRetry={() => void model.load(wanted)}
        // The year's certificate, which may come first, is not pushed away under the eyes of who reads it.
        skeleton={<Skeleton words={t('common.loading', { subject: t('tax.subject') })} rows={24} />}
      >
        {({ positions, record }) => (
          <>
            <TaxpayerChoice model={model} />
            {positions.length === 0 ? (
              <EmptyState icon="receipt-text" headline={t('tax.empty.headline')}>
                {t('tax.empty.text')}
              </EmptyState>
            ) : (
              <>
                {!isTaxedHere(record) && <Abroad country={record.country} />}
                <Simulation model={model} />
              </>
            )}
          </>
        )}
      </RemoteView>
      <YearCertificates model={model} />
    </>
  );
});

/** Who is resident abroad is told why no step of the way takes tax. */
function Abroad({ country }: { readonly country: string }) {
  const t = useTexts();
  const { language } = useFormats();
  return (
    <Notice kind="info" headline={t('tax.abroad.headline', { country: countryName(language, country) })}>
      {t('tax.abroad.text')}
    </Notice>
  );
}

/** A part of one sale, under its name where there are several. */
function Named({
  sale,
  isOneOfMany,
  children,
}: {
  readonly sale: SimulatedSale;
  readonly isOneOfMany: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={css['named']}>
      {isOneOfMany && <h3>{sale.said.position.name}</h3>}
      {children}
    </div>
  );
}

const Simulation = observer(function Simulation({ model }: TaxSimulationProps) {
  const t = useTexts();
  const formats = useKeptFormats();
  const sales = model.simulated ?? [];
  const positions = useRef<HTMLElement>(null);
  return (
    <div className={css['page']}>
      <div className={css['main']}>
        <section ref={positions} tabIndex={-1} aria-labelledby="tax-sales">
          <SectionHead id="tax-sales">{t('tax.section.sales')}</SectionHead>
          {model.rows.map((row) => (
            <SaleFields
              key={row.key}
              model={model}
              row={row}
              onRemove={() => {
                // The button goes with its position.
                positions.current?.focus();
                model.removeRow(row.key);
              }}
            />
          ))}
          {model.canAdd && (
            <div className={classNames(css['add'], css['onScreen'])}>
              <Button
                icon="plus"
                onPress={() => {
                  model.addRow();
                }}
              >
                {t('tax.add')}
              </Button>
            </div>
          )}
        </section>
        {sales.length > 0 && (
          <section>
            <SectionHead aside={<span className={css['hint']}>{t('tax.lots.order')}</span>}>
              {t('tax.section.lots')}
            </SectionHead>
            {sales.map((sale) => (
              <Named key={sale.said.position.id} sale={sale} isOneOfMany={sales.length > 1}>
                <LotTable sale={sale} />
              </Named>
            ))}
            <p className={css['hint']}>{t('tax.lots.hint')}</p>
          </section>
        )}
        {sales.length > 0 && (
          <section>
            <SectionHead
              aside={<span className={classNames(css['hint'], css['onScreen'])}>{t('tax.explainHint')}</span>}
            >
              {t('tax.section.waterfall')}
            </SectionHead>
            {sales.map((sale) => (
              <Named key={sale.said.position.id} sale={sale} isOneOfMany={sales.length > 1}>
                <TaxWaterfall sale={sale} />
              </Named>
            ))}
            <div className={css['actions']}>
              <Button
                variant="text"
                icon="download"
                onPress={() => {
                  saveText(t('tax.csv.file'), 'text/csv', taxCsv(sales, t, formats));
                }}
              >
                {t('tax.csv.save')}
              </Button>
              <Button
                variant="text"
                onPress={() => {
                  window.print();
                }}
              >
                {t('tax.print')}
              </Button>
            </div>
          </section>
        )}
        <RealisablePositions model={model} />
      </div>
      <TaxSummary model={model} />
    </div>
  );
});
