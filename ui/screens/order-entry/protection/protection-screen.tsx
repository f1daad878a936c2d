import { protectionHindrance, type ProtectionHindrance } from '@domain/order/prefill/protection';
import type { Position } from '@domain/depot/position';
import { pathOf } from '@ui/app/routes';
import { stepEntry } from '@ui/app/history/step-entry';
import { ButtonLink } from '@ui/components/action/button-link';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { Notice } from '@ui/components/feedback/notice';
import { PageHeading } from '@ui/components/text/page-heading';
import { Spinner } from '@ui/components/progress/progress';
import { useShownMoment } from '@ui/components/feedback/shown-moments';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { OrderEntryPage } from '../order-entry-screen';
import type { ProtectionModel } from './protection-model';
import { readProtectionParameters } from './protection-parameters';

const ProtectionChoiceView = lazyPart(
  async () => (await import('./protection-choice-view')).ProtectionChoiceView,
);
const ProtectionInputView = lazyPart(
  async () => (await import('./protection-input-view')).ProtectionInputView,
);

interface ProtectionScreenProps {
  /** A new protection for each visit. */
  readonly createModel: () => ProtectionModel;
}

/** `order/absicherung`: from a position to a released stop that protects it (ORD-22). */
export function ProtectionScreen({ createModel }: ProtectionScreenProps) {
  const { visit } = stepEntry(useLocation());
  return <Visit key={visit} createModel={createModel} />;
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
  const { subject } = model;
  // The list and the position are drawn outside of what loads them, and are as old as they were then.
  useShownMoment(subject);
  if (subject.kind !== 'loaded')
    return (
      <Headed>
        <RemoteView data={subject} subject={t('orderProtection.subject')} onRetry={onRetry}>
          {() => null}
        </RemoteView>
      </Headed>
    );
  const about = subject.value;
  switch (about.kind) {
    case 'not-held':
      return (
        <Headed>
          <Hindrance reason="not-held" position={undefined} />
        </Headed>
      );
    case 'choice':
      return (
        <Headed>
          <Suspense fallback={<Spinner>{t('order.opening')}</Spinner>}>
            <ProtectionChoiceView choice={about.choice} />
          </Suspense>
        </Headed>
      );
    case 'position':
      return <Protect model={model} position={about.position} />;
  }
});

function Protect({ model, position }: { readonly model: ProtectionModel; readonly position: Position }) {
  const t = useTexts();
  const reason = protectionHindrance(position);
  if (reason !== undefined)
    return (
      <Headed>
        <Hindrance reason={reason} position={position} />
      </Headed>
    );
  return (
    <OrderEntryPage
      model={model.entry}
      purpose={{
        heading: t('shell.page.orderProtection'),
        input: <ProtectionInputView model={model} position={position} />,
      }}
    />
  );
}

function Headed({ children }: { readonly children: ReactNode }) {
  const t = useTexts();
  return (
    <>
      <PageHeading
        trail={[
          { text: t('shell.page.start'), to: pathOf('start') },
          { text: t('shell.page.orderProtection') },
        ]}
      >
        {t('shell.page.orderProtection')}
      </PageHeading>
      {children}
    </>
  );
}

interface HindranceProps {
  readonly reason: 'not-held' | ProtectionHindrance;
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
          <ButtonLink to={pathOf('orderProtection')}>{t('orderProtection.choice.other')}</ButtonLink>
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
