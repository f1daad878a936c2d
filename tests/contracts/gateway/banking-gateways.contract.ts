import type { UnreadGateway } from '@application/ports/bank/unread-gateway';
import type { AccountGateway } from '@application/ports/bank/account-gateway';
import type { DepositGateway } from '@application/ports/bank/deposit-gateway';
import type { DocumentGateway } from '@application/ports/bank/document-gateway';
import type { TransactionGateway } from '@application/ports/bank/transaction-gateway';
import { accountId, documentId } from '@domain/codes/ids';
import { compareAmounts, sumAmounts } from '@domain/money/amount';
import { failed, succeeded } from '../answers';

/** What they are tried with: a customer with an account that has bookings, and a postbox; the session TAN active. */
export interface BankingBench {
  readonly accounts: AccountGateway;
  readonly transactions: TransactionGateway;
  readonly deposits: DepositGateway;
  readonly documents: DocumentGateway;
  readonly unread: UnreadGateway;
}

/** The contract of bookings and postbox: the fakes obey it, and the HTTP adapters on a running bank. */
export function describeBankingGateways(name: string, make: () => Promise<BankingBench>): void {
  describe(`${name} as banking gateways`, () => {
    let bench: BankingBench;
    beforeEach(async () => {
      bench = await make();
    });

    it('read the bookings of an account, which add up to its balance, the latest first [CUS-02] [PUB-04]', async () => {
      const [account] = succeeded(await bench.accounts.balances()());
      if (account === undefined) throw new Error('No account');
      const all = succeeded(await bench.transactions.transactions(account.accountId)());
      expect(all.length).toBeGreaterThan(3);
      const sum = sumAmounts(
        all.map(({ amount }) => amount),
        account.balance.unit,
      );
      expect(compareAmounts(sum, account.balance)).toBe(0);
      const days = all.map(({ bookingDate }) => bookingDate ?? '9999');
      expect(days).toEqual(days.toSorted().toReversed());
      expect(new Set(all.map(({ reference }) => reference)).size).toBe(all.length);
      const salary = all.find(({ lines }) => lines.includes('Gehalt'));
      expect(salary?.party?.name).toBe('Nordlicht Maschinenbau GmbH');
      expect(salary).not.toHaveProperty('booking');
      const opening = all.find(({ lines }) => lines.includes('Saldovortrag'));
      expect(opening?.booking).toEqual({ kind: 'OPENING_BALANCE', isLate: false, sums: [] });
    });

    it('do not know an account of somebody else', async () => {
      const foreign = accountId('00000000-0000-4000-8000-00000000dead');
      expect(failed(await bench.transactions.transactions(foreign)()).kind).toBe('not-found');
    });

    it('read what is put by: nothing of a customer who has opened no deposit [CUS-02]', async () => {
      expect(succeeded(await bench.deposits.deposits()())).toEqual([]);
    });

    it('read the postbox, and count a document as read once it has been opened [CUS-02]', async () => {
      const before = succeeded(await bench.documents.documents()());
      const file = before.find(({ form, isRead }) => form === 'application/pdf' && !isRead);
      if (file === undefined) throw new Error('No unread file');
      const content = succeeded(await bench.documents.content(file)());
      if (content.kind !== 'file') throw new Error('A PDF is a file');
      expect(new TextDecoder('latin1').decode(content.bytes).slice(0, 5)).toBe('%PDF-');
      const after = succeeded(await bench.documents.documents()());
      expect(after).toEqual(before.map((each) => (each.id === file.id ? { ...each, isRead: true } : each)));
    });

    it('count what is unread, until it is opened [CUS-01]', async () => {
      const all = succeeded(await bench.documents.documents()());
      const unread = all.filter(({ isRead }) => !isRead);
      expect(succeeded(await bench.unread.unread()())).toEqual({ documents: unread.length, answers: 0 });
      const [one] = unread;
      if (one === undefined) throw new Error('Nothing unread');
      succeeded(await bench.documents.content(one)());
      expect(succeeded(await bench.unread.unread()()).documents).toBe(unread.length - 1);
    });

    it('read a page as words, with what is to be read before it', async () => {
      const all = succeeded(await bench.documents.documents()());
      const letter = all.find(({ hasForeword }) => hasForeword);
      if (letter === undefined) throw new Error('No letter');
      expect(letter.title).toEqual({ kind: 'LETTER_SAVINGS_PLANS', args: {} });
      const content = succeeded(await bench.documents.content(letter)());
      if (content.kind !== 'page') throw new Error('A letter is a page');
      const [headline] = content.blocks;
      expect(headline).toEqual({ kind: 'heading', pieces: [{ text: letter.name, strong: false }] });
      expect(JSON.stringify(content.foreword)).toContain('ist Werbung');
    });

    it('do not know a document of somebody else', async () => {
      const [one] = succeeded(await bench.documents.documents()());
      if (one === undefined) throw new Error('No document');
      const foreign = { ...one, id: documentId('00000000-0000-4000-8000-00000000dead') };
      expect(failed(await bench.documents.content(foreign)()).kind).toBe('not-found');
    });
  });
}
