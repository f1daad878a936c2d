import type { Position } from '@domain/depot/position';
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

/** What the customer holds of the security, depot by depot. */
export const OwnPosition = observer(function OwnPosition({ model }: { readonly model: SecurityModel }) {
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
            positions.map((position) => <Held key={position.id} position={position} />)
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
          value: <AmountText amount={quantity} personal />,
        },
        {
          id: 'available',
          label: t('security.own.available'),
          value: <AmountText amount={availableQuantity} personal />,
        },
        {
          id: 'price',
          label: t('security.own.costEach'),
          value: <AmountText amount={purchasePrice} personal />,
        },
        {
          id: 'cost',
          label: t('security.own.cost'),
          value: <AmountText amount={purchaseValue} shape={{ minDecimals: 2 }} personal />,
        },
        {
          id: 'change',
          label: t('security.own.sincePurchase'),
          value: (
            <ChangeText
              absolute={profitLossPurchase?.absolute}
              relative={profitLossPurchase?.relative}
              personal
            />
          ),
        },
        {
          id: 'value',
          kind: 'sum',
          label: t('security.own.value'),
          value: <AmountText amount={currentValue} shape={{ minDecimals: 2 }} personal />,
        },
      ]}
    />
  );
}
