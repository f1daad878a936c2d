/** What of a customer decides on plans: how the law on securities sees them, and how the bank serves them. */
interface Served {
  readonly classification: 'RETAIL' | 'PROFESSIONAL';
  readonly sales_strategy: 'RETAIL' | 'PRIVATE_BANKING';
}

/** Why somebody may have no savings plan, as keys of messages: plans are for retail customers (brokerage.md 6). */
export const planRefusals = ({ classification, sales_strategy }: Served) => [
  ...(sales_strategy === 'RETAIL' ? [] : (['fehler_vertriebsstrategieNichtPrivatkunde'] as const)),
  ...(classification === 'RETAIL' ? [] : (['fehler_kundenklassifikationNichtPrivatkunde'] as const)),
];
