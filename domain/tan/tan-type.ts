/** The ways a customer can prove the second factor, verbatim as the bank names them (portal.md 2.7). */
export const tanTypes = ['M_TAN', 'P_TAN', 'P_TAN_PUSH', 'P_TAN_APP', 'TAN_FREI'] as const;

/** One way to prove the second factor. */
export type TanType = (typeof tanTypes)[number];

/** Whether the bank's word names a way the portal knows. */
export const isTanType = (text: string): text is TanType => tanTypes.some((type) => type === text);

/** A way the customer may choose: P_TAN_APP and TAN_FREI are delivered but never offered (portal.md 2.7). */
export type OfferedTanType = Exclude<TanType, 'P_TAN_APP' | 'TAN_FREI'>;

const rank: Readonly<Record<OfferedTanType, number>> = { P_TAN_PUSH: 0, P_TAN: 1, M_TAN: 2 };

const isOffered = (type: TanType): type is OfferedTanType => type in rank;

/** The types to offer, each once, in a fixed order, whatever the order and repetition of the delivery. */
export function offeredTypes(available: readonly TanType[]): readonly OfferedTanType[] {
  return [...new Set(available)].filter(isOffered).sort((a, b) => rank[a] - rank[b]);
}
