import * as E from 'fp-ts/Either';
import { inTransaction } from '@sandbox/platform/db/transaction';
import type { SignedIn } from '@sandbox/platform/http/access';
import type { Refusal } from '@sandbox/platform/http/refusal';
import { issueTan } from '@sandbox/areas/tan/issue-tan';
import { unlockTans } from '@sandbox/areas/tan/store/tan-access';
import { verifyTan } from '@sandbox/areas/tan/verify-tan';
import { clientIdOf } from '@sandbox/world/demo-customers';
import type { Challenge, Werkbank } from '../../support/werkbank';

const words = {
  sentence: 'Sie kaufen 10 Stück SAP SE.',
  lines: [{ label: 'Betrag', value: '2.327,50 EUR' }],
};

/** The bank's TANs without the calls around them: who asks, what is asked for, what is proved. */
export class TanTasks {
  constructor(private readonly werkbank: Werkbank) {}

  /** A signed-in customer with nothing counted against her. */
  async caller(zugangsnummer: string, change: Partial<SignedIn> = {}): Promise<SignedIn> {
    const clientId = clientIdOf(zugangsnummer);
    await unlockTans(this.werkbank.bank.db, this.werkbank.bank, clientId);
    const customer = await this.werkbank.bank.db
      .selectFrom('customer')
      .selectAll()
      .where('client_id', '=', clientId)
      .executeTakeFirstOrThrow();
    return {
      clientId,
      sessionId: this.werkbank.bank.newId(),
      channel: 'portal',
      sessionTanActive: true,
      customer,
      ...change,
    };
  }

  async issue(signedIn: SignedIn, body: unknown, typ?: string): Promise<E.Either<Refusal, Challenge>> {
    let header = '';
    const reply = {
      header: (_name: string, value: unknown) => {
        header = String(value);
        return reply;
      },
    };
    const headers = typ === undefined ? {} : { 'x-once-authentication-info': JSON.stringify({ typ }) };
    const issued = await issueTan(this.werkbank.bank, { headers, signedIn }, Object.assign(reply), {
      purpose: 'ORDER_CREATE',
      body,
      words,
    });
    return E.map((): Challenge => JSON.parse(header))(issued);
  }

  verify(signedIn: SignedIn, body: unknown, headers: Record<string, string>, purpose = 'ORDER_CREATE') {
    return inTransaction(this.werkbank.bank.db, (tx) =>
      verifyTan(this.werkbank.bank, tx, { headers, signedIn }, { purpose, body }),
    );
  }

  async rightTan(zugangsnummer: string, id: string): Promise<string> {
    const { messages } = await this.werkbank.telephone(zugangsnummer);
    return messages.find(({ challengeId }) => challengeId === id)?.tan ?? '';
  }
}

/** The challenge, where there has to be one. */
export const challengeOf = (issued: E.Either<Refusal, Challenge>): Challenge => {
  if (E.isLeft(issued)) throw new Error(JSON.stringify(issued.left));
  return issued.right;
};

/** How a proof ended, as a code. */
export const codeOf = (outcome: E.Either<Refusal, unknown>): string =>
  E.isRight(outcome)
    ? 'released'
    : `${String(outcome.left.status)} ${outcome.left.code} ${outcome.left.messages[0]?.key ?? ''}`.trim();
