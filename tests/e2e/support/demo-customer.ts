import type { OfferedTanType } from '@domain/tan/tan-type';

/** One of the customers of the login page, as journeys need them. */
export interface DemoCustomer {
  readonly name: string;
  readonly number: string;
  readonly pin: string;
  /** Ways of release, the bank's favourite first; with several the portal shows a choice. */
  readonly tanTypes: readonly [OfferedTanType, ...OfferedTanType[]];
}

const customer = (name: string, number: string, pin: string, ...tanTypes: DemoCustomer['tanTypes']) => ({
  name,
  number,
  pin,
  tanTypes,
});

/** The demo customers by first name (README, "Wer sich anmelden kann"). */
export const demo = {
  anna: customer('Anna Berger', '10000001', '111111', 'P_TAN_PUSH', 'P_TAN', 'M_TAN'),
  bernd: customer('Bernd Claasen', '10000002', '222222', 'M_TAN'),
  carla: customer('Carla Dorn', '10000003', '333333', 'P_TAN'),
  david: customer('David Eke', '10000004', '444444', 'P_TAN_PUSH'),
  elif: customer('Elif Fuchs', '10000005', '555555', 'M_TAN', 'P_TAN'),
  frederik: customer('Frederik Gall', '10000006', '666666', 'P_TAN_PUSH', 'M_TAN'),
  greta: customer('Greta Hansen', '10000007', '777777', 'P_TAN_PUSH', 'P_TAN', 'M_TAN'),
  henrik: customer('Henrik Ivers', '10000008', '888888', 'M_TAN', 'P_TAN'),
  ida: customer('Ida Jahn', '10000009', '999999', 'M_TAN'),
  klara: customer('Klara Lind', '10000011', '111222', 'M_TAN', 'P_TAN_PUSH'),
  lars: customer('Lars Mohn', '10000012', '121212', 'M_TAN', 'P_TAN_PUSH'),
  mina: customer('Mina Nolte', '10000013', '131313', 'P_TAN_PUSH', 'P_TAN', 'M_TAN'),
  nora: customer('Nora Oelze', '10000014', '141414', 'P_TAN_PUSH', 'M_TAN'),
  paul: customer('Paul Quandt', '10000015', '151515', 'P_TAN_PUSH', 'M_TAN'),
  till: customer('Till Uhde', '10000019', '191919', 'M_TAN', 'P_TAN_PUSH'),
} satisfies Readonly<Record<string, DemoCustomer>>;
