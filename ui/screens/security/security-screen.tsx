import type { Instrument } from '@domain/instrument/instrument';
import { useOffered } from '@ui/app/offered';
import { pathOf } from '@ui/app/routes';
import { Button } from '@ui/components/action/button';
import { ButtonLink } from '@ui/components/action/button-link';
import { ButtonRow } from '@ui/components/action/button-row';
import { FailureText } from '@ui/components/feedback/failure-text';
import { Notice } from '@ui/components/feedback/notice';
import { RemoteOneView } from '@ui/components/feedback/remote-one-view';
import { BankName } from '@ui/components/text/bank-name';
import { PageHeading } from '@ui/components/text/page-heading';
import { MessageWords } from '@ui/components/text/message-words';
import { useTexts } from '@ui/i18n/use-texts';
import { DocumentsAbout } from '@ui/parts/document/documents-about';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { KeyFigures } from './key-figures';
import { OpenOrders } from './open-orders';
import { orderLinks } from './order-links';
import { OwnPosition } from './own-position';
import { PriceSection } from './price-section';
import { ProductSheetSection } from './product-sheet';
import type { SecurityModel } from './security-model';
import css from './security-screen.module.css';
import { VenueQuotes } from './venue-quotes';

interface SecurityProps {
  readonly model: SecurityModel;
}

/** `wertpapier/:isin`: price over time, venues, figures; at the right what the customer has of it. */
export const SecurityScreen = observer(function SecurityScreen({ model }: SecurityProps) {
  const t = useTexts();
  useEffect(() => {
    void model.load();
    return model.dispose;
  }, [model]);
  return (
    <RemoteOneView
      data={model.instrument.data}
      subject={t('security.subject')}
      onRetry={() => void model.load()}
      others={
        <ButtonLink to={pathOf('depotOverview')} variant="go">
          {t('security.toDepot')}
        </ButtonLink>
      }
    >
      {(instrument) => (
        <>
          <Head model={model} instrument={instrument} />
          <Unwatchable model={model} />
          <div className={css['columns']}>
            <div className={css['main']}>
              <PriceSection model={model} />
              <VenueQuotes model={model} instrument={instrument} />
              <KeyFigures model={model} instrument={instrument} />
            </div>
            <div className={css['side']}>
              <OwnPosition model={model} instrument={instrument} />
              <OpenOrders model={model} instrument={instrument} />
              <ProductSheetSection model={model.sheet} instrument={instrument} />
              <DocumentsAbout model={model.documents} none={t('security.noDocuments')} />
            </div>
          </div>
        </>
      )}
    </RemoteOneView>
  );
});

/** What the bank has not taken is said, in its words where it gave any. */
const Unwatchable = observer(function Unwatchable({ model: { unwatchable } }: SecurityProps) {
  const t = useTexts();
  if (unwatchable === undefined) return null;
  const [message] = unwatchable.kind === 'validation' ? unwatchable.messages : [];
  return (
    <Notice kind="error" announced="alert" headline={t('security.watchFailed')}>
      <p>{message ? <MessageWords messages={[message]} /> : <FailureText failure={unwatchable} />}</p>
    </Notice>
  );
});

interface HeadProps extends SecurityProps {
  readonly instrument: Instrument;
}

const Head = observer(function Head({ model, instrument }: HeadProps) {
  const t = useTexts();
  const { wkn, isin, name, sector, savingsPlanEligible, type } = instrument;
  const { buy, sell } = orderLinks(model, instrument);
  const kicker = [t(`orderParts.instrumentType.${type}`), wkn, isin].join(' · ');
  const isWatched = model.watch !== undefined;
  const plans = useOffered('savingsPlanCreation');
  const orders = useOffered('orderEntry');
  return (
    <PageHeading
      trail={[{ text: t('shell.page.start'), to: pathOf('start') }, { text: name }]}
      kicker={
        <>
          {kicker}
          {sector !== undefined && (
            <>
              {' · '}
              <BankName>{sector}</BankName>
            </>
          )}
        </>
      }
      actions={
        <div className={css['trade']}>
          <ButtonRow placed="even">
            <Button icon="star" pressed={isWatched} onPress={() => void model.toggleWatch()}>
              {t(isWatched ? 'security.watched' : 'security.watch')}
            </Button>
            {savingsPlanEligible && plans && (
              <ButtonLink to={`${pathOf('savingsPlanCreation')}?wkn=${wkn}`} icon="calendar-plus" {...plans}>
                {t('security.plan')}
              </ButtonLink>
            )}
            {orders && (
              <>
                {sell && (
                  <ButtonLink to={sell()} {...orders}>
                    {t('security.sell')}
                  </ButtonLink>
                )}
                <ButtonLink to={buy()} variant="go" {...orders}>
                  {t('security.buy')}
                </ButtonLink>
              </>
            )}
          </ButtonRow>
        </div>
      }
    >
      {name}
    </PageHeading>
  );
});
