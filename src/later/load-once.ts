import type { Container, ContainerModule } from 'inversify';

const loaded = new WeakMap<Container, Set<ContainerModule>>();

/** Adds modules that came with a chunk; one that is in the container already is left alone. */
export function loadOnce(container: Container, ...modules: readonly ContainerModule[]): void {
  const known = loaded.get(container) ?? new Set();
  loaded.set(container, known);
  for (const module of modules.filter((candidate) => !known.has(candidate))) {
    known.add(module);
    container.load(module);
  }
}
