import type { Depot } from '@domain/depot/depot';
import { isRaised, targetMarketNamed, targetMarkets } from '@domain/knowledge/target-market';
import type { KnowledgeClass } from '@domain/knowledge/product-group';
import { Button } from '@ui/components/action/button';
import { ChoiceField } from '@ui/components/field/choice-field';
import { Notice } from '@ui/components/feedback/notice';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { useFocusOnChange } from '@ui/components/text/use-focus-on-change';
import { MessageWords } from '@ui/components/text/message-words';
import { depotNumber } from '@ui/parts/depot/depot-name';
import { useTexts } from '@ui/i18n/use-texts';
import { AttemptTrace } from '@ui/release/attempt-trace';
import { ReleaseView } from '@ui/release/release-view';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { TargetMarketModel } from './target-market-model';
import css from './target-market-panel.module.css';

/** The panel's place on its page, as an address names it. */
const PLACE = 'target-market';

interface TargetMarketProps {
  readonly model: TargetMarketModel;
  /** The most the customer may choose by what they have proved. */
  readonly highest: KnowledgeClass;
}

/** For whom each depot is meant, and how to change it (KNO-03). */
export const TargetMarketPanel = observer(function TargetMarketPanel({ model, highest }: TargetMarketProps) {
  const t = useTexts();
  useEffect(() => {
    void model.open();
    return model.dispose;
  }, [model]);
  return (
    <section className={css['panel']} aria-labelledby={PLACE}>
      <MarketHead model={model} />
      <p>{t('knowledge.market.text')}</p>
      <MarketEndNotice model={model} />
      <RemoteView
        data={model.depots.data}
        subject={t('knowledge.market.subject')}
        onRetry={() => void model.open()}
      >
        {(depots) => <Markets model={model} depots={depots} highest={highest} />}
      </RemoteView>
    </section>
  );
});

/** By itself before what became of a release: that takes the focus after it, and keeps it. */
const MarketHead = observer(function MarketHead({ model }: Pick<TargetMarketProps, 'model'>) {
  const t = useTexts();
  const { hash } = useLocation();
  const head = useFocusOnChange(model.release.stage.kind === 'proof' ? 'proof' : 'choice');
  useEffect(() => {
    // A plan that this depot is not meant for leads here, past all the groups.
    if (hash === `#${PLACE}`) head.current?.focus();
  }, [hash, head]);
  return (
    <h2 id={PLACE} ref={head} tabIndex={-1}>
      {t('knowledge.market.title')}
    </h2>
  );
});

const Markets = observer(function Markets({
  model,
  depots,
  highest,
}: TargetMarketProps & { readonly depots: readonly Depot[] }) {
  if (model.release.stage.kind !== 'none') return <MarketRelease model={model} depots={depots} />;
  return (
    <div className={css['depots']}>
      {depots.map((depot) => (
        <DepotMarket key={depot.id} model={model} depot={depot} highest={highest} />
      ))}
    </div>
  );
});

const DepotMarket = observer(function DepotMarket({
  model,
  depot,
  highest,
}: TargetMarketProps & { readonly depot: Depot }) {
  const t = useTexts();
  const present = targetMarketNamed(depot.targetMarket);
  const market = model.marketOf(depot);
  const name = (of: KnowledgeClass): string => t(`knowledge.class.${of}`);
  return (
    <form
      noValidate
      className={css['depot']}
      onSubmit={(event) => {
        event.preventDefault();
        if (market !== present)
          model.proceed(
            depot,
            t('knowledge.market.sentence', {
              depot: depotNumber(t, depot),
              from: name(present),
              to: name(market),
            }),
          );
      }}
    >
      <ChoiceField
        id={`market-${depot.id}`}
        label={t('knowledge.market.label', { depot: depotNumber(t, depot) })}
        hint={t('knowledge.market.hint', { highest: name(highest) })}
        value={market === 'UNKNOWN' ? undefined : market}
        choices={targetMarkets.map((value) => ({
          value,
          label: name(value),
          disabled: isRaised(highest, value) && isRaised(present, value),
        }))}
        onChange={(value) => model.choose(depot.id, value)}
      />
      <Button type="submit" blocked={market === present ? t('knowledge.market.same') : undefined}>
        {t(isRaised(present, market) ? 'knowledge.market.raise' : 'knowledge.market.change')}
      </Button>
    </form>
  );
});

const MarketRelease = observer(function MarketRelease({
  model,
  depots,
}: Pick<TargetMarketProps, 'model'> & { readonly depots: readonly Depot[] }) {
  const t = useTexts();
  const { wanted } = model;
  const depot = depots.find(({ id }) => id === wanted?.depotId);
  return (
    <ReleaseView
      model={model.release}
      proof={
        wanted &&
        depot && {
          words: (
            <p>
              {t('knowledge.market.sentence', {
                depot: depotNumber(t, depot),
                from: t(`knowledge.class.${targetMarketNamed(depot.targetMarket)}`),
                to: t(`knowledge.class.${wanted.targetMarket}`),
              })}
            </p>
          ),
          submitLabel: t('knowledge.market.submit'),
          back: (
            <Button variant="text" icon="arrow-left" onPress={model.reconsider}>
              {t('knowledge.market.reconsider')}
            </Button>
          ),
        }
      }
    />
  );
});

const MarketEndNotice = observer(function MarketEndNotice({ model }: Pick<TargetMarketProps, 'model'>) {
  const t = useTexts();
  const { end } = model;
  switch (end?.kind) {
    case undefined:
      return null;
    case 'changed':
      return (
        <Notice kind="ok" headline={t('knowledge.market.changed')} announced="status">
          {t('knowledge.market.now', { market: t(`knowledge.class.${end.change.targetMarket}`) })}
        </Notice>
      );
    case 'refused':
      return (
        <Notice kind="error" headline={t('knowledge.market.refused')} announced="alert" takesFocus>
          {end.messages.map((message) => (
            <p key={message.key}>
              <MessageWords messages={[message]} />
            </p>
          ))}
        </Notice>
      );
    case 'not-arrived':
      return (
        <Notice kind="warn" headline={t('knowledge.market.refused')} announced="alert" takesFocus>
          <p>{t('knowledge.market.notArrived')}</p>
          <AttemptTrace intent={end.intent} />
        </Notice>
      );
  }
});
