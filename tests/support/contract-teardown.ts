/** Stops the bank of the contract suites and removes its data. */
export default async function stopBank(): Promise<void> {
  await globalThis.contractSandbox?.stop();
}
