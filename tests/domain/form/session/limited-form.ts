import { form } from '@domain/form/form';
import { errorFinding, issueAt, type Issue, type IssueSource } from '@domain/form/issue';
import { flag } from '@domain/form/kinds/flag';
import { plainText, text } from '@domain/form/kinds/text';
import { is } from '@domain/form/nodes/condition';
import { confirmation } from '@domain/form/nodes/confirmation';
import { derive } from '@domain/form/nodes/derive';
import type { FactNodes } from '@domain/form/nodes/facts';
import { field } from '@domain/form/nodes/field';
import { ifKnown, optional } from '@domain/form/nodes/lenient';
import { outcomes } from '@domain/form/nodes/outcomes';
import { filled, rows } from '@domain/form/nodes/rows';
import { rule } from '@domain/form/nodes/rule';
import { FormSession } from '@domain/form/session/form-session';
import * as E from 'fp-ts/Either';
import { keys } from './order-like';

const digits = text((typed) => (/^\d+$/.test(typed) ? E.right(typed) : E.left(errorFinding('digits', ''))));
/** A finding without words. */
export const found = (path: string | undefined, key: string, source: IssueSource = 'rule'): Issue =>
  issueAt(path, errorFinding(key, ''), source);

const build = (fact: FactNodes<{ readonly today: string; readonly suggested: string }>) => {
  const amount = field(digits, { required: true });
  const isLimited = field(flag);
  const limit = field(digits, { when: is(isLimited, true) });
  const fixed = field(plainText, { disabled: true, initial: 'as it stands' });
  const venue = field(plainText, { follows: fact.suggested });
  const confirmed = confirmation([amount]);
  const pairs = rows(() => {
    const one = field(plainText);
    const other = field(plainText);
    const same = rule({ one, other }, ({ one: first, other: second }, at) =>
      first === second ? undefined : found(at.other, 'differs'),
    );
    return { one, other, same };
  });
  const ones = filled(pairs, ({ one }) => one);
  const order = derive({ amount, venue: optional(venue), today: fact.today }, (values) => E.right(values), {
    needed: true,
  });
  const atLimit = rule({ amount }, ({ amount: said }) =>
    said === '13' ? found('limit', 'unlucky') : undefined,
  );
  const nowhere = rule({ amount }, ({ amount: said }) =>
    said === '17' ? found('gone', 'nowhere') : undefined,
  );
  const once = rule({ amount }, ({ amount: said }) => (said === '23' ? found('amount', 'prime') : undefined));
  const twice = rule({ venue, amount }, ({ amount: said }) =>
    said === '23' ? found('amount', 'prime') : undefined,
  );
  const hint = rule({ amount }, ({ amount: said }) =>
    said === '19' ? { ...found('amount', 'hint'), severity: 'WARN' } : undefined,
  );
  const loose = derive({ amount }, () => E.left([found('amount', 'never said')]));
  const perhaps = ifKnown(fact.today);
  const all = outcomes({ amount, today: fact.today });
  return {
    amount,
    isLimited,
    limit,
    fixed,
    venue,
    confirmed,
    pairs,
    ones,
    order,
    atLimit,
    nowhere,
    hint,
    once,
    twice,
    loose,
    perhaps,
    all,
  };
};

/** A customer at a small form with a bit of everything. It is written anew for each test, so that what a reader is by itself is proved as well. */
export function start() {
  const session = new FormSession(form(build));
  const { nodes } = session;
  const say = (said: Partial<Record<'amount' | 'limit' | 'venue', string>>): void => {
    for (const [name, entry] of Object.entries(said)) session.field(nodes[name as 'amount']).setValue(entry);
  };
  const hear = (source: 'server' | 'async', ...issues: readonly (readonly [string | undefined, string])[]) =>
    session.hear(
      session.asked(),
      source,
      issues.map(([path, key]) => found(path, key, source)),
    );
  return {
    session,
    nodes,
    say,
    hear,
    issues: (node: typeof nodes.amount) => keys(session.field(node).view.issues),
  };
}
