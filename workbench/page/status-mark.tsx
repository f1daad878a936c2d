import { classNames } from '../../ui/components/class-names';
import { Icon } from '../../ui/components/icon/icon';
import type { IconName } from '../../ui/components/icon/icon-name';
import { Tag, type TagTone } from '../../ui/components/text/tag';
import { VisuallyHidden } from '../../ui/components/text/visually-hidden';
import type { StepStatus } from '../runner/scenario-result';
import { statusWords, words } from '../words/words';
import css from './status-mark.module.css';

const looks: Readonly<Record<StepStatus, readonly [IconName, TagTone]>> = {
  passed: ['check', 'ok'],
  failed: ['octagon-x', 'error'],
  undefined: ['circle-question-mark', 'warn'],
  ambiguous: ['circle-question-mark', 'warn'],
  pending: ['circle', 'warn'],
  skipped: ['circle', 'plain'],
};

/** What became of something, as a sign; its word is said to screen readers. */
export function StatusMark({ status }: { readonly status: StepStatus | undefined }) {
  const [icon, tone] = looks[status ?? 'skipped'];
  return (
    <span className={classNames(css['mark'], css[tone])}>
      <Icon name={icon} />
      <VisuallyHidden>{status === undefined ? words.notRun : statusWords[status]}</VisuallyHidden>
    </span>
  );
}

interface StatusTagProps {
  readonly status: StepStatus;
  /** How many of them. */
  readonly count?: number;
}

/** What became of something, as sign and word. */
export function StatusTag({ status, count }: StatusTagProps) {
  const [icon, tone] = looks[status];
  return (
    <Tag icon={icon} tone={tone}>
      {count === undefined ? statusWords[status] : words.counts(count, status)}
    </Tag>
  );
}
