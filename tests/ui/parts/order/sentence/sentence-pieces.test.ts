import { spokenDraft, toOrder } from '../../../../domain/support/filled-order';
import { emptyDraft, type OrderDraft } from '@domain/order/draft/order-draft';
import { enterableOrderTypes } from '@domain/order/order-request';
import { sides } from '@domain/order/side';
import type { Venue } from '@domain/instrument/venue';
import { instant } from '@domain/time/instant';
import { decimal } from '@domain/money/decimal';
import { calendarDay } from '@domain/time/local-date';
import { accountId, depotId } from '@domain/codes/ids';
import { bund, fundHouse, sap, tradegate, uniGlobal } from '@adapters/fake/bank/fake-market';
import { createFormats } from '@ui/i18n/formats';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { sentencePieces } from '@ui/parts/order/sentence/sentence-pieces';
import { spokenRequest } from '@domain/order/say/spoken-order';
import * as E from 'fp-ts/Either';

const abilities = {
  limitExtensions: ['FOK', 'IOC', 'AON'],
  tradingRestrictions: ['OAO', 'AO', 'CAO'],
} as const;
const everything: Venue = {
  ...tradegate,
  orderTypes: Object.fromEntries(enterableOrderTypes.map((type) => [type, abilities])),
};
const dimensions = { venues: [everything, fundHouse] };
const now = instant(Date.UTC(2026, 10, 23, 9, 0, 0));

/** Of 5,000 until Wednesday, when the trade settles: 90 * 102/365. */
const coupon = {
  rate: decimal('1.80'),
  interval: 'YEARLY',
  start: calendarDay('2022-08-15'),
  firstPayment: calendarDay('2023-08-15'),
  maturity: calendarDay('2053-08-15'),
} as const;

const typed = { triggerLimit: '110', limit: '140', distance: '5' };
const draftOf = (change: Partial<OrderDraft>): OrderDraft => ({
  ...emptyDraft,
  ...typed,
  depotId: depotId('depot'),
  settlementAccountId: accountId('account'),
  instrument: sap,
  side: 'SELL',
  quantity: '25',
  venueId: everything.id,
  validityType: 'GFD',
  follow: { ...emptyDraft.follow, ...typed, limit: '160', quantity: '25', validityType: 'MAX' },
  ...change,
});

const spokenOf = (change: Partial<OrderDraft>) => {
  const spoken = spokenDraft(draftOf(change), { dimensions, quote: undefined, now });
  if (spoken === undefined) throw new Error('Nothing to say');
  return spoken;
};

function say(spoken: ReturnType<typeof spokenOf>, language: 'de' | 'en' = 'de'): string {
  const texts = createTexts(language, language === 'de' ? germanTexts : englishTexts);
  const pieces = sentencePieces(spoken, texts.t, createFormats(language, texts.t));
  return pieces
    .map(({ text }) => text)
    .join('')
    .replaceAll('\u00a0', ' ');
}

const today = 'Die Order gilt nur am Montag, 23.11.2026.';

