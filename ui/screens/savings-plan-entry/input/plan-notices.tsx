import { pathOf } from '@ui/app/routes';
import { Notice } from '@ui/components/feedback/notice';
import { MessageWords } from '@ui/components/text/message-words';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import css from '../plan-entry.module.css';
import type { PlanNotice } from '@domain/savings-plan/form/plan-issues';
import type { ShownNodes } from './observed-plan';

interface PlanNoticesProps {
  readonly notices: readonly PlanNotice[];
  readonly nodes: ShownNodes<'positions'>;
}

/** What the bank says besides that lets the plan pass, with the way to each security it says it of (SAV-04). */
export const PlanNotices = observer(function PlanNotices({ notices, nodes }: PlanNoticesProps) {
  return notices.map(({ message, rows }, index) => {
    const securities = nodes.positions.rows.flatMap(({ key, nodes: row }) =>
      rows.includes(key) ? (row.instrument.value ?? []) : [],
    );
    return (
      <Notice
        key={`${message.key} ${String(index)}`}
        kind={message.severity === 'WARN' ? 'warn' : 'info'}
        headline={<MessageWords messages={[message]} />}
      >
        {securities.length === 0 ? undefined : (
          // Its page has the sheet and all else there is to read; what is typed here is kept meanwhile.
          <ul className={css['securities']}>
            {securities.map(({ isin, name }) => (
              <li key={isin}>
                <Link to={pathOf('security', { isin })}>{name}</Link>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    );
  });
});
