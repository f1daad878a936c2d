import type { DerivativeFigures } from '@domain/instrument/derivative-figures';
import type { FigureQuotes, FiguresNow } from '@domain/instrument/figures-now';
import type { Instrument } from '@domain/instrument/instrument';
import { priceUnit } from '@domain/instrument/instrument';
import { priceSpan, upTo } from '@domain/instrument/price-history';
import { amount } from '@domain/money/amount';
import { pathOf } from '@ui/app/routes';
import { AmountText } from '@ui/components/text/amount-text';
import { BankName } from '@ui/components/text/bank-name';
import { SectionHead } from '@ui/components/text/section-head';
import { SummaryList, type SummaryRow } from '@ui/components/text/summary-list';
import { UnknownFigure } from '@ui/components/text/unknown-figure';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { useFiguresNow } from '@ui/parts/instrument/use-figures-now';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
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
  const text = (id: string, label: string, value: ReactNode): SummaryRow => ({
    id,
    label,
    value: value ?? <UnknownFigure />,
  });
  const prices: readonly SummaryRow[] = [
    {
      id: 'previous',
      label: t('security.figure.previousClose'),
      value: <AmountText amount={quote?.previousClose} price />,
    },
    {
      id: 'bidSize',
      label: t('security.figure.bidSize'),
      value: <AmountText amount={quote?.bidSize} price />,
    },
    {
      id: 'askSize',
      label: t('security.figure.askSize'),
      value: <AmountText amount={quote?.askSize} price />,
    },
    text('unit', t('security.figure.quotedIn'), formats.unit(priceUnit(instrument))),
  ];
  const facts: readonly SummaryRow[] = [
    text('type', t('security.figure.type'), t(`orderParts.instrumentType.${instrument.type}`)),
    ...(instrument.issuer === undefined
      ? []
      : [text('issuer', t('security.figure.issuer'), instrument.issuer)]),
    text(
      'sector',
      t('security.figure.sector'),
      instrument.sector && <BankName>{instrument.sector}</BankName>,
    ),
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
  const { value: underlying } = model.underlying;
  const derived = useDerived(instrument, { own: quote, underlying });
  const still = derived.filter(
    ({ id }) => id === 'yield' || (withUnderlying.has(id) && underlying === undefined),
  );
  return (
    <section aria-labelledby="figures">
      <SectionHead id="figures">{t('security.figures')}</SectionHead>
      <div className={css['figures']}>
        <SummaryList rows={[...prices, ...derived]} />
        <SummaryList rows={facts} />
      </div>
      {still.length > 0 && (
        <p className={css['hint']}>
          {t('security.figure.asOpened', { figures: still.map(({ label }) => label).join(', ') })}
        </p>
      )}
      <YearSpan model={model} />
    </section>
  );
});

/** What the bank says of underlying, leverage, yield and term; a row for each that it knows. */
function useDerived(instrument: Instrument, quotes: FigureQuotes): readonly DerivedRow[] {
  const t = useTexts();
  const formats = useFormats();
  const { derivative = {} } = instrument;
  const { underlying, multiplier, remainingYears } = derivative;
  const { underlyingPrice, leverage, distanceText } = useFiguresNow(instrument, quotes);
  const values: Readonly<Record<DerivedFigure, ReactNode>> = {
    underlying: underlying && <Link to={pathOf('security', { isin: underlying })}>{underlying}</Link>,
    underlyingPrice: underlyingPrice && (
      <AmountText amount={underlyingPrice} price shape={{ minDecimals: 2 }} />
    ),
    strike: derivative.strike && <AmountText amount={derivative.strike} price />,
    warrantType: derivative.warrantType,
    distance: distanceText,
    multiplier: multiplier && formats.decimal(multiplier),
    leverage: leverage && formats.decimal(leverage, { minDecimals: 2 }),
    yield: derivative.yield && formats.percent(derivative.yield),
    remainingYears:
      remainingYears &&
      t('security.figure.years', { years: formats.decimal(remainingYears, { minDecimals: 2 }) }),
  };
  return derivedFigures.flatMap((id) =>
    values[id] === undefined ? [] : [{ id, label: t(`security.figure.${id}`), value: values[id] }],
  );
}

const derivedFigures = [
  'underlying',
  'underlyingPrice',
  'strike',
  'distance',
  'warrantType',
  'multiplier',
  'leverage',
  'yield',
  'remainingYears',
] as const satisfies readonly (keyof DerivativeFigures | keyof FiguresNow)[];

type DerivedFigure = (typeof derivedFigures)[number];

interface DerivedRow extends SummaryRow {
  readonly id: DerivedFigure;
  readonly label: string;
}

/** What moves with the underlying; where its quote is unknown it is told once, as the page opens. */
const withUnderlying: ReadonlySet<DerivedFigure> = new Set(['underlyingPrice', 'leverage', 'distance']);

/** Where the price stands between the lowest and the highest of 52 weeks. */
const YearSpan = observer(function YearSpan({ model }: Pick<KeyFiguresProps, 'model'>) {
  const t = useTexts();
  const formats = useFormats();
  const { value: read } = model.year;
  const year = read && upTo(read, model.quote(model.venueId), 'year');
  const span = year && priceSpan(year);
  if (year === undefined || span === undefined) return null;
  const { lowest, highest, place } = span;
  const end = (key: 'low' | 'high', { price, at }: typeof lowest): string =>
    t(`security.span.${key}`, {
      price: formats.price(amount(price, year.unit), { minDecimals: 2 }),
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
