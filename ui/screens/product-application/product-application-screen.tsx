import { progressAt } from '@domain/form/flow/progress';
import { productNamed, type Product } from '@domain/product-application/engine/product';
import { UNWORKABLE } from '@domain/product-application/unworkable';
import { useServices } from '@ui/app/services';
import { ContactLine } from '@ui/components/contact/contact-line';
import { FailurePanel } from '@ui/components/feedback/failure-panel';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { useShownMoment } from '@ui/components/feedback/shown-moments';
import { useRetryOnline } from '@ui/components/feedback/use-retry-online';
import { ProgressLine, Spinner } from '@ui/components/progress/progress';
import { ProgressHeader } from '@ui/components/progress/progress-header';
import { PageHeading } from '@ui/components/text/page-heading';
import { useLanguage, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { ApplicationModel } from './application-model';
import { WalkView } from './walk-view';

const ApplicationHistory = lazyPart(async () => (await import('./application-history')).ApplicationHistory);

/** Seen by anyone who has mistyped an address. */
const ProductList = lazyPart(async () => (await import('@ui/parts/application/product-list')).ProductList);

interface ScreenProps {
  readonly model: ApplicationModel;
}

/** `antrag/:produkt`: any product that can be applied for; an unknown one leads to those there are (APP-01). */
export function ProductApplicationScreen({ model }: ScreenProps) {
  const t = useTexts();
  const { produkt = '' } = useParams();
  const product = productNamed(produkt);
  if (product === undefined)
    return (
      <>
        <PageHeading>{t('application.unknown.headline')}</PageHeading>
        <p>{t('application.unknown.text')}</p>
        <Suspense>
          <ProductList />
        </Suspense>
      </>
    );
  return <Gated key={product} model={model} product={product} />;
}

/** `portfolioplaner/onboarding`: the questions of the planner, and its proposal (PLA-01). */
export const PortfolioPlannerScreen = ({ model }: ScreenProps) => (
  <Gated model={model} product="anlagedepot" />
);

/** A stranger comes in at once, a customer by the session TAN, which may lapse here as on any page. */
const Gated = observer(function Gated(props: ProductProps) {
  const { SessionGate } = useServices();
  const { model } = props;
  useEffect(() => () => model.dispose(), [model]);
  return model.isCustomer ? (
    <SessionGate waiting={<Opening product={props.product} />}>
      <Opened {...props} />
    </SessionGate>
  ) : (
    <Opened {...props} />
  );
});

interface ProductProps extends ScreenProps {
  readonly product: Product;
}

const Opened = observer(function Opened({ model, product }: ProductProps) {
  const t = useTexts();
  const language = useLanguage();
  useEffect(() => {
    void model.open(product);
  }, [model, product]);
  useEffect(() => {
    void model.speak(language);
  }, [model, language]);
  const { walk, opened, fields } = model;
  useShownMoment(opened.data);
  useRetryOnline(
    fields.data.kind === 'failed' ? fields.data.failure : undefined,
    () => void model.speak(language),
  );
  if (walk && fields.value)
    return (
      <>
        <Suspense>
          <ApplicationHistory page={model} />
        </Suspense>
        <InPortions waiting={<Opening product={product} />}>
          <WalkView
            key={model.round}
            walk={walk}
            fields={fields.value}
            isCustomer={model.isCustomer}
            onStep={model.track}
            startOver={model}
          />
        </InPortions>
      </>
    );
  const lost = fields.value === undefined && fields.data.kind === 'failed' ? fields.data : opened.data;
  if (lost.kind === 'failed')
    return (
      <>
        <PageHeading>{t(`application.title.${product}`)}</PageHeading>
        <FailurePanel
          failure={lost.failure}
          subject={t('application.subject')}
          onRetry={() => void (lost === fields.data ? model.speak(language) : model.open(product))}
          nothingLost={t('application.failed.nothingLost')}
          said={
            lost.failure.kind === 'server' && lost.failure.code === UNWORKABLE ? <Unworkable /> : undefined
          }
        />
      </>
    );
  return <Opening product={product} />;
});

/** Draws the many fields of a first step little by little: a slow telephone answers to a finger meanwhile. */
function InPortions({ waiting, children }: { readonly waiting: ReactNode; readonly children: ReactNode }) {
  const [isBegun, setBegun] = useState(false);
  useEffect(() => startTransition(() => setBegun(true)), []);
  return isBegun ? children : waiting;
}

/** Until its first step is there, whatever that waits for: nothing comes and goes meanwhile. */
function Opening({ product }: Pick<ProductProps, 'product'>) {
  const t = useTexts();
  const loading = t('common.loading', { subject: t('application.subject') });
  return (
    <>
      <ProgressHeader>
        <ProgressLine label={t('application.progress')} share={progressAt(0, 0)} words={loading} />
      </ProgressHeader>
      <PageHeading>{t(`application.title.${product}`)}</PageHeading>
      <Spinner>{loading}</Spinner>
    </>
  );
}

/** It is made wrongly, which no other attempt mends: who is told of it can be called. */
function Unworkable() {
  const t = useTexts();
  return (
    <>
      <p>{t('application.failed.unworkable')}</p>
      <ContactLine />
    </>
  );
}
