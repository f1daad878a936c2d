import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { FakeSavingsPlanGateway } from '@adapters/fake/savings-plan/fake-savings-plan-gateway';
import { CheckPlan } from '@application/savings-plan/check-plan';
import { FormSession } from '@domain/form/session/form-session';
import type { Issue } from '@domain/form/issue';
import type { Message } from '@domain/message/message';
import { decimal, decimalText } from '@domain/money/decimal';
import { formatGermanNumber, normaliseDecimalInput } from '@domain/money/german-amount';
import { dueDays, raisedRate, type DueDay } from '@domain/savings-plan/execution-days';
import type { PlanFormFacts } from '@domain/savings-plan/form/plan-facts';
import { planForm, type PlanNodes } from '@domain/savings-plan/form/plan-form';
import { planIssues, planNotices } from '@domain/savings-plan/form/plan-issues';
import { mandateIn, type DebitMandate } from '@domain/savings-plan/mandate';
import type { Interval } from '@domain/savings-plan/interval';
import { eatsTheRate, purchaseWithin, type Purchase } from '@domain/savings-plan/plan-costs';
import { formatGermanDate, parseGermanDate } from '@domain/time/german-date';
import { calendarDay, type LocalDate } from '@domain/time/local-date';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';

const number = (text: string) => decimal(normaliseDecimalInput(text));

/** A day as a scenario writes it. */
function dayIn(text: string): LocalDate {
  const day = parseGermanDate(text);
  if (O.isNone(day)) throw new Error(`${text} ist kein Tag.`);
  return day.value;
}

/** What scenarios do with a savings plan: in the form, at the bank in memory. */
export class SavingsPlanTasks {
  readonly #bank = new FakeBank();
  readonly #plans = new FakeSavingsPlanGateway(this.#bank);
  readonly #session = new FormSession<PlanNodes, PlanFormFacts>(planForm);
  readonly #logged: string[] = [];
  #messages: readonly Message[] = [];
  #purchase: Purchase | undefined;
  #days: readonly DueDay[] = [];

