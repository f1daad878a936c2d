/** Keys that no source spells out: how they begin, and why. */
export interface DynamicTextKeys {
  readonly prefix: string;
  readonly reason: string;
}

/** All groups of composed keys; a template like `tan.method.${type}.name` is understood without an entry here. */
export const dynamicTextKeys: readonly DynamicTextKeys[] = [];
