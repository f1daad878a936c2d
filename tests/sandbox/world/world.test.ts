import * as E from 'fp-ts/Either';
import { iban } from '@domain/shared/iban';
import { isin } from '@domain/shared/isin';
import { wkn } from '@domain/shared/wkn';
import { DEMO_CUSTOMERS } from '@sandbox/world/demo-customers';
import { werkbankIban } from '@sandbox/world/iban';
import { worldInstruments } from '@sandbox/world/instruments';
import { venuesOf } from '@sandbox/world/venues';

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

  it('are traded somewhere, except an index', () => {
    for (const instrument of instruments) {
      expect(venuesOf(instrument).length > 0).toBe(instrument.instrument_type !== 'NOT_AVAILABLE');
    }
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
