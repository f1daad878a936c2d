import { protectionHindrance } from '@domain/order/protection';
import type { Position } from '@domain/depot/position';
import { pathOf } from '@ui/app/routes';
import { ButtonLink } from '@ui/components/button-link';
import { lazyPart } from '@ui/components/lazy-part';
import { Notice } from '@ui/components/notice';
import { PageHeading } from '@ui/components/page-heading';
import { RemoteView } from '@ui/components/remote-view';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { OrderEntryPage } from '../order-entry-screen';
import type { ProtectionModel } from './protection-model';
import { readProtectionParameters } from './protection-parameters';

const ProtectionInputView = lazyPart(
  async () => (await import('./protection-input-view')).ProtectionInputView,
);

interface ProtectionScreenProps {
  /** A new protection for each visit. */
  readonly createModel: () => ProtectionModel;
}

/** `order/absicherung`: from a position to a released stop that protects it (ORD-22). */
export function ProtectionScreen({ createModel }: ProtectionScreenProps) {
  const { key } = useLocation();
  return <Visit key={key} createModel={createModel} />;
}

function Visit({ createModel }: ProtectionScreenProps) {
  const { search } = useLocation();
  const [model] = useState(createModel);
  useEffect(() => {
    void model.open(readProtectionParameters(search));
    return model.dispose;
  }, [model, search]);
  return <ProtectionPage model={model} onRetry={() => void model.open(readProtectionParameters(search))} />;
}

interface ProtectionPageProps {
  readonly model: ProtectionModel;
  readonly onRetry: () => void;
}

/** Says why a position cannot be protected, else leads through the steps of the order page. */
export const ProtectionPage = observer(function ProtectionPage({ model, onRetry }: ProtectionPageProps) {
  const t = useTexts();
  const { position } = model;
  if (position.kind !== 'loaded')
    return (
      <Headed>
        <RemoteView data={position} subject={t('orderProtection.subject')} onRetry={onRetry}>
          {() => null}
        </RemoteView>
      </Headed>
    );
  const reason = position.value === undefined ? 'not-held' : protectionHindrance(position.value);
  if (position.value === undefined || reason !== undefined)
    return (
      <Headed>
        <Hindrance reason={reason ?? 'not-held'} position={position.value} />
      </Headed>
    );
  const held = position.value;
  return (
    <OrderEntryPage
      model={model.entry}
      purpose={{
        heading: t('orderProtection.title'),
        input: <ProtectionInputView model={model} position={held} />,
      }}
    />
  );
});

function Headed({ children }: { readonly children: ReactNode }) {
  const t = useTexts();
  return (
    <>
      <PageHeading>{t('orderProtection.title')}</PageHeading>
      {children}
    </>
  );
}

interface HindranceProps {
  readonly reason: 'not-held' | NonNullable<ReturnType<typeof protectionHindrance>>;
  readonly position: Position | undefined;
}

function Hindrance({ reason, position }: HindranceProps) {
  const t = useTexts();
  const name = position?.instrument?.name ?? position?.wkn;
  return (
    <Notice
      kind="warn"
      headline={
        name === undefined ? t('orderProtection.impossible') : t('orderProtection.impossibleFor', { name })
      }
      actions={
        <>
          <ButtonLink to={pathOf('depotOverview')}>{t('orderProtection.toDepot')}</ButtonLink>
          {reason === 'nothing-free' && (
            <ButtonLink to={`${pathOf('orderBook')}?status=open`}>{t('orderProtection.toBook')}</ButtonLink>
          )}
        </>
      }
    >
      <p>{t(`orderProtection.reason.${reason}`)}</p>
    </Notice>
  );
}
