import type { ProductGroupId } from '@domain/codes/ids';
import { ofKind, verifiedOf, type KnownGroup, type LearningStatus } from '@domain/knowledge/group-progress';
import { groupKinds } from '@domain/knowledge/product-group';
import type { IconName } from '@ui/components/icon/icon-name';
import { Tag, type TagTone } from '@ui/components/text/tag';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { Link } from 'react-router-dom';
import { ClassMark } from './class-mark';
import css from './group-list.module.css';

const LOOK: Readonly<Record<LearningStatus, { readonly icon: IconName; readonly tone: TagTone }>> = {
  VERIFIED: { icon: 'check', tone: 'ok' },
  PROGRESS: { icon: 'circle-dot-dashed', tone: 'info' },
  LOCKED: { icon: 'lock', tone: 'warn' },
  UNVERIFIED: { icon: 'circle', tone: 'plain' },
};

interface GroupListProps {
  readonly groups: readonly KnownGroup[];
  readonly open: ProductGroupId | undefined;
  /** The address of a group's path. */
  readonly pathOf: (id: ProductGroupId) => string;
}

/** The groups by kind, each with its class, how far the customer has come, and what it lets one trade. */
export function GroupList({ groups, open, pathOf }: GroupListProps) {
  const t = useTexts();
  return groupKinds.map((kind) => {
    const ofThis = ofKind(groups, kind);
    return (
      <section key={kind} aria-labelledby={`groups-${kind}`}>
        <h2 id={`groups-${kind}`} className={css['head']}>
          {t(`knowledge.kind.${kind}`)} <span>{t('knowledge.known', verifiedOf(ofThis))}</span>
        </h2>
        <ul className={css['list']}>
          {ofThis.map(({ group, progress }) => (
            <li key={group.id}>
              <Link
                to={pathOf(group.id)}
                className={css['item']}
                aria-current={group.id === open ? 'true' : undefined}
              >
                <span className={css['name']}>{group.name}</span>
                <StatusTag status={progress.status} />
                <span className={css['more']}>
                  <Progress {...{ group, progress }} />
                </span>
                <ClassMark knowledgeClass={group.knowledgeClass} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

/** How the bank sees the customer's knowledge, in a word. */
export function StatusTag({ status }: { readonly status: LearningStatus }) {
  const t = useTexts();
  const { icon, tone } = LOOK[status];
  return (
    <Tag icon={icon} tone={tone}>
      {t(`knowledge.status.${status}`)}
    </Tag>
  );
}

function Progress({ group, progress: { lockedUntil, status } }: KnownGroup) {
  const t = useTexts();
  const formats = useFormats();
  if (status === 'LOCKED' && lockedUntil !== undefined)
    return t('knowledge.again', { moment: formats.instant(lockedUntil) });
  return group.allows;
}
