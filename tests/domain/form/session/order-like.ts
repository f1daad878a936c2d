import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { form } from '@domain/form/form';
import { errorFinding, issueAt, type Finding, type Issue } from '@domain/form/issue';
import { flag } from '@domain/form/kinds/flag';
import { identifier } from '@domain/form/kinds/identifier';
import { choice } from '@domain/form/kinds/one-of';
import { reference } from '@domain/form/kinds/reference';
import { text } from '@domain/form/kinds/text';
import { any, is } from '@domain/form/nodes/condition';
import { confirmation } from '@domain/form/nodes/confirmation';
import { derive } from '@domain/form/nodes/derive';
import type { FactNodes } from '@domain/form/nodes/facts';
import { field } from '@domain/form/nodes/field';
import { asOutcome, ifKnown, optional } from '@domain/form/nodes/lenient';
import { rule } from '@domain/form/nodes/rule';
import { FormSession } from '@domain/form/session/form-session';
import { compare, parseDecimal, type Decimal } from '@domain/money/decimal';
import { venueId, type VenueId } from '@domain/codes/ids';

/** A small order form: as the real one in what it asks of the engine, and short enough to be held in mind. */

export interface Facts {
  readonly suggestedVenue: VenueId;
  readonly quote: { readonly ask: Decimal };
}
export interface Paper {
  readonly isin: string;
  readonly name: string;
}
export const sap: Paper = { isin: 'DE0007164600', name: 'SAP' };

export const types = ['MARKET', 'LIMIT', 'STOP_LIMIT'] as const;
export type Type = (typeof types)[number];

const found = (key: string): Finding => errorFinding(key, key);
export const price = (typed: string): E.Either<Finding, Decimal> => {
  const number = parseDecimal(typed.replace(',', '.'));
  return O.isSome(number) ? E.right(number.value) : E.left(found('no-number'));
};

export type Terms =
  | { readonly type: 'MARKET' }
  | { readonly type: 'LIMIT'; readonly limit: Decimal }
  | { readonly type: 'STOP_LIMIT'; readonly limit: Decimal; readonly trigger: Decimal };

export const orderLike = form((fact: FactNodes<Facts>) => {
  const instrument = field(
    reference<Paper>('paper', ({ isin }) => isin),
    { missing: found('instrument-missing') },
  );
  const venue = field(identifier(venueId), {
    follows: fact.suggestedVenue,
    missing: found('venue-missing'),
  });
  const quantity = field(text(price), { missing: found('quantity-missing') });
  const type = field(choice(types, 'MARKET'));
  const trigger = field(text(price), { when: is(type, 'STOP_LIMIT'), missing: found('trigger-missing') });
  const limit = field(text(price), {
    when: any(is(type, 'LIMIT'), is(type, 'STOP_LIMIT')),
    missing: found('limit-missing'),
  });
  const manual = field(flag);
  const sentAs = derive({ type, limit: asOutcome(limit) }, ({ type: chosen, limit: typed }) =>
    E.right<never, Type>(chosen === 'LIMIT' && typed.kind === 'empty' ? 'MARKET' : chosen),
  );
  const terms = derive(
    { sentAs, limit: optional(limit), trigger: optional(trigger) },
    (values, at): E.Either<readonly Issue[], Terms> => {
      const { sentAs: sent, limit: most, trigger: from } = values;
      if (sent === 'MARKET') return E.right({ type: sent });
      if (most === undefined) return E.left([issueAt(at.limit, found('limit-missing'), 'rule')]);
      if (sent === 'LIMIT') return E.right({ type: sent, limit: most });
      if (from === undefined) return E.left([issueAt(at.trigger, found('trigger-missing'), 'rule')]);
      return E.right({ type: sent, limit: most, trigger: from });
    },
  );
  const freeAmount = confirmation([quantity, terms]);
  const request = derive({ instrument, venue, quantity, terms, freeAmount }, (order) => E.right(order), {
    needed: true,
  });
  const aboveMarket = rule({ terms, quote: ifKnown(fact.quote) }, ({ terms: read, quote }, at) =>
    read.type !== 'LIMIT' || quote === undefined || compare(read.limit, quote.ask) <= 0
      ? undefined
      : { ...issueAt(at.terms, found('above-market'), 'rule'), field: 'limit', severity: 'WARN' },
  );
  return {
    instrument,
    venue,
    quantity,
    type,
    trigger,
    limit,
    manual,
    freeAmount,
    sentAs,
    terms,
    request,
    aboveMarket,
  };
});

export const open = () => new FormSession(orderLike);
export const keys = (issues: readonly Issue[]): readonly string[] =>
  issues.map(({ field: at, key }) => `${at ?? '-'} ${key}`);
