import * as E from 'fp-ts/Either';
import { iban } from '@domain/codes/iban';
import { isin } from '@domain/codes/isin';
import { wkn } from '@domain/codes/wkn';
import { DEMO_CUSTOMERS } from '@sandbox/world/demo-customers';
import { werkbankIban } from '@sandbox/world/iban';
import { worldInstruments } from '@sandbox/market/catalogue/instruments';
import { DEMO_INSTRUMENTS } from '@sandbox/market/catalogue/demo-instruments';
import { demoWorldPage } from '@sandbox/world/demo-world-page';
import { SERIES_LENGTH, serialInstruments } from '@sandbox/market/catalogue/serial-instruments';
import { venuesOf } from '@sandbox/market/venue/venues';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const instruments = worldInstruments();

describe('the instruments of the world [BNK-04]', () => {
  it.each(instruments.map((instrument) => [instrument.name, instrument.isin, instrument.wkn]))(
    '%s has valid check digits',
    (_name, isinText, wknText) => {
      expect(E.isRight(isin(isinText))).toBe(true);
      expect(E.isRight(wkn(wknText))).toBe(true);
    },
  );

  it('are of every type, notation in percent and a foreign currency included', () => {
    const types = new Set(instruments.map((instrument) => instrument.instrument_type));
    expect([...types].sort()).toEqual([
      'BONDS',
      'CERTIFICATE',
      'ETF',
      'FUND',
      'NOT_AVAILABLE',
      'PROFIT_PART_CERTIFICATE',
      'SHARE',
      'SUBSCRIPTION_RIGHT',
      'WARRANT',
    ]);
    expect(instruments.some(({ notation, currency }) => notation === 'XXC' && currency === 'USD')).toBe(true);
  });

  it('have no ISIN or WKN twice', () => {
    expect(new Set(instruments.map((instrument) => instrument.isin)).size).toBe(instruments.length);
    expect(new Set(instruments.map((instrument) => instrument.wkn)).size).toBe(instruments.length);
  });

  it('have a price somewhere; an index has its level where its shares trade, and nobody trades it', () => {
    for (const instrument of instruments) expect(venuesOf(instrument)).not.toEqual([]);
    const index = instruments.filter(({ instrument_type: type }) => type === 'NOT_AVAILABLE');
    expect(index.map((each) => [each.wkn, each.tradable, venuesOf(each)])).toEqual([
      ['846900', false, ['Xetra']],
    ]);
  });
});

describe('what each demo instrument is for', () => {
  it('is said of instruments that exist, once each, in a sentence', () => {
    const known = new Map(instruments.map((instrument) => [instrument.wkn, instrument]));
    expect(DEMO_INSTRUMENTS.filter(({ wkn }) => !known.has(wkn))).toEqual([]);
    expect(new Set(DEMO_INSTRUMENTS.map(({ wkn }) => wkn)).size).toBe(DEMO_INSTRUMENTS.length);
    expect(DEMO_INSTRUMENTS.filter(({ shows }) => !shows.endsWith('.'))).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['DW9NB9', { matures_on: '2026-12-15', notation: 'XXC' }, 'a bond that falls due this year'],
    ['DW6US6', { order_cut_off: '12:00', price_day: 2, currency: 'USD' }, 'a fund with an early cut-off'],
    ['847402', { order_cut_off: '16:00', price_day: 1 }, 'a fund with the usual one'],
    ['980701', { fund_redemption_limited: true }, 'an open real-estate fund'],
    ['DW3ZE3', { priips_relevant: true, kid_available: false }, 'no key information document'],
    ['DWAMQ1', { traits: '["MANUAL_QUOTATION"]' }, 'quotes by hand'],
    ['DWBMT2', { traits: '["WIDE_SPREAD"]' }, 'a wide spread'],
    ['DWCSR3', { traits: '["NO_PRICE"]' }, 'no price'],
    ['747206', { tradable: false }, 'suspended'],
    ['716460', { matures_on: null, order_cut_off: null, traits: '[]' }, 'nothing out of the ordinary'],
  ])('%s is what it is for: %o, %s', (wkn, facts) => {
    expect(instruments.find((instrument) => instrument.wkn === wkn)).toMatchObject(facts);
  });

  it('is what docs/demo-world.md says', () => {
    expect(readFileSync(resolve('docs/demo-world.md'), 'utf8')).toBe(demoWorldPage());
  });
});

describe('the long series of certificates [OBK-06]', () => {
  it('has valid and distinct codes, and none that another instrument has', () => {
    const series = serialInstruments();
    expect(series.filter(({ isin: code }) => E.isLeft(isin(code)))).toEqual([]);
    expect(series.filter(({ wkn: code }) => E.isLeft(wkn(code)))).toEqual([]);
    const all = [...series, ...instruments].map((instrument) => instrument.wkn);
    expect(new Set(all).size).toBe(SERIES_LENGTH + instruments.length);
  });
});

describe('the demo customers [BNK-03]', () => {
  it('have a sign-in number of 8 digits, a PIN of 6, and a sentence that says what they show', () => {
    for (const { zugangsnummer, pin, shows } of DEMO_CUSTOMERS) {
      expect(zugangsnummer).toMatch(/^\d{8}$/);
      expect(pin).toMatch(/^\d{6}$/);
      expect(shows).toMatch(/\.$/);
    }
    expect(new Set(DEMO_CUSTOMERS.map(({ zugangsnummer }) => zugangsnummer)).size).toBe(
      DEMO_CUSTOMERS.length,
    );
  });

  it('hold only instruments that exist, on accounts that exist', () => {
    const known = new Set(instruments.map((instrument) => instrument.wkn));
    for (const { accounts, depots } of DEMO_CUSTOMERS) {
      const keys = accounts.map(({ key }) => key);
      for (const depot of depots) {
        expect(depot.holdings.filter((holding) => !known.has(holding.wkn))).toEqual([]);
        expect(depot.accounts.filter((key) => !keys.includes(key))).toEqual([]);
      }
    }
  });

  it('have valid IBANs', () => {
    expect(E.isRight(iban(werkbankIban('1000000100')))).toBe(true);
  });
});
