import { ContactLine } from '@ui/components/contact/contact-line';
import { CHALLENGES, TRIES } from '@domain/tan/tan-limits';
import type { TanMethods } from '@domain/tan/tan-methods';
import { offeredTypes } from '@domain/tan/tan-type';
import { Icon } from '@ui/components/icon/icon';
import { Notice } from '@ui/components/feedback/notice';
import { pathOf } from '@ui/app/routes';
import { PageHeading } from '@ui/components/text/page-heading';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { SectionHead } from '@ui/components/text/section-head';
import { SummaryList } from '@ui/components/text/summary-list';
import { Tag } from '@ui/components/text/tag';
import { useTexts } from '@ui/i18n/use-texts';
import { tanMethodIcons } from '@ui/tan/tan-method-icons';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { TanCommonModel } from './tan-common-model';
import css from './tan-common-screen.module.css';

/** Which ways of release the customer has, how each works, and what is left of each counter. */
export const TanCommonScreen = observer(function TanCommonScreen({
  model,
}: {
  readonly model: TanCommonModel;
}) {
  const t = useTexts();
  useEffect(() => {
    void model.load();
  }, [model]);
  return (
    <div className={css['screen']}>
      <div>
        <PageHeading
          trail={[{ text: t('shell.page.start'), to: pathOf('start') }, { text: t('shell.page.tanCommon') }]}
        >
          {t('shell.page.tanCommon')}
        </PageHeading>
        <p>{t('tan.common.intro')}</p>
      </div>
      <RemoteView data={model.methods} subject={t('tan.common.subject')} onRetry={() => void model.load()}>
        {(methods) => (
          <>
            <State methods={methods} />
            <Methods methods={methods} />
          </>
        )}
      </RemoteView>
    </div>
  );
});

interface MethodsProps {
  readonly methods: TanMethods;
}

function State({ methods: { isLocked, triesLeft, challengesLeft } }: MethodsProps) {
  const t = useTexts();
  return (
    <section>
      <SectionHead>{t('tan.common.state')}</SectionHead>
      {isLocked && (
        <Notice kind="error" icon="lock" headline={t('tan.locked.headline')}>
          <p>{t('tan.locked.text')}</p>
          <ContactLine />
        </Notice>
      )}
      <SummaryList
        rows={[
          {
            id: 'state',
            label: t('tan.common.release'),
            value: isLocked ? (
              <Tag icon="lock" tone="error">
                {t('tan.common.locked')}
              </Tag>
            ) : (
              <Tag icon="shield-check" tone="ok">
                {t('tan.common.active')}
              </Tag>
            ),
          },
          {
            id: 'tries',
            label: t('tan.meter.tries'),
            value: t('tan.meter.left', { left: triesLeft, all: TRIES }),
          },
          {
            id: 'challenges',
            label: t('tan.meter.challenges'),
            value: t('tan.meter.left', { left: challengesLeft, all: CHALLENGES }),
          },
        ]}
      />
      <p className={css['hint']}>{t('tan.common.counting', { tries: TRIES, challenges: CHALLENGES })}</p>
    </section>
  );
}

function Methods({ methods: { favourite, methods } }: MethodsProps) {
  const t = useTexts();
  const recipient = methods.find(({ type }) => type === 'M_TAN')?.recipient;
  return (
    <section>
      <SectionHead>{t('tan.common.methods')}</SectionHead>
      <ul className={css['methods']}>
        {offeredTypes(methods.map(({ type }) => type)).map((type) => (
          <li key={type} className={css['method']}>
            <Icon name={tanMethodIcons[type]} />
            <div>
              <h3 className={css['name']}>
                {t(`tan.method.${type}.name`)}{' '}
                {type === favourite && <Tag icon="check">{t('tan.common.favourite')}</Tag>}
              </h3>
              <p>{t(`tan.common.how.${type}`)}</p>
              {type === 'M_TAN' && recipient !== undefined && (
                <p className={css['hint']}>{t('tan.common.recipient', { recipient })}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <div className={css['hint']}>
        <p>{t('tan.common.change')}</p>
        <ContactLine />
      </div>
    </section>
  );
}
