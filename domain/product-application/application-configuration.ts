/** What the bank knows of a field beforehand, as it stands in the control. */
export interface PrefilledField {
  readonly name: string;
  readonly entry: string | boolean;
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
}
