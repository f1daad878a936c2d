import { messagesFrom, type WireMessage } from '@sandbox/platform/http/message';

/** The one key that names a product within (brokerage.md 8). */
export function debitNotAllowed(product: string, origin: string): WireMessage {
  const key = `fehler-lastschrift-von-${product}-nicht-erlaubt`;
  const { error } = messagesFrom({ [key]: 'Hierfür ist eine Lastschrift nicht möglich ({product}).' });
  return error(key, { args: { product }, origin: [origin] });
}
