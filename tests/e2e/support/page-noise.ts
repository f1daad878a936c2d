import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** What the browser itself prints for an answer a journey ordered: a fault, a wrong TAN, an ended session. */
const ownReport = /^Failed to load resource/;
const answeredByBank = /\/(api|cms|cp|login)(\/|$)/;
/** A journey alone takes the connection away; what is fetched ahead just then does not come. */
const takenAway = /net::ERR_INTERNET_DISCONNECTED$/;

const isOrdered = (message: ConsoleMessage): boolean =>
  ownReport.test(message.text()) &&
  (answeredByBank.test(message.location().url) || takenAway.test(message.text()));

/** Collects what no customer's console may show: errors, uncaught exceptions, violations of the security policy. */
export async function collectNoise(context: BrowserContext): Promise<readonly string[]> {
  const noise: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && !isOrdered(message))
      noise.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => noise.push(error.error().stack ?? error.error().message));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      reportError(new Error(`Policy violated: ${violatedDirective} ${blockedURI} ${sample}`));
    });
  });
  return noise;
}
