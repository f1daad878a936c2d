import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { patiently } from '../progress/patiently';

/** A part of a page whose code comes when it is shown; a fetch that fails on a bad line is tried again (SH-10). */
export const lazyPart = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await patiently(load) }));
