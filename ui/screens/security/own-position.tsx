import type { Position } from '@domain/depot/position';
import type { Instrument } from '@domain/instrument/instrument';
import { pathOf } from '@ui/app/routes';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { AmountText } from '@ui/components/text/amount-text';
import { ChangeText } from '@ui/components/text/change-text';
import { SectionHead } from '@ui/components/text/section-head';
import { SummaryList } from '@ui/components/text/summary-list';
import { useTexts } from '@ui/i18n/use-texts';
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
        {({ positions }) =>
          positions.length === 0 ? (
            <p className={css['hint']}>{t('security.own.none')}</p>
          ) : (
            <>
              {positions.map((position) => (
                <Held key={position.id} position={position} />
              ))}
              <p className={css['tax']}>
                <Link
                  to={`${pathOf('taxSimulation')}?${new URLSearchParams({ wkn: instrument.wkn }).toString()}`}
                >
                  {t('security.own.tax')}
                </Link>
              </p>
            </>
          )
        }
      </RemoteView>
    </section>
  );
});

function Held({ position }: { readonly position: Position }) {
  const t = useTexts();
  const { quantity, availableQuantity, purchasePrice, purchaseValue, profitLossPurchase, currentValue } =
    position;
  return (
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
  );
}
