import type { PrefilledField } from '../application-configuration';
import type { NamedValue } from '../application-request';
import { MOST_IDENTIFIERS } from '../catalogue/field-spec';
import type { Selection } from './sales-fields';

/** The fixed id of the module of the girocard (brokerage.md 3; the value: docs/decisions/wire.md). */
const GIROCARD_MODULE = '5c0f5d2e-6b1e-4a57-9d43-0a1f6f2b7c11';

/** How many the bank takes beside it. */
const MOST_BESIDE = MOST_IDENTIFIERS - 1;

/** The cards that modules are of, by the names the bank gives these (brokerage.md 3). */
const cards = {
  GIROCARD: 'KARTEN.GIROCARD_',
  VISA_DEBITKARTE: 'KARTEN.DEBITKARTE_',
  VISA_KARTE: 'KARTEN.KREDITKARTE_',
  CREDITCARD_PREMIUM: 'KARTEN.KREDITKARTE_',
} as const;

type Named = Pick<Selection, 'moduleIds' | 'names'>;
type Offered = Named & Pick<Selection, 'bundleIds'>;
type Card = (typeof cards)[keyof typeof cards];

/** The card a module is of; that of the girocard is known without its name. */
function cardOf(id: string, { names }: Pick<Selection, 'names'>): Card | undefined {
  const name = id === GIROCARD_MODULE ? 'GIROCARD' : names.get(id);
  return Object.entries(cards).find(([module]) => module === name)?.[1];
}

/** Who follows a link to a card finds it chosen; what the bank offers everybody is no choice of theirs. */
export function chosenByModule({
  link,
  ...selection
}: Named & Pick<Selection, 'link'>): readonly PrefilledField[] {
  if (link.wref === undefined && link.moduleIds.length === 0) return [];
  const chosen = selection.moduleIds.flatMap((id) => cardOf(id, selection) ?? []);
  return [...new Set(chosen)].map((card) => ({ name: `${card}I1`, entry: true }));
}

/**
 * The modules with what was said of cards: that of a card goes along only if somebody takes one, hence not where none is
 * asked for. That of the girocard, whose id is fixed, goes along though nothing has named it.
 */
export function withCardModules<Chosen extends Named>(
  selection: Chosen,
  said: readonly NamedValue[],
): Chosen {
  const isTaken = (card: Card): boolean =>
    said.some(({ name, value }) => name.startsWith(card) && value === true);
  const kept = selection.moduleIds.filter((id) => {
    const card = cardOf(id, selection);
    return id !== GIROCARD_MODULE && (card === undefined || isTaken(card));
  });
  return {
    ...selection,
    moduleIds: isTaken(cards.GIROCARD) ? [...kept.slice(0, MOST_BESIDE), GIROCARD_MODULE] : kept,
  };
}

/**
 * What of the selection a link has brought and is sent: what the bank offers everybody is nobody's choice, and what goes
 * along for a card that was ticked is said at the card.
 */
export function chosenByLink(selection: Selection, said: readonly NamedValue[]): Offered {
  const { wref, moduleIds, bundleIds } = selection.link;
  const hasLink = wref !== undefined || moduleIds.length + bundleIds.length > 0;
  if (!hasLink) return { ...selection, moduleIds: [], bundleIds: [] };
  const sent = withCardModules(selection, said);
  return { ...sent, moduleIds: sent.moduleIds.filter((id) => selection.moduleIds.includes(id)) };
}
