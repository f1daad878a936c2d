import { type BankAnswer, receiptDetail } from '@domain/release/intent-receipt';

describe('the detail of a receipt', () => {
  it.each<[BankAnswer | { kind: 'pending' }, string | undefined]>([
    [{ kind: 'created', reference: 'o' }, '(o)'],
    [
      {
        kind: 'refused',
        messages: ['fehler-a', 'fehler-b'].map((key) => ({ severity: 'ERROR', key, args: {}, origin: [] })),
      },
      '(fehler-a, fehler-b)',
    ],
    [{ kind: 'silent', why: 'no-answer timeout' }, '(no-answer timeout)'],
    [{ kind: 'unused', why: 'tan invalid' }, '(tan invalid)'],
    [{ kind: 'void' }, undefined],
    [{ kind: 'pending' }, undefined],
    [{ kind: 'unknown' }, undefined],
    [{ kind: 'ready' }, undefined],
  ])('of %j is %s', (answer, detail) => {
    expect(receiptDetail(answer)).toBe(detail);
  });
});
