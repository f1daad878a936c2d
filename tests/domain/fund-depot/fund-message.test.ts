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
    ['all of it', 'WITHDRAWAL', 'ALL', error('fehler-fondsauftrag-mindestbestand', 'amount'), 'extent'],
    [
      'a part by its origin',
      'WITHDRAWAL',
      'AMOUNT',
      error('fehler-fondsauftrag-mindestbestand', 'percent'),
      'percent',
    ],
    [
      'a part by what was asked',
      'WITHDRAWAL',
      'PERCENT',
      error('fehler-fondsauftrag-mindestbestand'),
      'percent',
    ],
    ['an interval', 'DEPOSIT', 'AMOUNT', error('fehler-fondsauftrag-rhythmus-nicht-moeglich'), 'interval'],
    ['an end', 'DEPOSIT', 'AMOUNT', error('fehler-fondsauftrag-enddatum-nicht-moeglich'), 'end'],
    [
      'dashes for underscores',
      'DEPOSIT',
      'AMOUNT',
      error('fehler-lastschrifteinzug-limit-ueberschritten'),
      'amount',
    ],
    ['an unknown error', 'DEPOSIT', 'AMOUNT', error('fehler-neu', 'amount'), undefined],
  ] as const)('%s', (_, kind, extent, message, field) => {
    expect(fundIssues([message], { kind, extent }).map((issue) => issue.field)).toEqual([field]);
  });

  it('says each as the catalogue spells and weighs it, with the words of the bank behind', () => {
    const asked = { kind: 'DEPOSIT', extent: 'AMOUNT' } as const;
    const weak: Message = {
      ...error('fehler_fondsauftrag_deckung'),
      severity: 'WARN',
      args: { a: '1' },
      text: 'Deckung fehlt',
    };
    expect(fundIssues([weak], asked)).toEqual([
      expect.objectContaining({
        severity: 'ERROR',
        key: 'fehler-fondsauftrag-deckung',
        args: { a: '1' },
        fallback: 'Deckung fehlt',
        source: 'server',
      }),
    ]);
    expect(fundIssues([error('fehler-neu')], asked)).toEqual([
      expect.objectContaining({ severity: 'ERROR', key: 'fehler-neu', fallback: '' }),
    ]);
    const unknown: Message = { ...error('hinweis-neu'), severity: 'INFO' };
    expect([fundIssues([unknown], asked), fundNotices([unknown]), unexpectedFundMessages([unknown])]).toEqual(
      [[], [unknown], []],
    );
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