describe('the order’s sentence', () => {
  it.each<[Partial<OrderDraft>, string]>([
    [
      { orderType: 'MARKET', side: 'BUY' },
      `Sie kaufen 25 Stück SAP SE an der Börse Tradegate zum nächsten Kurs. ${today}`,
    ],
    [
      { orderType: 'LIMIT' },
      `Sie verkaufen 25 Stück SAP SE an der Börse Tradegate und erhalten mindestens 140,00 EUR je Stück. ${today}`,
    ],
    [
      { orderType: 'STOP_MARKET' },
      `Sie verkaufen 25 Stück SAP SE an der Börse Tradegate, sobald der letzte Kurs auf 110,00 EUR fällt, zum dann erzielbaren Kurs. ${today}`,
    ],
    [
      { orderType: 'STOP_LIMIT', side: 'BUY' },
      `Sie kaufen 25 Stück SAP SE an der Börse Tradegate, sobald der letzte Kurs auf 110,00 EUR steigt, und zahlen dann höchstens 140,00 EUR je Stück. ${today}`,
    ],
    [
      { orderType: 'TRAILING_STOP_MARKET' },
      `Sie verkaufen 25 Stück SAP SE an der Börse Tradegate zum dann erzielbaren Kurs, sobald der letzte Kurs auf den nachgezogenen Stop fällt: Er beginnt bei 110,00 EUR und folgt dem steigenden Kurs im Abstand von 5,00 %, fällt aber nie. ${today}`,
    ],
    [
      { orderType: 'TRAILING_STOP_LIMIT', distanceKind: 'absolute', side: 'BUY' },
      `Sie kaufen 25 Stück SAP SE an der Börse Tradegate, sobald der letzte Kurs auf den nachgezogenen Stop steigt (Beginn 110,00 EUR, Abstand 5,00 EUR), und zahlen dann höchstens 140,00 EUR je Stück; das Limit wandert mit dem Stop. ${today}`,
    ],
    [
      { orderType: 'ONE_CANCELS_OTHER' },
      `Sie verkaufen 25 Stück SAP SE an der Börse Tradegate, je nachdem, was zuerst eintritt: sobald der letzte Kurs auf 110,00 EUR fällt, zum dann erzielbaren Kurs, oder zu mindestens 140,00 EUR je Stück. Die andere Order wird dann gestrichen. ${today}`,
    ],
    [
      { orderType: 'NEXT_ORDER', side: 'BUY' },
      `Sie kaufen 25 Stück SAP SE an der Börse Tradegate und zahlen höchstens 140,00 EUR je Stück. ${today} Sobald der Kauf ganz ausgeführt ist, verkaufen Sie 25 Stück SAP SE und erhalten mindestens 160,00 EUR je Stück. Diese Order gilt so lange wie möglich, höchstens bis Mittwoch, 17.11.2027.`,
    ],
    [
      { orderType: 'QUOTE', side: 'BUY' },
      'Sie kaufen 25 Stück SAP SE an der Börse Tradegate zu dem Kurs, den Ihnen der Händler nennt. ',
    ],
    [
      {
        orderType: 'LIMIT',
        instrument: { ...bund, interest: coupon },
        quantity: '5000',
        limit: '98,5',
        side: 'BUY',
      },
      `Sie kaufen nominal 5.000,00 EUR ${bund.name} an der Börse Tradegate und zahlen höchstens 98,50 %, dazu Stückzinsen (bei Ausführung am Montag, 23.11.2026: 25,15 EUR). ${today}`,
    ],
    [
      { orderType: 'LIMIT', instrument: bund, quantity: '5000', limit: '98,5', side: 'BUY' },
      `Sie kaufen nominal 5.000,00 EUR ${bund.name} an der Börse Tradegate und zahlen höchstens 98,50 %. ${today}`,
    ],
    [
      { orderType: 'LIMIT', instrument: uniGlobal, venueId: fundHouse.id, side: 'BUY' },
      'Sie kaufen 25 Stück UniGlobal über die Fondsgesellschaft. Der Preis steht noch nicht fest. ',
    ],
    [
      { orderType: 'LIMIT', side: 'BUY', limitExtension: 'FOK', tradingRestriction: 'OAO' },
      `Sie kaufen 25 Stück SAP SE an der Börse Tradegate und zahlen höchstens 140,00 EUR je Stück, sofort und vollständig oder gar nicht, nur in der Eröffnungsauktion. ${today}`,
    ],
    [
      { orderType: 'LIMIT', side: 'BUY', limit: 'x', quantity: '' },
      `Sie kaufen SAP SE, Menge noch offen, an der Börse Tradegate und zahlen höchstens (noch offen). ${today}`,
    ],
  ])('%j: %s [ORD-29]', (change, sentence) => {
    expect(say(spokenOf(change))).toBe(sentence);
  });

  it('speaks of an OCO that follows [ORD-13] [ORD-29]', () => {
    const follow = { ...draftOf({}).follow, orderType: 'ONE_CANCELS_OTHER' } as const;
    expect(say(spokenOf({ orderType: 'NEXT_ORDER', side: 'BUY', follow }))).toContain(
      'Sobald der Kauf ganz ausgeführt ist, verkaufen Sie 25 Stück SAP SE, je nachdem, was zuerst eintritt: sobald der letzte Kurs auf 110,00 EUR fällt, zum dann erzielbaren Kurs, oder zu mindestens 160,00 EUR je Stück. Die andere Order wird dann gestrichen.',
    );
  });

  it.each([
    ['', ' Bezahlt wird per Lastschrift vom Konto DE02 1203 0000 0000 2020 51 von Anna Berger.'],
    [
      '500',
      ' Bezahlt wird per Lastschrift vom Konto DE02 1203 0000 0000 2020 51 von Anna Berger, höchstens 500,00 EUR mit Entgelten; kostet es mehr, wird nicht gekauft.',
    ],
  ])('says of a complete order who pays, at most %j [ORD-14] [ORD-29]', (maxAmount, words) => {
    const directDebit = {
      hasConsent: true,
      iban: 'DE02 1203 0000 0000 2020 51',
      accountHolderName: 'Anna Berger',
      maxAmount,
    };
    const draft = draftOf({ instrument: uniGlobal, venueId: fundHouse.id, side: 'BUY', directDebit });
    const read = toOrder(draft, { dimensions, today: spokenOf({}).start.today });
    if (E.isLeft(read) || read.right.kind !== 'order') throw new Error(JSON.stringify(read));
    const entered = spokenOf({ instrument: uniGlobal, venueId: fundHouse.id, side: 'BUY' });
    expect(say(spokenRequest(entered, read.right.order))).toContain(words);
    expect(say(spokenRequest(entered, read.right.order), 'en')).toContain('by direct debit from account');
  });

  it.each(enterableOrderTypes.filter((type) => type !== 'QUOTE'))(
    'of a %s is the same before and after it is read, for either side and in both languages [ORD-29]',
    (orderType) => {
      for (const side of orderType === 'NEXT_ORDER' ? (['BUY'] as const) : sides) {
        const isBuyingOco = orderType === 'ONE_CANCELS_OTHER' && side === 'BUY';
        const change = { orderType, side, ...(isBuyingOco && { triggerLimit: '140', limit: '110' }) };
        const draft = draftOf(change);
        const read = toOrder(draft, { dimensions, today: spokenOf({}).start.today });
        if (E.isLeft(read) || read.right.kind !== 'order') throw new Error(JSON.stringify(read));
        const entered = spokenOf(change);
        const complete = spokenRequest(entered, read.right.order);
        expect(say(complete)).toBe(say(entered));
        expect(say(complete, 'en')).toBe(say(entered, 'en'));
        expect(say(complete, 'en')).toMatch(/^You (buy|sell) 25 units of SAP SE on Tradegate/);
      }
    },
  );
});
