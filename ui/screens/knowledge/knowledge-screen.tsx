import { productGroupId, type ProductGroupId } from '@domain/codes/ids';
import { highestMarket } from '@domain/knowledge/target-market';
import { verifiedOf, type KnownGroup } from '@domain/knowledge/group-progress';
import { ButtonLink } from '@ui/components/action/button-link';
import { classNames } from '@ui/components/class-names';
import { EmptyState } from '@ui/components/feedback/empty-state';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { PageHeading } from '@ui/components/text/page-heading';
import { pathOf } from '@ui/app/routes';
import { useLanguage, useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GroupList } from './group-list';
import type { KnowledgeModel } from './knowledge-model';
import css from './knowledge-screen.module.css';
import { LearningPath } from './learning-path';
import { TargetMarketPanel } from './target-market-panel';
import { originIn, originQuery, pathOfOrigin, type Origin } from './origin';

/** Names the open group in the address, so that a link leads to its path and Back leaves it. */
const GROUP = 'gruppe';

interface KnowledgeProps {
  readonly model: KnowledgeModel;
}

/** What the customer knows of securities, group by group, and the way to know more (KNO-01, KNO-02). */
export const KnowledgeScreen = observer(function KnowledgeScreen({ model }: KnowledgeProps) {
  const t = useTexts();
  const language = useLanguage();
  const [query] = useSearchParams();
  const named = query.get(GROUP);
  const origin = originIn(query);
  useEffect(() => {
    void model.load(language);
  }, [model, language]);
  useEffect(() => {
    model.show(named === null ? undefined : productGroupId(named));
  }, [model, named]);
  return (
    <div className={css['screen']}>
      <PageHeading
        trail={[{ text: t('shell.page.start'), to: pathOf('start') }, { text: t('shell.page.knowledge') }]}
      >
        {t('shell.page.knowledge')}
      </PageHeading>
      <RemoteView
        data={model.groups.data}
        subject={t('knowledge.subject')}
        onRetry={() => void model.load(language)}
      >
        {(groups) => <Overview model={model} groups={groups} origin={origin} />}
      </RemoteView>
    </div>
  );
});

const pathOfGroup = (id: ProductGroupId, origin: Origin | undefined): string =>
  `${pathOf('knowledge')}?${new URLSearchParams({ [GROUP]: id, ...(origin && originQuery(origin)) }).toString()}`;

interface OverviewProps extends KnowledgeProps {
  readonly groups: readonly KnownGroup[];
  readonly origin: Origin | undefined;
}

const Overview = observer(function Overview({ model, groups, origin }: OverviewProps) {
  const t = useTexts();
  const { open, learning } = model;
  return (
    <>
      <p className={css['intro']}>{t('knowledge.intro', verifiedOf(groups))}</p>
      <div className={classNames(css['columns'], learning !== undefined && css['hasPath'])}>
        <div className={css['groups']}>
          <GroupList groups={groups} open={open?.group.id} pathOf={(id) => pathOfGroup(id, origin)} />
          <TargetMarketPanel model={model.targetMarket} highest={highestMarket(groups)} />
          {origin !== undefined && learning === undefined && (
            <ButtonLink to={pathOfOrigin(origin)}>{t(`knowledge.from.${origin.page}`)}</ButtonLink>
          )}
        </div>
        <div className={css['path']}>
          {learning !== undefined && open !== undefined ? (
            <LearningPath
              key={open.group.id}
              model={learning}
              known={open}
              back={pathOf('knowledge')}
              origin={origin}
            />
          ) : (
            <EmptyState
              icon="graduation-cap"
              headline={t(
                learning === undefined ? 'knowledge.choose.headline' : 'knowledge.unknown.headline',
              )}
            >
              {t(learning === undefined ? 'knowledge.choose.text' : 'knowledge.unknown.text')}
            </EmptyState>
          )}
        </div>
      </div>
    </>
  );
});
