import { createElement, lazy, type ComponentType } from 'react';
import { patiently } from '../progress/patiently';

/** Parts whose code did not come; each is fetched anew once it has been said. */
const lost = new Set<() => void>();

/** Has parts that did not come fetched anew when they are shown again: a browser's own memory of them would never try. */
export function forgetLostParts(): void {
  for (const forget of lost) forget();
  lost.clear();
}

/**
 * A part of a page whose code comes when it is shown; a fetch that fails on a bad line is tried again (SH-10). What does not
 * come is for the boundary around the page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await patiently(load) };
      } catch (reason) {
        lost.add(() => (Part = begin()));
        throw reason;
      }
    });
  let Part = begin();
  return function LazyPart(props: Props) {
    return createElement(Part, props);
  };
}
