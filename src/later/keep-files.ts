import type { Scheduler } from '@application/ports/scheduler';
import { whenQuiet } from '@ui/app/when-quiet';

/** Where the build writes the worker (`scripts/webpack/offline-plugin.ts`). */
const file = '/ngbrk/offline.js';
const scopes = ['/ngbrk/', '/cp/error'];

interface AddressPolicy {
  /** Looks like text and is taken as text; a browser with trusted types takes it, and no other, for a script's address. */
  createScriptURL(input: string): string;
}

/** What of a window it takes to keep files; browsers know more or less of it. */
interface KeepingPage {
  readonly navigator: {
    readonly serviceWorker?: {
      register(address: string, options: { readonly scope: string }): Promise<unknown>;
    };
  };
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL: () => string }): AddressPolicy;
  };
}

/** Milliseconds after which the files are kept although the page is never quiet. */
const AT_LAST = 30_000;

/** Pages that keep them already. */
const keeping = new WeakSet<KeepingPage>();

/**
 * A build is some hundred files, which the worker unpacks beside the page: no page has to share its processor with them,
 * unless it is never quiet.
 */
export function keepFilesInTime(page: KeepingPage, scheduler: Pick<Scheduler, 'after'>): void {
  const keep = (): void => keepFiles(page);
  whenQuiet(keep);
  scheduler.after(AT_LAST, keep);
}

/**
 * Keeps the files of this build, once for a page, so that a reload without a network ends here and not at the browser
 * (docs/adr/0013). A browser that keeps none leaves everything else as it is.
 */
function keepFiles(page: KeepingPage): void {
  const {
    navigator: { serviceWorker },
    trustedTypes,
  } = page;
  if (serviceWorker === undefined || keeping.has(page)) return;
  keeping.add(page);
  const policy = trustedTypes?.createPolicy('depotwerk-offline', { createScriptURL: () => file });
  const address = policy?.createScriptURL('') ?? file;
  for (const scope of scopes) serviceWorker.register(address, { scope }).catch(() => undefined);
}
