import { useTexts } from '@ui/i18n/use-texts';
import { BankWords } from '../text/bank-words';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-name';
import css from './issue-text.module.css';
import type { ShownIssue } from './shown-issue';
import { TextButton } from '../action/text-button';
import { VisuallyHidden } from '../text/visually-hidden';
import type { MessagePart } from '@ui/i18n/message-parts';
import { Link } from 'react-router-dom';

const icons: Record<ShownIssue['severity'], IconName> = {
  ERROR: 'octagon-alert',
  WARN: 'triangle-alert',
  INFO: 'info',
};

/** Within the portal what is typed here stays at hand; another site is another page. */
function Way({ href, text }: Exclude<MessagePart, string>) {
  return href.startsWith('/ngbrk/') ? <Link to={href}>{text}</Link> : <a href={href}>{text}</a>;
}

/** The words alone, with the links within them, for what says them beside its own. */
export function IssueWords({ issue }: { readonly issue: ShownIssue }) {
  const { parts = [issue.text], isBanks = false } = issue;
  const words = parts.map((part) => (typeof part === 'string' ? part : <Way key={part.href} {...part} />));
  return isBanks ? <BankWords>{words}</BankWords> : words;
}

/** What a field or form says: an icon for its weight, the words, and the action that mends it. */
export function IssueText({ issue }: { readonly issue: ShownIssue }) {
  const t = useTexts();
  const { remedy } = issue;
  return (
    <div className={classNames(css['issue'], css[issue.severity])}>
      <Icon name={icons[issue.severity]} />
      <div>
        <VisuallyHidden>{`${t(`common.severity.${issue.severity}`)}: `}</VisuallyHidden>
        <IssueWords issue={issue} />
        {remedy && (
          <div>
            <TextButton onPress={remedy.apply}>{remedy.label}</TextButton>
          </div>
        )}
      </div>
    </div>
  );
}
