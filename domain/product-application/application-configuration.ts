import type { Percentage } from '@domain/money/percentage';

/** What the bank knows of a field beforehand, as it stands in the control. */
export interface PrefilledField {
  readonly name: string;
  readonly entry: string | boolean;
}

/** A product group that an application asks about. */
export interface AskedGroup {
  readonly id: string;
  readonly name: string;
}

/** What is to be judged in a field: the bank's words, and the id by which it can be said in others. */
export interface AskedStatement {
  readonly id: string | undefined;
  readonly text: string;
}

/** On what terms a fixed deposit is put by. */
export interface DepositCondition {
  /** What is sent of it. */
  readonly id: string;
  /** In months, as the term is chosen. */
  readonly term: string;
  /** In percent a year. */
  readonly rate: Percentage;
}

/** How the bank wants an application to be made (brokerage.md 3). */
export interface ApplicationConfiguration {
  readonly baseProduct: string;
  readonly accountType: string | undefined;
  readonly defaultWref: string | undefined;
  readonly userInterfaceType: string | undefined;
  readonly intermediary: string | undefined;
  readonly channel: string | undefined;
  readonly keepPrefilledFieldsEnabled: boolean;
  readonly prefilled: readonly PrefilledField[];
  /** The product groups that are asked about, in their order. */
  readonly groups: readonly AskedGroup[];
  /** The rates of fixed deposits, by term. */
  readonly conditions: readonly DepositCondition[];
  /** What is asked in fields whose words are the bank's own, by their names. */
  readonly statements: ReadonlyMap<string, AskedStatement>;
  /** What is agreed to in a field, by its name: HTML of the bank, never set as such (rules.md 14). */
  readonly legalTexts: ReadonlyMap<string, string>;
}

/** What the bank knows of its customer and would fill in; nothing of what is ticked. */
export function knownOf(
  { prefilled }: Pick<ApplicationConfiguration, 'prefilled'>,
  name: string,
): string | undefined {
  const entry = prefilled.find((field) => field.name === name)?.entry;
  return typeof entry === 'string' ? entry : undefined;
}
