import type { Instrument } from '@domain/instrument/instrument';
import { priceUnit } from '@domain/instrument/instrument';
import { priceSpan } from '@domain/instrument/price-history';
import { amount } from '@domain/money/amount';
import { AmountText } from '@ui/components/text/amount-text';
import { SectionHead } from '@ui/components/text/section-head';
import { SummaryList, type SummaryRow } from '@ui/components/text/summary-list';
import { UnknownFigure } from '@ui/components/text/unknown-figure';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { SecurityModel } from './security-model';
import css from './security-screen.module.css';

interface KeyFiguresProps {
  readonly model: SecurityModel;
  readonly instrument: Instrument;
}

/** What is known of the security beside its price; what is not known is not made up. */
export const KeyFigures = observer(function KeyFigures({ model, instrument }: KeyFiguresProps) {
  const t = useTexts();
  const formats = useFormats();
  const quote = model.quote(model.venueId);
  const text = (id: string, label: string, value: string | undefined): SummaryRow => ({
    id,
    label,
    value: value ?? <UnknownFigure />,
  });
  const prices: readonly SummaryRow[] = [
    {
      id: 'previous',
      label: t('security.figure.previousClose'),
      value: <AmountText amount={quote?.previousClose} />,
    },
    { id: 'bidSize', label: t('security.figure.bidSize'), value: <AmountText amount={quote?.bidSize} /> },
    { id: 'askSize', label: t('security.figure.askSize'), value: <AmountText amount={quote?.askSize} /> },
    text('unit', t('security.figure.quotedIn'), formats.unit(priceUnit(instrument))),
  ];
  const facts: readonly SummaryRow[] = [
    text('type', t('security.figure.type'), t(`orderParts.instrumentType.${instrument.type}`)),
    ...(instrument.issuer === undefined
      ? []
      : [text('issuer', t('security.figure.issuer'), instrument.issuer)]),
    text('sector', t('security.figure.sector'), instrument.sector),
    ...(instrument.maturity === undefined
      ? []
      : [text('maturity', t('security.figure.maturity'), formats.day(instrument.maturity))]),
    text(
      'plan',
      t('security.figure.plan'),
      t(instrument.savingsPlanEligible ? 'security.figure.yes' : 'security.figure.no'),
    ),
    ...(instrument.priipsRelevant
      ? [
          text(
            'kid',
            t('security.figure.kid'),
            t(instrument.keyInformationAvailable ? 'security.figure.available' : 'security.figure.missing'),
          ),
        ]
      : []),
  ];
  return (
    <section aria-labelledby="figures">
      <SectionHead id="figures">{t('security.figures')}</SectionHead>
      <div className={css['figures']}>
        <SummaryList rows={prices} />
        <SummaryList rows={facts} />
      </div>
      <YearSpan model={model} />
    </section>
  );
});

/** Where the price stands between the lowest and the highest of 52 weeks. */
const YearSpan = observer(function YearSpan({ model }: Pick<KeyFiguresProps, 'model'>) {
  const t = useTexts();
  const formats = useFormats();
  const { value: year } = model.year;
  const span = year && priceSpan(year);
  if (year === undefined || span === undefined) return null;
  const { lowest, highest, place } = span;
  const end = (key: 'low' | 'high', { price, at }: typeof lowest): string =>
    t(`security.span.${key}`, {
      price: formats.amount(amount(price, year.unit), { minDecimals: 2 }),
      day: formats.instant(at, 'date'),
    });
  return (
    <div className={css['span']}>
      <div className={css['spanHead']}>
        <h3>{t('security.span.title')}</h3>
        <span className={css['hint']}>{t('security.span.place', { percent: Math.round(place) })}</span>
      </div>
      <div className={css['track']} aria-hidden="true">
        <i style={{ left: `${place}%` }} />
      </div>
      <p className={`${css['ends']} ${css['hint']}`}>
        <span>{end('low', lowest)}</span>
        <span>{end('high', highest)}</span>
      </p>
    </div>
  );
});
