import type { PrefilledField } from '../application-configuration';
import type { NamedValue } from '../application-request';
import { MOST_IDENTIFIERS } from '../catalogue/field-spec';
import type { Selection } from './sales-fields';

/** The fixed id of the module of the debit card, the girocard (brokerage.md 3; the value: docs/decisions/wire.md). */
const GIROCARD_MODULE = '5c0f5d2e-6b1e-4a57-9d43-0a1f6f2b7c11';

/** What the bank takes besides. */
const MOST_BESIDE = MOST_IDENTIFIERS - 1;

/** Who follows a link to the girocard finds it chosen. */
export const chosenByModule = ({ moduleIds }: Pick<Selection, 'moduleIds'>): readonly PrefilledField[] =>
  moduleIds.includes(GIROCARD_MODULE) ? [{ name: 'KARTEN.GIROCARD_I1', entry: true }] : [];

/** The modules with what was said of cards: that of the girocard goes along if, and only if, somebody takes one. */
export function withGirocard<Chosen extends Pick<Selection, 'moduleIds'>>(
  selection: Chosen,
  said: readonly NamedValue[],
): Chosen {
  const answers = said.filter(({ name }) => name.startsWith('KARTEN.GIROCARD_'));
  if (answers.length === 0) return selection;
  const others = selection.moduleIds.filter((id) => id !== GIROCARD_MODULE);
  const isTaken = answers.some(({ value }) => value === true);
  return { ...selection, moduleIds: isTaken ? [...others.slice(0, MOST_BESIDE), GIROCARD_MODULE] : others };
}