  /** The form stands ready, with the bank's terms. */
  async open(): Promise<void> {
    const { world } = this.#bank;
    world.instruments = world.instruments.map((each) => ({ ...each, savingsPlanEligible: true }));
    const wkns = this.#bank.world.instruments.map(({ wkn }) => wkn);
    const conditions = await this.#plans.conditions(mainDepot, wkns)();
    if (E.isLeft(conditions)) throw new Error('Die Bank nennt keine Bedingungen.');
    this.#session.tell({
      today: calendarDay('2026-11-22'),
      depots: this.#bank.world.depots,
      conditions: conditions.right,
    });
  }

  /** A security by its name in a row of the plan, which is added where it is not there yet. */
  save(row: number, name: string, rate: string): void {
    const rows = this.#session.collection(this.#session.nodes.positions);
    while (rows.rows.length < row) rows.add();
    const nodes = rows.rows[row - 1]?.nodes;
    const instrument = this.#bank.world.instruments.find((each) => each.name.includes(name));
    if (nodes === undefined || instrument === undefined) throw new Error(`${name} gibt es nicht.`);
    this.#session.field(nodes.instrument).setValue(instrument);
    this.#session.field(nodes.rate).setValue(rate);
  }

  shareTotal(total: string, shares: readonly (readonly [name: string, share: string])[]): void {
    this.#session.field(this.#session.nodes.rateMode).setValue('TOTAL');
    this.#session.field(this.#session.nodes.total).setValue(total);
    shares.forEach(([name, share], index) => {
      this.save(index + 1, name, '');
      const nodes = this.#session.collection(this.#session.nodes.positions).rows[index]?.nodes;
      if (nodes !== undefined) this.#session.field(nodes.share).setValue(share);
    });
  }

  payFrom(iban: string): void {
    this.#session.field(this.#session.nodes.paidBy).setValue('EXTERNAL');
    this.#session.field(this.#session.nodes.externalIban).setValue(iban);
  }

  removeRow(row: number): void {
    const rows = this.#session.collection(this.#session.nodes.positions);
    const key = rows.keys[row - 1];
    if (key !== undefined) rows.remove(key);
  }

  moveRowUp(row: number): void {
    const rows = this.#session.collection(this.#session.nodes.positions);
    const key = rows.keys[row - 1];
    if (key !== undefined) rows.move(key, row - 2);
  }

  /** The bank announces a mandate with every plan. */
  bankAnnounces(key: string, args: Message['args']): void {
    this.#bank.world.planMessages = [{ severity: 'INFO', key, args, origin: [] }];
  }

  /** The bank says this of every plan. */
  bankSays(
    key: string,
    severity: Message['severity'],
    text: string | undefined,
    origin: readonly string[] = [],
  ): void {
    const said = { severity, key, args: {}, origin, ...(text !== undefined && { text }) };
    this.#bank.world.planMessages = [...this.#bank.world.planMessages, said];
  }

  /** Has the bank check the plan; between question and answer something else may be done. */
  async check(meanwhile: () => void = () => undefined): Promise<void> {
    const plan = this.#session.value(this.#session.nodes.checkable);
    if (plan === undefined) throw new Error('Der Plan lässt sich nicht lesen.');
    const asked = this.#session.asked();
    const about = {
      rows: plan.positions.map(({ key = '' }) => key),
      mode: this.#session.field(this.#session.nodes.rateMode).value,
      paidBy: this.#session.field(this.#session.nodes.paidBy).value,
    };
    const logger = { error: (text: string) => void this.#logged.push(text) };
    const answer = await new CheckPlan(this.#plans, logger).execute(plan)();
    if (E.isLeft(answer)) throw new Error(answer.left.kind);
    meanwhile();
    this.#messages = answer.right.messages;
    this.#session.hear(asked, 'server', planIssues(this.#messages, about));
  }

  /** What the form and the bank find wrong, after an attempt to go on. */
  get wrong(): readonly Issue[] {
    void this.#session.submitted(this.#session.nodes.request);
    return this.#session.summary;
  }

  /** What the bank has said, where it stands. */
  get said(): readonly Issue[] {
    return this.#session.shownCell.get();
  }

  /** Where the bank's word with this key stands. */
  placesOf(key: string): readonly (string | undefined)[] {
    return this.said.filter((issue) => issue.key === key).map(({ field }) => field);
  }

  /** The place of a security that is in the plan by now, whatever was taken out before it. */
  placeOfSecurity(name: string): string {
    const { rows } = this.#session.collection(this.#session.nodes.positions);
    const row = rows.find(
      ({ nodes }) => this.#session.field(nodes.instrument).value?.name.includes(name) === true,
    );
    if (row === undefined) throw new Error(`${name} steht nicht im Plan.`);
    return `positions[${row.key}].instrument`;
  }

  get notices(): readonly string[] {
    return planNotices(this.#messages, { rows: [] }).map(({ message }) => message.key);
  }

  get mandate(): DebitMandate | undefined {
    return mandateIn(this.#messages);
  }

  get logged(): readonly string[] {
    return this.#logged;
  }

  /** The rates as they would be sent. */
  get rates(): readonly string[] {
    const planned = this.#session.value(this.#session.nodes.planned) ?? [];
    return planned.map(({ rate }) => formatGermanNumber(rate));
  }

  schedule(
    interval: Interval,
    start: string,
    from: string,
    count: number,
    pause?: readonly [string, string],
  ): void {
    const suspension = pause && { from: dayIn(pause[0]), to: dayIn(pause[1]) };
    const schedule = { interval, start: dayIn(start), ...(suspension && { suspension }) };
    this.#days = dueDays(schedule, dayIn(from), count);
  }

  /** The days on which it buys. */
  get days(): readonly string[] {
    return this.#days.filter(({ isSkipped }) => !isSkipped).map(({ day }) => formatGermanDate(day));
  }

  raised(rate: string, percent: string, years: number): string {
    return formatGermanNumber(raisedRate(number(rate), number(percent), years));
  }

  buy(rate: string, percent: string, other: string): void {
    this.#purchase = purchaseWithin(number(rate), { orderFee: number(percent), otherFees: number(other) });
  }

  get costs(): string {
    return formatGermanNumber(this.#purchase?.costs ?? decimal('0'));
  }

  get isWarned(): boolean {
    return this.#purchase !== undefined && eatsTheRate(this.#purchase);
  }

  /** What of a rate stays in the account. */
  get bought(): string {
    return decimalText(this.#purchase?.value ?? decimal('0')).replace('.', ',');
  }
}
