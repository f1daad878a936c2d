/** What a customer approves once before the bank takes some orders. */
export interface ApprovalText {
  readonly id: string;
  readonly version: string;
  readonly type: string;
  readonly title: string;
  readonly text: string;
}

/** The approval without which nobody trades at an exchange of the United States. */
export const US_TRADING: ApprovalText = {
  id: 'us-handel',
  version: '2026-01',
  type: 'US_TRADING',
  title: 'US-Handel und Quellensteuer',
  text:
    'Ich bin keine US-Person. Die Bank darf meinen Namen und meine Erträge der Lagerstelle in den Vereinigten Staaten ' +
    'melden, damit auf Dividenden 15 statt 30 Prozent Quellensteuer einbehalten werden.',
};

/** All approvals the bank asks for. */
export const APPROVALS: readonly ApprovalText[] = [US_TRADING];
