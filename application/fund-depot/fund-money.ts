import type { ToldText } from '../ports/storage/told-text';
import { toldIn } from '../release/told-in';
import type { ToldFundOrder } from '@domain/fund-depot/told-fund-order';
import type { Intent } from '@domain/release/intent';

/** What orders of the fund depot come to: told before the release, kept with it, and read from it when it has ended. */
export class FundMoney {
  constructor(private readonly text: ToldText<ToldFundOrder>) {}

  /** As it is kept with the release. */
  write(told: ToldFundOrder): string {
    return this.text.write(told);
  }

  /** What was told of it; an intent of an older portal has none. */
  of(intent: Pick<Intent, 'told'>): ToldFundOrder | undefined {
    return toldIn(this.text, intent);
  }
}
