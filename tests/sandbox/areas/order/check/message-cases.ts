import { accountIdOf, depotIdOf } from '@sandbox/world/demo-customers';
import { otherIban, werkbankIban } from '@sandbox/world/iban';
import type { Wish } from '../trading';

/** An order with the customer who sends it; without one it is the customer for programs, who has 50,000 EUR. */
export interface MessageCase {
  readonly by?: string;
  readonly wish: Wish;
}

/** A fund at its company. */
export const FUND = { wkn: '847402', venue: 'Fondsgesellschaft' } as const;
/** Money in euro. */
export const eur = (value: string) => ({ value, unit: 'EUR' });
const pieces = (value: string) => ({ value, unit: 'XXX' });
/** A direct debit with the payer's consent. */
export const debit = (iban: string, maxAmount?: string) => ({
  consent: true,
  iban,
  accountHolderName: 'Olga Petri',
  ...(maxAmount === undefined ? {} : { maxAmount: eur(maxAmount) }),
});
/** Who pays by direct debit. */
export const OLGA = '10000016';
const secondDepot = {
  depotId: depotIdOf('10000001', 'zweitdepot'),
  settlementAccountId: accountIdOf('10000001', 'verrechnung'),
};

/** Every order key of brokerage.md 8 that a single order raises, and what raises it. */
export const MESSAGE_CASES: readonly (readonly [key: string, reason: string, order: MessageCase])[] = [
  [
    'hinweis-gueltigkeitsdatum-wird-korrigiert',
    'the last day is a Saturday',
    { wish: { limitAt: '150.00', validityType: 'GTD', validity: '2026-11-28' } },
  ],
  [
    'hinweis-ordergueltigkeit-aufgrund-von-wertpapierfaelligkeit-angepasst',
    'the bond is repaid before the last day',
    {
      wish: {
        wkn: 'DW9NB9',
        pieces: '1000',
        limitAt: '99.00',
        validityType: 'GTD',
        validity: '2026-12-28',
      },
    },
  ],
  [
    'hinweis_investment_fonds_festpreis_geschaeft',
    'a fund is bought over the counter',
    { wish: { wkn: '847402', venue: 'Direkthandel Nord', pieces: '1' } },
  ],
  [
    'hinweis_offener_immobilien_fonds_rueckgabe_erklaerung_vor_2013',
    'what is given back was bought in 2011',
    { by: '10000001', wish: { ...secondDepot, wkn: '980701', venue: 'Fondsgesellschaft', side: 'SELL' } },
  ],
  [
    'fehler-nicht-genuegend-bestand',
    'one more than there are',
    { wish: { side: 'SELL', pieces: '26', limitAt: '300.00' } },
  ],
  [
    'fehler-ausmachender-betrag-ist-hoeher-als-verf-betrag',
    'no money and no credit',
    { by: '10000012', wish: {} },
  ],
  [
    'fehler-ausmachender-betrag-ist-hoeher-als-verf-betrag-waehrung',
    'not enough dollars on the dollar account',
    {
      by: '10000001',
      wish: { wkn: '865985', pieces: '100', settlementAccountId: accountIdOf('10000001', 'usd') },
    },
  ],
  [
    'fehler-ausmachender-betrag-ist-hoeher-als-verf-gesamtbetrag',
    'more than the account and its credit line together',
    { by: '10000001', wish: { pieces: '1000' } },
  ],
  [
    'fehler-summe-kaeufe-ist-hoeher-als-kreditlimit',
    'it would fit if the other open buys did not bind money, with credit',
    { by: '10000001', wish: { limitAt: '205.00', pieces: '92' } },
  ],
  [
    'fehler-maximal-ausmachender-betrag-ueberschritten',
    'a single order above half a million',
    { wish: { pieces: '4000' } },
  ],
  [
    'fehler-stueckzahl-aus-betrag-handwert-null',
    'for a cent there is not a thousandth of a unit',
    { wish: { ...FUND, quantity: eur('0.01') } },
  ],
  [
    'fehler-stueckzahl-nicht-berechnet',
    'shares are not bought for an amount',
    { wish: { quantity: eur('500.00') } },
  ],
  [
    'hinweis-anzahl-nachkommastellen-korrigiert',
    'fund units have three decimals',
    { wish: { ...FUND, quantity: pieces('1.23456') } },
  ],
  [
    'fehler_maximale_inland_lastschrift_fondsorder_ueberschritten',
    'more than is collected for one order',
    {
      by: OLGA,
      wish: {
        ...FUND,
        quantity: eur('12000.00'),
        freeAmountConfirmed: true,
        directDebit: debit(otherIban('1')),
      },
    },
  ],
  [
    'fehler_maximale_inland_lastschrift_fondsorder_ueberschritten',
    'more than the payer allows',
    { by: OLGA, wish: { ...FUND, quantity: eur('900.00'), directDebit: debit(otherIban('1'), '500.00') } },
  ],
  [
    'fehler-offene-ruecklastschrift',
    'an earlier debit came back',
    { by: '10000017', wish: { ...FUND, pieces: '1', directDebit: debit(otherIban('1')) } },
  ],
  [
    'fehler-lastschrift-von-aktien-nicht-erlaubt',
    'only funds are paid by direct debit',
    { wish: { directDebit: debit(otherIban('1')) } },
  ],
  [
    'fehler-lastschrift-von-girokonto-nicht-erlaubt',
    'an account at this bank is a settlement account',
    { by: OLGA, wish: { ...FUND, pieces: '1', directDebit: debit(werkbankIban(`${OLGA}00`)) } },
  ],
  [
    'hinweis-lastschrift-inland-aktueller-monat',
    'a debit at home that may be',
    { by: OLGA, wish: { ...FUND, quantity: eur('900.00'), directDebit: debit(otherIban('1')) } },
  ],
  ['hinweis_basisinformationsblatt_vorhanden', 'an ETF has one', { wish: { wkn: 'A0RPWH' } }],
  [
    'warnung-erfahrung-in-kenntnisstufe-nicht-erreicht',
    'a warrant, of a group whose quiz nobody has passed',
    { wish: { wkn: 'DW1WS1', venue: 'Stuttgart', pieces: '10' } },
  ],
  [
    'fehler-als-usperson-handel-des-wptyps-nicht-erlaubt',
    'an ETF for a person of the United States',
    { by: '10000018', wish: { wkn: 'A0RPWH', pieces: '1' } },
  ],
  [
    'fehler-als-usperson-handel-des-wptyps-nicht-erlaubt',
    'and a fund',
    { by: '10000018', wish: { wkn: '847402', venue: 'Fondsgesellschaft', pieces: '1' } },
  ],
  [
    'fehler_basisinformationsblatt_nicht_vorhanden_handel_nicht_moeglich',
    'a certificate without one',
    { wish: { wkn: 'DW3ZE3', venue: 'Stuttgart', pieces: '1' } },
  ],
  [
    'fehler-freier-betrag-bestaetigung-erforderlich',
    'a large amount at a fund company',
    { wish: { ...FUND, quantity: eur('6000.00') } },
  ],
  [
    'fehler-nutzungsbedingungen-nicht-akzeptiert',
    'a warrant, and no terms accepted',
    { by: '10000013', wish: { wkn: 'DW1WS1', venue: 'Stuttgart' } },
  ],
  [
    'fehler-freigabe-fehlt',
    'New York, and no approval',
    { by: '10000013', wish: { wkn: '865985', venue: 'New York', limitAt: '200.00' } },
  ],
  [
    'warnung-eroeffnungsauktion-vorbei',
    'kept for the opening auction, for today, at ten',
    { wish: { venue: 'Xetra', limitAt: '150.00', tradingRestriction: 'OAO' } },
  ],
];
