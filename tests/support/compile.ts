import { compiling, type Compilation } from '@domain/product-application/engine/compile';

/** An application made at one go: nobody looks on. */
export function compile(...of: Parameters<typeof compiling>): Compilation {
  const parts = compiling(...of);
  let part = parts.next();
  while (part.done !== true) part = parts.next();
  return part.value;
}
