import { pathOf } from '@ui/app/routes';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { Icon } from '@ui/components/icon/icon';
import type { IconName } from '@ui/components/icon/icon-name';
import { Skeleton } from '@ui/components/progress/skeleton';
import { SectionHead } from '@ui/components/text/section-head';
import { positionName } from '@domain/depot/position-name';
import { instrumentOf } from '@domain/order/open/order-name';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { productPath } from '@ui/parts/application/product-path';
import { positionPath } from '@ui/parts/depot/position-path';
import { happeningIcons, happeningPlace } from '@ui/parts/notification/happening-place';
import { HappeningText } from '@ui/parts/notification/happening-text';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DayModel } from './day-model';
import css from './day.module.css';
import { ValueLine } from './value-line';

interface DayProps {
  readonly model: DayModel;
}

/** Most entries of a list here; the order book and the bell have them all. */
const MOST = 4;

/** The value with its line, what happened today, and what needs the customer. */
export const DayView = observer(function DayView({ model }: DayProps) {
  const t = useTexts();
  useEffect(() => {
    void model.load();
    return model.follow();
  }, [model]);
  return (
    <div className={css['day']}>
      {model.hasOwnDepot && <Value model={model} />}
      <div className={css['lists']}>
        {model.isRead ? (
          <>
            <ToDo model={model} />
            <Today model={model} />
          </>
        ) : (
          <Skeleton words={t('common.loading', { subject: t('start.day.toDoSubject') })} rows={4} />
        )}
      </div>
    </div>
  );
});

const Value = observer(function Value({ model }: DayProps) {
  const t = useTexts();
  return (
    <section aria-labelledby="value">
      <SectionHead id="value">{t('start.day.value')}</SectionHead>
      <div className={css['place']}>
        <RemoteView data={model.curve} subject={t('depot.history.subject')} onRetry={model.reloadCurve}>
          {(points) => <ValueLine points={points} />}
        </RemoteView>
      </div>
    </section>
  );
});

/** What waits for the customer: what was begun, what ends soon, what is unread. */
const ToDo = observer(function ToDo({ model }: DayProps) {
  const t = useTexts();
  const formats = useFormats();
  const { begun, begunApplications, endingSoon, lapsed } = model;
  const { documents = 0, answers = 0 } = model.unread.value ?? {};
  const [first] = endingSoon;
  const names = [...new Set(endingSoon.map((order) => instrumentOf(order)?.name ?? ''))].filter(Boolean);
  const counted = begunApplications.length + lapsed.length + documents + answers;
  const isNothing = begun === undefined && first === undefined && counted === 0;
  const isKnown = model.toDo.kind === 'loaded';
  return (
    <section aria-labelledby="to-do">
      <SectionHead id="to-do">{t('start.day.toDo')}</SectionHead>
      <ul className={css['list']}>
        {begun !== undefined && (
          <Entry icon="file-pen" to={pathOf('orderEntry')} more={t('start.day.begunMore')}>
            {t('start.day.begun', { name: begun })}
          </Entry>
        )}
        {begunApplications.slice(0, MOST).map((product) => (
          <Entry key={product} icon="file-pen" to={productPath(product)} more={t('start.day.begunMore')}>
            {t('start.day.begunApplication', { title: t(`application.title.${product}`) })}
          </Entry>
        ))}
        {lapsed.slice(0, MOST).map(({ position, at }) => (
          <Entry
            key={position.id}
            icon={happeningIcons.expired}
            to={positionPath('orderProtection', position)}
            more={t('start.day.lapsedMore', {
              day: formats.instant(at, 'date'),
              quantity: formats.amount(position.availableQuantityToHedge),
            })}
          >
            {t('start.day.lapsed', { name: positionName(position) })}
          </Entry>
        ))}
        {first?.validUntil !== undefined && (
          <Entry
            icon="hourglass"
            to={`${pathOf('orderBook')}?depot=${first.depotId}&zeitraum=all`}
            more={names.slice(0, MOST).join(', ')}
          >
            {t('start.day.ending', { count: endingSoon.length, day: formats.day(first.validUntil) })}
          </Entry>
        )}
        {answers > 0 && (
          <Entry icon={happeningIcons.message} to={pathOf('messages')} more={t('start.day.answersMore')}>
            {t('start.day.answers', { count: answers })}
          </Entry>
        )}
        {documents > 0 && (
          <Entry icon="message-square" to={pathOf('postbox')} more={t('start.day.documentsMore')}>
            {t('start.day.documents', { count: documents })}
          </Entry>
        )}
        {isNothing && isKnown && <li className={css['none']}>{t('start.day.nothingToDo')}</li>}
      </ul>
      {!isKnown && (
        <RemoteView
          data={model.toDo}
          subject={t('start.day.toDoSubject')}
          onRetry={() => void model.load()}
          skeleton={
            <Skeleton words={t('common.loading', { subject: t('start.day.toDoSubject') })} rows={1} />
          }
        >
          {() => null}
        </RemoteView>
      )}
    </section>
  );
});

const Today = observer(function Today({ model }: DayProps) {
  const t = useTexts();
  const formats = useFormats();
  return (
    <section aria-labelledby="today">
      <SectionHead id="today">{t('start.day.today')}</SectionHead>
      <RemoteView
        data={model.happened.data}
        subject={t('start.day.todaySubject')}
        onRetry={() => void model.load()}
      >
        {() => (
          <ul className={css['list']}>
            {model.todays.slice(0, MOST).map((each) => (
              <Entry
                key={each.id}
                icon={happeningIcons[each.happening.kind]}
                to={happeningPlace(each.happening)}
                more={formats.instant(each.at)}
              >
                <HappeningText notification={each} />
              </Entry>
            ))}
            {model.todays.length === 0 && <li className={css['none']}>{t('start.day.nothingToday')}</li>}
          </ul>
        )}
      </RemoteView>
    </section>
  );
});

interface EntryProps {
  readonly icon: IconName;
  readonly to: string;
  readonly more: string;
  readonly children: ReactNode;
}

function Entry({ icon, to, more, children }: EntryProps) {
  return (
    <li className={css['entry']}>
      <Icon name={icon} />
      <span>
        <Link to={to}>{children}</Link>
        <small>{more}</small>
      </span>
    </li>
  );
}
