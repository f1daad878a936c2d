import type { Message } from '@domain/message/message';
import { productGroupId, type ProductGroupId } from '@domain/codes/ids';
import type { Instrument } from '@domain/instrument/instrument';
import { amount } from '@domain/money/amount';
import { compare, decimal, decimalText, sum, zero } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { intervals } from '@domain/savings-plan/interval';
import type { PlanConditions, PositionConditions } from '@domain/savings-plan/plan-conditions';
import type { PartialPlan } from '@domain/savings-plan/plan-request';
import { calendarDay } from '@domain/time/local-date';
import { errorMessage } from '../bank/fake-refusal';
import type { FakeWorld } from '../bank/fake-world';

const MINIMUM = amount('25.00', EUR);
const MOST = amount('10000.00', EUR);

/** The group whose knowledge saving in an instrument takes. */
const groupOf = ({ type }: Instrument): ProductGroupId => productGroupId(type === 'SHARE' ? 'aktien' : 'etf');

const termsOf = (instrument: Instrument): PositionConditions => ({
  wkn: instrument.wkn,
  minimumRate: MINIMUM,
  otherFees: amount('0.00', EUR),
  orderFee: decimal('1.5'),
  activeCampaign: false,
  permanentCampaign: false,
  productGroup: groupOf(instrument),
  requiredTargetMarket: 'BASIC',
});

/** What the fake bank offers for plans. */
export const fakeConditions = ({ instruments }: FakeWorld, wkns: readonly string[]): PlanConditions => ({
  accounts: [{ iban: 'DE02120300000000202051', type: 'settlement' }],
  startDates: ['2026-12-01', '2026-12-07', '2026-12-15', '2027-01-01'].map(calendarDay),
  mostTotal: MOST,
  mostDebit: amount('5000.00', EUR),
  mostDebitAbroad: amount('1000.00', EUR),
  increases: ['1', '2', '3', '5'].map(decimal),
  intervals,
  executionDays: [1, 7, 15],
  positions: instruments.filter(({ wkn }) => wkns.includes(wkn)).map(termsOf),
});

/** What the fake bank says of a plan, and what its world has it say besides. */
export const messagesAbout = (plan: PartialPlan, world: FakeWorld): readonly Message[] => [
  ...plan.positions.flatMap((position, index) => positionMessages(position, index, plan, world)),
  ...totalMessages(plan),
  ...debitMessages(plan),
  ...world.planMessages,
];

function positionMessages(
  { wkn, rate }: PartialPlan['positions'][number],
  index: number,
  { positions }: PartialPlan,
  { instruments, progress }: FakeWorld,
): readonly Message[] {
  const at = [`instruments[${index}].instrumentId`];
  const instrument = instruments.find((each) => each.wkn === wkn);
  if (instrument?.savingsPlanEligible !== true)
    return [errorMessage('fehler-wertpapier-nicht-sparplanfaehig', at)];
  const isTwice = positions.findIndex((each) => each.wkn === wkn) < index;
  const group = groupOf(instrument);
  const isKnown = progress.some(({ groupId, status }) => groupId === group && status === 'VERIFIED');
  const isTooLow = rate !== undefined && compare(rate, MINIMUM.value) < 0;
  return [
    ...(isTwice ? [errorMessage('fehler-wertpapier-mehrfach-in-sparplan', at)] : []),
    ...(isKnown
      ? []
      : [
          errorMessage('fehler_produktgruppenkenntnis_nicht_vorhanden_wertpapiersparplan', at, {
            productGroupId: group,
          }),
        ]),
    ...(isTooLow
      ? [
          errorMessage('ANLAGEBETRAG_ZU_NIEDRIG', [`instruments[${index}].rate`], {
            mindestbetrag: decimalText(MINIMUM.value),
          }),
        ]
      : []),
  ];
}

function totalMessages({ positions }: PartialPlan): readonly Message[] {
  const total = sum(positions.map(({ rate }) => rate ?? zero));
  return compare(total, MOST.value) > 0
    ? [errorMessage('fehler-max-anlagebetrag-ueberschritten', ['totalAmount'])]
    : [];
}

const debitMessages = ({ account }: PartialPlan): readonly Message[] =>
  account?.isExternal === true && account.iban !== undefined
    ? [
        {
          severity: 'INFO',
          key: 'hinweis_lastschrift_informationen',
          args: {
            bank: 'Andere Bank',
            creditorIdentifier: 'DE98ZZZ09999999999',
            mandateReference: 'SP-1',
            maximal: '5000.00',
          },
          origin: [],
        },
      ]
    : [];
