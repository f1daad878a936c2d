import { enterableOrderTypes, type EnterableOrderType } from '@domain/order/order-request';

/** The order types that stops which follow the price come in, in the order in which they are offered. */
export const trailingTypes = [
  'TRAILING_STOP_MARKET',
  'TRAILING_STOP_LIMIT',
  'TRAILING_STOP_NATIVE_MARKET',
] as const satisfies readonly EnterableOrderType[];

type Trailing = (typeof trailingTypes)[number];

/** What the type is chosen from: the types, with those that follow the price as one. */
export type TypeFamily<Type extends EnterableOrderType> = Exclude<Type, Trailing> | 'TRAILING';

/** Whether a type is a stop that follows the price. */
export const isTrailing = (type: EnterableOrderType): type is Trailing =>
  trailingTypes.some((trailing) => trailing === type);

/** The choice a type stands under. */
export function familyOf<Type extends EnterableOrderType>(type: Type): TypeFamily<Type>;
export function familyOf(type: EnterableOrderType): TypeFamily<EnterableOrderType> {
  return isTrailing(type) ? 'TRAILING' : type;
}

/** The choices among some types, each once, in the order of the catalogue. */
export function familiesOf<Type extends EnterableOrderType>(
  types: readonly Type[],
): readonly TypeFamily<Type>[] {
  const known: readonly EnterableOrderType[] = enterableOrderTypes;
  const ranked = [...types].sort((a, b) => known.indexOf(a) - known.indexOf(b));
  return [...new Set(ranked.map((type) => familyOf(type)))];
}

/** The type a choice stands for: of those that follow the price the one chosen before, else the first offered. */
export const typeOf = <Type extends EnterableOrderType>(
  family: TypeFamily<Type>,
  offered: readonly Type[],
  before: Type,
): Type | undefined => {
  if (familyOf(before) === family) return before;
  return offered.find((type) => familyOf(type) === family);
};
