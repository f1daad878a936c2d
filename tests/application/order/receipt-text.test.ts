import type { Fault } from '@adapters/fake/fake-faults';
import { receiptText, type ReceiptWords } from '@application/order/receipt-text';
import { instant } from '@domain/shared/instant';
import { orderPage } from './order-portal';

const words: ReceiptWords = {
  headline: 'Beleg',
  key: 'Vorgang',
  prepared: 'Vorbereitet',
  order: 'Kauf 10 SAP SE',
  state: 'Stand: angelegt',
  attempts: 'Versuche',
  action: { release: 'Freigabe', ask: 'Nachfrage', void: 'Verwerfen' },
  answer: {
    pending: 'läuft',
    created: 'angelegt',
    refused: 'abgelehnt',
    void: 'verworfen',
    unknown: 'nicht bekannt',
    unused: 'nicht geprüft',
    silent: 'keine Antwort',
  },
  times: (count) => `${count} Mal`,
  instant: (at) => new Date(at).toISOString().slice(11, 19),
};

const lost: Fault = { kind: 'not-reached' };

describe('the receipt of an order', () => {
  it('holds the order in words and data, and every attempt with time and answer or silence', async () => {
    const page = orderPage();
    const release = await page.challenge();
    const prove = () => page.releaseOrder.execute(release.intent.id, page.proof(release))();
    await page.releaseOrder.execute(release.intent.id, { ...page.proof(release), tan: '000000' })();
    page.bank.faults.plan('create', { kind: 'drop-answer' });
    page.bank.faults.plan('intentOutcome', ...Array<Fault>(6).fill(lost));
    await page.wait(prove());
    await page.wait(page.askBank.execute(release.intent.id)());
    await page.askBank.execute(release.intent.id)();

    const [intent] = await page.journal.all()();
    if (intent === undefined) throw new Error('No intent');
    const lines = receiptText(intent, words).split('\n');

    expect(lines.slice(0, 18)).toEqual([
      'Beleg',
      '',
      'Kauf 10 SAP SE',
      '',
      `Vorgang: ${release.intent.id}`,
      'Vorbereitet: 09:00:00',
      'Stand: angelegt',
      '',
      'Versuche:',
      '1. 09:00:00 Freigabe',
      '   09:00:00 nicht geprüft (tan invalid)',
      '2. 09:00:00 Freigabe',
      '   09:00:00 keine Antwort (no-answer timeout fault-1)',
      '3. 09:00:00 Nachfrage',
      '   2 Mal',
      '   09:00:03 keine Antwort (no-answer timeout fault-7)',
      '4. 09:00:04 Nachfrage',
      '   09:00:04 angelegt (order-1)',
    ]);
    expect(lines).toContain('  "orderType": "LIMIT",');
    expect(lines).toContain('    "value": "230.00",');
  });

  it('can be had while nothing is answered at all', async () => {
    const { intent } = await orderPage().challenge();
    const text = receiptText(
      { ...intent, receipts: [{ at: instant(0), action: 'release', answer: { kind: 'pending' }, times: 1 }] },
      words,
    );
    expect(text).toContain('1. 00:00:00 Freigabe\n   läuft');
  });
});
