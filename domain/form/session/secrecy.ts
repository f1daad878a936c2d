import type { FieldLife } from '../nodes/node';

/** What of a field's life says who may see what stands in it. */
type Secret = Pick<FieldLife<never>, 'secrecy'>;

/** Whether a draft may hold what stands in a field. */
export const isKept = ({ secrecy }: Secret): boolean => secrecy !== 'unkept';
