import type { ReleaseKind } from '@domain/release/release-kind';
import type { SignedText, TanChallenge } from '@domain/tan/tan-challenge';
import { bankAt } from '../support/bank-at';
import { customerSignings } from '../support/customer-signings';
import { investingSignings } from '../support/investing-signings';
import { orderSignings } from '../support/order-signings';
import type { Customer, Visit } from '../support/signed-in';
import type { SigningCase } from '../support/signing';

/** Every kind is here by type, and the session; a message asks for nothing on any device. */
const signings: Readonly<Record<Exclude<ReleaseKind, 'message'> | 'session', SigningCase>> = {
  ...customerSignings,
  ...orderSignings,
  ...investingSignings,
};

/** What concerns no depot of the customer's; all else names the one it is about. */
const ofNoDepot: ReadonlySet<string> = new Set(['session', 'application', 'application-release']);

/** What the customer's telephone shows of a challenge; undefined where it shows nothing. */
async function onTelephone(
  { zugangsnummer }: Customer,
  { id }: TanChallenge,
): Promise<SignedText | undefined> {
  const answer = await fetch(bankAt(`/sandbox/api/telefon/${zugangsnummer}`));
  const { messages }: { messages: readonly (SignedText & { challengeId: string })[] } = JSON.parse(
    await answer.text(),
  );
  const message = messages.find(({ challengeId }) => challengeId === id);
  return message && { sentence: message.sentence, lines: message.lines };
}

/** What the portal is given to show of a challenge is what the telephone shows of it, word for word. */
export function describeDeviceWords(enter: (kind: string, customer: Customer) => Promise<Visit>): void {
  describe('the words on both devices', () => {
    it.each(Object.entries(signings))(
      'of %s are the same [CUS-08] [TAN-14]',
      async (kind, { customer, sign }) => {
        const { challenge, sentence, lines } = await sign(await enter(kind, customer));
        const shown = await onTelephone(customer, challenge);
        expect(challenge.signed).toEqual(shown);
        if (kind === 'quote-order') {
          // The ticket was signed before: nothing is asked for on any device.
          expect(challenge.type).toBe('TAN_FREI');
          expect(shown).toBeUndefined();
          return;
        }
        expect(shown?.sentence).toBe(sentence);
        expect(shown?.lines).toEqual(Object.entries(lines).map(([label, value]) => ({ label, value })));
        const named = shown?.lines.some(({ label }) => label === 'Depot' || label === 'Fondsdepot');
        expect(named).toBe(!ofNoDepot.has(kind));
      },
    );
  });
}
