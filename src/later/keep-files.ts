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

/**
 * Keeps the files of this build, so that a reload without a network ends here and not at the browser (docs/adr/0013).
 * A browser that keeps none leaves everything else as it is.
 */
export function keepFiles({ navigator: { serviceWorker }, trustedTypes }: KeepingPage): void {
  if (serviceWorker === undefined) return;
  const policy = trustedTypes?.createPolicy('depotwerk-offline', { createScriptURL: () => file });
  const address = policy?.createScriptURL('') ?? file;
  for (const scope of scopes) serviceWorker.register(address, { scope }).catch(() => undefined);
}
