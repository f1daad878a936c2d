/** One column of the depot overview, by the key the bank stores it under. */
export interface OverviewColumn {
  readonly id: string;
  readonly visible: boolean;
}

/** Whether the overview may be shown at all (GU-06), and its columns in the customer's order (OBK-04). */
export interface DepotOverviewPreferences {
  readonly available: boolean;
  readonly columns: readonly OverviewColumn[];
}
