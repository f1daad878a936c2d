import type { NamedDepot } from '@domain/depot/depot';
import type { Position } from '@domain/depot/position';
import { revalue } from '@domain/depot/revaluation';
import { dayOver } from '@domain/time/day-over';
import type { Instant } from '@domain/time/instant';
import type { Instrument } from '@domain/instrument/instrument';
import { useOffered } from '@ui/app/offered';
import { pathOf } from '@ui/app/routes';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { AmountText } from '@ui/components/text/amount-text';
import { ChangeText } from '@ui/components/text/change-text';
import { SectionHead } from '@ui/components/text/section-head';
import { SummaryList } from '@ui/components/text/summary-list';
import { useVenueName } from '@ui/i18n/use-bank-name';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { depotName } from '@ui/parts/depot/depot-name';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { SecurityModel } from './security-model';
import css from './security-screen.module.css';

interface OwnPositionProps {
  readonly model: SecurityModel;
  readonly instrument: Instrument;
}

/** What the customer holds of the security, depot by depot. */
export const OwnPosition = observer(function OwnPosition({ model, instrument }: OwnPositionProps) {
  const t = useTexts();
  const taxes = useOffered('taxSimulation');
  return (
    <section aria-labelledby="own">
      <SectionHead id="own" aside={<Link to={pathOf('depotOverview')}>{t('security.toDepot')}</Link>}>
        {t('security.own.title')}
      </SectionHead>
      <RemoteView
        data={model.stake.data}
        subject={t('security.own.title')}
        onRetry={() => void model.loadStake()}
      >
        {({ positions, depots }) =>
          positions.length === 0 ? (
            <p className={css['hint']}>{t('security.own.none')}</p>
          ) : (
            <>
              {positions.map((position) => (
                <Held
                  key={`${position.depotId} ${position.id}`}
                  model={model}
                  stated={position}
                  depot={depots.length > 1 ? depots.find(({ id }) => id === position.depotId) : undefined}
                />
              ))}
              {taxes && (
                <p className={css['tax']}>
                  <Link
                    to={`${pathOf('taxSimulation')}?${new URLSearchParams({ wkn: instrument.wkn }).toString()}`}
                  >
                    {t('security.own.tax')}
                  </Link>
                </p>
              )}
            </>
          )
        }
      </RemoteView>
    </section>
  );
});

interface HeldProps {
  readonly model: SecurityModel;
  /** As the bank stated it; it is worth what is paid at its own venue now. */
  readonly stated: Position;
  /** Where it lies, for who has several. */
  readonly depot: NamedDepot | undefined;
}

const Held = observer(function Held({ model, stated, depot }: HeldProps) {
  const t = useTexts();
  const { venue } = stated.currentPrice;
  const quote = model.quote(venue?.id);
  const position =
    quote?.last === undefined
      ? stated
      : revalue(stated, { ...stated.currentPrice, price: quote.last, at: quote.at });
  const { quantity, availableQuantity, purchasePrice, purchaseValue, profitLossPurchase, currentValue } =
    position;
  return (
    <>
      {depot !== undefined && <p className={css['hint']}>{depotName(t, depot)}</p>}
      <SummaryList
        rows={[
          {
            id: 'quantity',
            label: t('security.own.quantity'),
            value: <AmountText amount={quantity} />,
          },
          {
            id: 'available',
            label: t('security.own.available'),
            value: <AmountText amount={availableQuantity} />,
          },
          {
            id: 'price',
            label: t('security.own.costEach'),
            value: <AmountText amount={purchasePrice} />,
          },
          {
            id: 'cost',
            label: t('security.own.cost'),
            value: <AmountText amount={purchaseValue} shape={{ minDecimals: 2 }} />,
          },
          {
            id: 'change',
            label: t('security.own.sincePurchase'),
            value: (
              <ChangeText absolute={profitLossPurchase?.absolute} relative={profitLossPurchase?.relative} />
            ),
          },
          {
            id: 'value',
            kind: 'sum',
            label: t('security.own.value'),
            value: <AmountText amount={currentValue} shape={{ minDecimals: 2 }} />,
          },
        ]}
      />
      <ValuedAt position={position} now={model.now} />
    </>
  );
});

/** The price the value is reckoned at: another one than the headline's where the depot values at another venue. */
function ValuedAt({ position, now }: { readonly position: Position; readonly now: Instant }) {
  const t = useTexts();
  const formats = useFormats();
  const venueName = useVenueName();
  const { price, at, venue } = position.currentPrice;
  const day = at && dayOver(at, now);
  const facts = [
    t('security.own.valuedAt', { price: formats.price(price) }),
    venue && venueName(venue),
    day && formats.day(day, 'shortWeekday'),
    at && formats.instant(at),
  ].filter((part) => part !== undefined);
  return <p className={css['hint']}>{facts.join(', ')}</p>;
}
