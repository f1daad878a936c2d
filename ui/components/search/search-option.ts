/** One thing found. */
export interface SearchOption {
  readonly id: string;
  /** Stands in the field once chosen. */
  readonly label: string;
  /** Second line: kind, number, place. */
  readonly detail?: string;
}
