import type { OfferedTanType } from '@domain/tan/tan-type';
import { demo, type DemoCustomer } from '../demo-customer';
import type { WishedOrder } from './order-page';

/** An order as a customer enters it, what its sentence promises, how the market then runs, and what becomes of it. */
export interface OrderWay {
  readonly what: string;
  /** What the address brings: side, quantity, and the security if it is not SAP. */
  readonly link: string;
  readonly wished: WishedOrder;
  /** Choices and texts beyond those of every order, by their labels. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly texts?: Readonly<Record<string, string>>;
  /** The order that follows, in its own section. */
  readonly follow?: Pick<OrderWay, 'choices' | 'texts'>;
  readonly promise: RegExp;
  /** Prices the market goes to, one after the other, or how long to wait for it in seconds. */
  readonly then?: readonly (string | number)[];
  /** What becomes of each part that trades. */
  readonly ends: string;
  /** The prices the promise allows for what is executed; none where nothing may be. */
  readonly between?: readonly [lowest: number, highest: number];
  readonly tan?: OfferedTanType;
}

/** Orders of one customer at one kind of venue. */
interface WaysAtVenue {
  readonly name: string;
  readonly who: DemoCustomer;
  readonly ways: readonly OrderWay[];
}

const day = 86_400;

/** One of every type on every kind of venue; SAP stands at 230.00 before each. */
export const waysAtVenues: readonly WaysAtVenue[] = [
  {
    name: 'Xetra',
    who: demo.bernd,
    ways: [
      {
        what: 'market',
        link: 'side=buy&quantity=2',
        wished: { venue: 'Xetra' },
        promise: /zum nächsten Kurs\./,
        ends: 'EXECUTED',
        between: [229, 231],
      },
      {
        what: 'limit beyond the market, all at once',
        link: 'side=buy&quantity=2',
        wished: { venue: 'Xetra', type: 'Limit', limit: '235,00' },
        choices: { Limitzusatz: 'FOK' },
        promise: /höchstens 235,00\sEUR je Stück, sofort und vollständig oder gar nicht\./,
        ends: 'EXECUTED',
        between: [229, 232],
      },
      {
        what: 'limit, as much as can be had at once',
        link: 'side=buy&quantity=2',
        wished: { venue: 'Xetra', type: 'Limit', limit: '220,00' },
        choices: { Limitzusatz: 'IOC' },
        promise: /höchstens 220,00\sEUR je Stück, sofort, so viel wie möglich, der Rest entfällt\./,
        ends: 'CANCELLED_TRADE',
      },
      {
        what: 'one cancels other',
        link: 'side=sell&quantity=2',
        wished: { venue: 'Xetra', type: 'OCO' },
        texts: { 'Stop-Marke, wenn der Kurs fällt': '220,00', 'Limit, wenn der Kurs steigt': '240,00' },
        promise:
          /was zuerst eintritt: .* auf 220,00\sEUR fällt, zum dann erzielbaren Kurs, oder zu mindestens 240,00\sEUR je Stück/,
        then: ['218.00'],
        ends: 'EXECUTED CANCELLED_SYSTEM',
        between: [217, 219],
      },
    ],
  },
  {
    name: 'regional exchanges',
    who: demo.bernd,
    ways: [
      {
        what: 'limit, all or none',
        link: 'side=sell&quantity=3',
        wished: { venue: 'Stuttgart', type: 'Limit', limit: '235,00', validity: 'Maximal' },
        choices: { Limitzusatz: 'AON' },
        promise: /mindestens 235,00\sEUR je Stück, nur vollständig\. .*Mittwoch, 17\.11\.2027/,
        then: ['237.00'],
        ends: 'EXECUTED',
        between: [235, 238],
      },
      {
        what: 'stop',
        link: 'side=sell&quantity=2',
        wished: { venue: 'Frankfurt', type: 'Stop', trigger: '222,00', validity: 'Ultimo' },
        promise: /, sobald der letzte Kurs auf 222,00\sEUR fällt, zum dann erzielbaren Kurs\. .*30\.11\.2026/,
        then: ['220.00'],
        ends: 'EXECUTED',
        between: [218, 222],
      },
      {
        what: 'trailing stop of the exchange',
        link: 'side=sell&quantity=2',
        wished: { venue: 'Tradegate', type: 'Trailing-Stop', trigger: '220,00' },
        texts: { Abstand: '5' },
        promise: /beginnt bei 220,00\sEUR und folgt dem steigenden Kurs im Abstand von 5,00\s%/,
        then: ['250.00', '236.00'],
        ends: 'EXECUTED',
        between: [235, 237.5],
      },
      {
        what: 'next order, followed by one cancels other',
        link: 'side=buy&quantity=2',
        wished: { venue: 'Tradegate', type: 'Folgeorder' },
        texts: { Limit: '225,00' },
        follow: {
          choices: { 'Ordertyp der Folgeorder': 'OCO' },
          texts: {
            'Stop-Marke, wenn der Kurs fällt': '210,00',
            'Limit, wenn der Kurs steigt': '240,00',
            'Menge der Folgeorder': '2',
          },
        },
        promise: /höchstens 225,00\sEUR .*Sobald der Kauf ganz ausgeführt ist, verkaufen Sie 2\sStück/,
        then: ['224.00', '242.00'],
        ends: 'EXECUTED CANCELLED_SYSTEM EXECUTED',
        between: [223, 243],
      },
    ],
  },
  {
    name: 'over the counter',
    who: demo.bernd,
    ways: [
      {
        what: 'stop limit',
        link: 'side=buy&quantity=2',
        wished: { venue: 'Direkthandel Nord', type: 'Stop-Limit', trigger: '240,00', limit: '245,00' },
        promise: /sobald der Briefkurs auf 240,00\sEUR steigt, und zahlen dann höchstens 245,00\sEUR/,
        then: ['242.00'],
        ends: 'EXECUTED',
        between: [240, 245],
      },
      {
        what: 'trailing stop, in money',
        link: 'side=buy&quantity=2',
        wished: { venue: 'Direkthandel Nord', type: 'Trailing-Stop', trigger: '240,00' },
        choices: { 'Abstand in': 'EUR' },
        texts: { Abstand: '10' },
        promise: /beginnt bei 240,00\sEUR und folgt dem fallenden Kurs im Abstand von 10,00\sEUR/,
        then: ['210.00', '222.00'],
        ends: 'EXECUTED',
        between: [220, 223],
      },
      {
        what: 'trailing stop limit',
        link: 'side=sell&quantity=2',
        wished: { venue: 'Direkthandel Nord', type: 'Trailing-Stop' },
        choices: { 'Sobald der Stop ausgelöst ist': 'Mit Limit' },
        texts: { 'Stop-Marke': '220,00', Abstand: '5', Limit: '215,00' },
        promise: /mindestens 215,00\sEUR je Stück; das Limit wandert mit dem Stop/,
        then: ['250.00', '236.00'],
        ends: 'EXECUTED',
        between: [232, 237.5],
      },
    ],
  },
  {
    name: 'fund company',
    who: demo.bernd,
    ways: [
      {
        what: 'at the price of another day',
        link: 'wkn=847402&side=buy&quantity=1',
        wished: { venue: 'Fondsgesellschaft' },
        promise: /über die Fondsgesellschaft\. Der Preis steht noch nicht fest\./,
        then: [2 * day],
        ends: 'EXECUTED',
        between: [1900, 2400],
      },
    ],
  },
  {
    name: 'abroad, and bonds',
    who: demo.anna,
    ways: [
      {
        what: 'a bond in percent, released on the photo',
        link: 'wkn=110258&side=sell&quantity=1000',
        wished: { venue: 'Frankfurt' },
        promise: /nominal 1\.000,00\sEUR Bundesrepublik Deutschland/,
        ends: 'EXECUTED',
        between: [75, 100],
        tan: 'P_TAN',
      },
      {
        what: 'a limit in dollars, before New York opens, released by push',
        link: 'wkn=865985&side=buy&quantity=1',
        wished: { venue: 'New York', type: 'Limit', limit: '400,00' },
        promise: /an der Börse New York und zahlen höchstens 400,00\sUSD je Stück/,
        then: [day / 4],
        ends: 'EXECUTED',
        between: [100, 400],
        tan: 'P_TAN_PUSH',
      },
    ],
  },
];
