import { fundIssues, fundNotices, unexpectedFundMessages } from '@domain/fund-depot/fund-message';
import type { Message } from '@domain/message/message';

const error = (key: string, ...origin: readonly string[]): Message => ({
  severity: 'ERROR',
  key,
  args: {},
  origin,
});

describe('where a message about an order of the fund depot stands [FUN-01]', () => {
  it.each([
    ['a deposit', 'DEPOSIT', 'AMOUNT', error('fehler-fondsauftrag-mindestbetrag', 'amount'), 'amount'],
    ['a sum', 'WITHDRAWAL', 'AMOUNT', error('fehler-fondsauftrag-mindestbestand', 'amount'), 'withdrawn'],
    ['a part', 'WITHDRAWAL', 'PERCENT', error('fehler-fondsauftrag-mindestbestand', 'percent'), 'percent'],
    [
      'a day',
      'DEPOSIT',
      'AMOUNT',
      error('fehler-fondsauftrag-rhythmus-nicht-moeglich', 'regular.day'),
      'day',
    ],
    ['its other spelling', 'DEPOSIT', 'AMOUNT', error('fehler_fondsauftrag_deckung', 'amount'), 'amount'],
    ['the whole', 'DEPOSIT', 'AMOUNT', error('fehler-fondsdepot-geschlossen'), undefined],
    ['an unknown error', 'DEPOSIT', 'AMOUNT', error('fehler-neu', 'amount'), undefined],
  ] as const)('%s', (_, kind, extent, message, field) => {
    expect(fundIssues([message], { kind, extent }).map((issue) => issue.field)).toEqual([field]);
  });

  it('keeps notices apart, is silent of what is merely missing, and names what it does not know', () => {
    const notice: Message = {
      severity: 'INFO',
      key: 'hinweis-fondsauftrag-preis-offen',
      args: {},
      origin: [],
    };
    const missing = error('fehler_pflichtfeld_nicht_gesetzt', 'amount');
    const strange = error('fehler-neu');
    const asked = { kind: 'DEPOSIT', extent: 'AMOUNT' } as const;
    expect(fundIssues([notice, missing], asked)).toEqual([]);
    expect(fundNotices([notice, missing, strange])).toEqual([notice]);
    expect(unexpectedFundMessages([notice, missing, strange])).toEqual([strange]);
  });
});
