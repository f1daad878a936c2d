import { FailureText } from '@ui/components/feedback/failure-text';
import type { Consent } from '@application/consent/load-consents';
import { BankWords } from '@ui/components/text/bank-words';
import { Button } from '@ui/components/action/button';
import { ButtonRow } from '@ui/components/action/button-row';
import { CheckField } from '@ui/components/field/check-field';
import { ErrorSummary } from '@ui/components/feedback/error-summary';
import { Notice } from '@ui/components/feedback/notice';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { SectionHead } from '@ui/components/text/section-head';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ConsentModel } from './consent-model';
import css from './consent-view.module.css';
import { TextBlocks } from './text-blocks';

/** What the screen of consents shows and leads to. */
export interface ConsentViewProps {
  readonly model: ConsentModel;
  readonly onBack: () => void;
}

/** Terms and approvals an order lacks: to be read here, and agreed to one by one (ORD-16, ORD-20). */
export const ConsentView = observer(function ConsentView({ model, onBack }: ConsentViewProps) {
  const t = useTexts();
  useEffect(() => {
    model.load();
  }, [model]);
  return (
    <div className={css['page']}>
      <Missing model={model} />
      <p>{t('orderEntry.consent.intro')}</p>
      <RemoteView data={model.consents.data} subject={t('orderEntry.consent.subject')} onRetry={model.load}>
        {(consents) =>
          consents.map((consent) => <ConsentPart key={idOf(consent)} model={model} consent={consent} />)
        }
      </RemoteView>
      {model.failure && (
        <Notice kind="error" announced="alert" headline={t('orderEntry.consent.failed')}>
          <p>
            <FailureText failure={model.failure} />
          </p>
        </Notice>
      )}
      <ButtonRow placed="apart">
        <Button variant="text" icon="arrow-left" onPress={onBack}>
          {t('order.check.back')}
        </Button>
        <Button
          variant="go"
          trailingIcon="arrow-right"
          busy={model.isSending ? t('orderEntry.consent.sending') : undefined}
          onPress={() => void model.grant()}
        >
          {t('orderEntry.consent.go')}
        </Button>
      </ButtonRow>
    </div>
  );
});

const Missing = observer(function Missing({ model }: Pick<ConsentViewProps, 'model'>) {
  const t = useTexts();
  if (model.attempt === 0 || model.missing.length === 0) return null;
  return (
    <ErrorSummary
      headline={t('orderEntry.consent.missing', { count: model.missing.length })}
      attempt={model.attempt}
      errors={model.missing.map(({ id }) => ({ fieldId: fieldOf(id), text: t('orderEntry.consent.please') }))}
    />
  );
});

const ConsentPart = observer(function ConsentPart({
  model,
  consent,
}: Pick<ConsentViewProps, 'model'> & { readonly consent: Consent }) {
  const t = useTexts();
  const id = idOf(consent);
  const isMissing = model.attempt > 0 && !model.hasAgreed(id);
  return (
    <section className={css['consent']} aria-labelledby={`${fieldOf(id)}-title`}>
      <SectionHead id={`${fieldOf(id)}-title`}>
        <BankWords>{consent.kind === 'terms' ? consent.terms.title : consent.approval.title}</BankWords>
      </SectionHead>
      {consent.kind === 'terms' ? <Terms consent={consent} /> : <p lang="de">{consent.approval.text}</p>}
      <CheckField
        id={fieldOf(id)}
        label={t(`orderEntry.consent.yes.${consent.kind}`)}
        optional={false}
        checked={model.hasAgreed(id)}
        onChange={(yes) => model.agree(id, yes)}
        issues={isMissing ? [{ severity: 'ERROR', text: t('orderEntry.consent.please') }] : []}
      />
    </section>
  );
});

/** The whole text stands on the page: its end is seen before the yes. */
function Terms({ consent: { terms } }: { readonly consent: Extract<Consent, { kind: 'terms' }> }) {
  const t = useTexts();
  const formats = useFormats();
  return (
    <>
      <p className={css['version']}>
        {t('orderEntry.consent.version', { version: terms.version })}{' '}
        {terms.acceptedAt !== undefined &&
          t('orderEntry.consent.before', { day: formats.instant(terms.acceptedAt, 'date') })}
      </p>
      <div className={css['text']} lang="de">
        <TextBlocks blocks={terms.text} />
      </div>
    </>
  );
}

const idOf = (consent: Consent) => (consent.kind === 'terms' ? consent.terms.id : consent.approval.id);
const fieldOf = (id: string): string => `consent-${id}`;
