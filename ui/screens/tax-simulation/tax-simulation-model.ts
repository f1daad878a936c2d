import type { TaxGateway } from '@application/ports/bank/tax-gateway';
import type { Result } from '@application/ports/result';
import type { Clock } from '@application/ports/clock';
import type { Row } from '@domain/form/nodes/node';
import { equals, sum, type Decimal } from '@domain/money/decimal';
import { exactGermanNumber } from '@domain/money/german-amount';
import {
  MOST_SALES,
  taxForm,
  type SaleNodes,
  type SimulatedSale,
  type TaxFormFacts,
  type TaxFormNodes,
} from '@domain/tax/form/tax-form';
import { realisable, type Realisable } from '@domain/tax/realisable';
import { saleTax, type SaleTax } from '@domain/tax/sale-tax';
import {
  basesOf,
  saleOf,
  sellableWithoutTax,
  type ExplainedSale,
  type SellablePosition,
  type TaxBasis,
  type TaxedChild,
} from '@domain/tax/sellable-position';
import { taxCurve, type CurvePoint } from '@domain/tax/tax-curve';
import type { TaxRecord } from '@domain/tax/tax-record';
import type { Instant } from '@domain/time/instant';
import { certificateLines, type CertificateLines, type YearCertificate } from '@domain/tax/year-certificate';
import { ObservedForm } from '@ui/forms/observed-form';
import type { ObservedField } from '@ui/forms/observed-field';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { RemoteValue } from '@ui/parts/remote-value';

/** So many positions are told as what could still be realised, the largest first. */
const MOST_REALISABLE = 8;

/** What the simulation needs from outside. */
export interface TaxSimulationCollaborators {
  readonly loadBasis: { execute(): Result<TaxBasis> };
  readonly tax: Pick<TaxGateway, 'certificates'>;
  readonly clock: Clock;
}

/** One row of the form with its fields, as its views are given them. */
export interface SaleRow {
  readonly key: string;
  readonly position: ObservedField<string | undefined, string>;
  readonly quantity: ObservedField<string, Decimal>;
  readonly price: ObservedField<string, Decimal>;
}

type VariantKind = 'free' | 'chosen' | 'all';

/** A quantity with its tax and what arrives. */
export interface Variant {
  /** All that it is: the whole position may be what was chosen. */
  readonly kinds: readonly VariantKind[];
  readonly quantity: Decimal;
  readonly tax: Decimal;
  readonly arrives: Decimal;
  readonly sale: ExplainedSale;
}

/** The tax of a sale by its quantity, with what is marked on it. */
export interface SaleCurve {
  readonly points: readonly CurvePoint[];
  /** Absent as long as something typed cannot stand. */
  readonly chosen: SaleTax | undefined;
  readonly withoutTax: Decimal;
}

/** Who is taxed: the customer, or a child by its name. */
export type Taxpayer = { readonly kind: 'customer' } | ({ readonly kind: 'child' } & TaxedChild);

/** `steuersimulation`: what sales would cost in tax (TAX-01). */
export class TaxSimulationModel {
  /** Of the taxpayer that is simulated for. */
  readonly basis: RemoteValue<TaxBasis>;
  readonly certificates: RemoteValue<readonly YearCertificate[]>;
  /** All that was read, of the customer and of each child. */
  #read: readonly TaxBasis[] = [];
  readonly #form = new ObservedForm<TaxFormNodes, TaxFormFacts>(taxForm);
  readonly #collaborators: TaxSimulationCollaborators;

  constructor(collaborators: TaxSimulationCollaborators) {
    this.#collaborators = collaborators;
    this.basis = new RemoteValue(collaborators.clock);
    this.certificates = new RemoteValue(collaborators.clock);
  }

  /** Reads what it stands on; `wanted` names the security it begins with. */
  async load(wanted: string | undefined): Promise<void> {
    const basis = await this.basis.load(
      pipe(
        this.#collaborators.loadBasis.execute(),
        TE.map((read) => {
          this.#read = basesOf(read);
          return this.#beginning(this.#read, wanted) ?? read;
        }),
      ),
    );
    if (basis === undefined) return;
    this.#begin(basis, wanted);
    // They were asked for beside it, before it was known whose they are.
    if (basis.child !== undefined) await this.loadCertificates();
  }

  /** Everybody whose sales can be simulated; more than one where the customer looks after depots of children. */
  get taxpayers(): readonly Taxpayer[] {
    return this.basis.value === undefined ? [] : this.#read.map(taxpayerOf);
  }

  get taxpayer(): Taxpayer | undefined {
    return this.basis.value && taxpayerOf(this.basis.value);
  }

  /** Simulates for another one, from the beginning: with positions, pots and allowance of theirs alone. */
  async simulateFor(name: string | undefined): Promise<void> {
    const basis = this.#read.find(({ child }) => child?.name === name);
    if (basis === undefined) return;
    const { session } = this.#form;
    const sales = session.collection(session.nodes.sales);
    const before = sales.rows.map(({ key }) => key);
    session.change(() => {
      // What was typed for one taxpayer is nothing of another's.
      sales.add();
      for (const key of before) sales.remove(key);
    });
    this.basis.replace(basis);
    this.#begin(basis, undefined);
    await this.loadCertificates();
  }

  /** What is simulated already; else the customer's own, unless the security wanted, or all there is, lies with a child. */
  #beginning(bases: readonly TaxBasis[], wanted: string | undefined): TaxBasis | undefined {
    const { value: shown } = this.basis;
    return (
      (shown && bases.find(({ child }) => child?.name === shown.child?.name)) ??
      bases.find(({ positions }) => positions.some(({ wkn }) => wkn === wanted)) ??
      bases.find(({ positions }) => positions.length > 0)
    );
  }

  #begin(basis: TaxBasis, wanted: string | undefined): void {
    const { session } = this.#form;
    session.change(() => {
      session.tell({ basis });
      const [row] = session.collection(session.nodes.sales).rows;
      const first = basis.positions.find(({ wkn }) => wkn === wanted) ?? basis.positions[0];
      if (row !== undefined && first !== undefined) session.field(row.nodes.position).prefill(first.id);
    });
  }

  /** Reads what the bank certifies, of the year at hand and of those before. */
  async loadCertificates(): Promise<void> {
    const { child } = this.basis.value ?? {};
    await this.certificates.load(this.#collaborators.tax.certificates(child && { depotId: child.depotId }));
  }

  /** The certificate of the year at hand as the record comes to it now, and as it would after the sales. */
  get certified(): { readonly now: CertificateLines; readonly after: CertificateLines } | undefined {
    const { after } = this;
    const now = this.basis.value?.record;
    return now && after && { now: certificateLines(now), after: certificateLines(after) };
  }

  get rows(): readonly Row<SaleNodes>[] {
    return this.#form.rows(this.#form.nodes.sales);
  }

  /** The fields of a row. */
  row({ key, nodes }: Row<SaleNodes>): SaleRow {
    return {
      key,
      position: this.#form.field(nodes.position),
      quantity: this.#form.field(nodes.quantity),
      price: this.#form.field(nodes.price),
    };
  }

  /** The position a row has chosen. */
  positionOf({ nodes }: Row<SaleNodes>): SellablePosition | undefined {
    return this.#form.value(nodes.chosen);
  }

  priceOf({ nodes }: Row<SaleNodes>): Decimal | undefined {
    return this.#form.value(nodes.price);
  }

  quantityOf({ nodes }: Row<SaleNodes>): Decimal | undefined {
    return this.#form.value(nodes.quantity);
  }

  get simulated(): readonly SimulatedSale[] | undefined {
    return this.#form.value(this.#form.nodes.simulated);
  }

  get before(): TaxRecord | undefined {
    return this.basis.value?.record;
  }

  /** The record as the sales would leave it. */
  get after(): TaxRecord | undefined {
    return this.simulated?.at(-1)?.tax.settled.record ?? this.basis.value?.record;
  }

  /** The largest positions that are not in the simulation, each as its sale would come on top of it. */
  get realisable(): readonly Realisable[] {
    const [basis, record] = [this.basis.value, this.after];
    if (basis === undefined || record === undefined) return [];
    const left = this.positionsFor(undefined).slice(0, MOST_REALISABLE);
    return realisable({ record, fees: basis.fees }, left);
  }

  /** The positions a row can choose: what another row sells is not sold twice. */
  positionsFor(row: Row<SaleNodes> | undefined): readonly SellablePosition[] {
    const others = this.rows.filter(({ key }) => key !== row?.key);
    const taken = new Set(others.map((other) => this.positionOf(other)?.id));
    return (this.basis.value?.positions ?? []).filter(({ id }) => !taken.has(id));
  }

  /** Whether there is a position left for one more row. */
  get canAdd(): boolean {
    return this.positionsFor(undefined).length > 0 && this.rows.length < MOST_SALES;
  }

  get tax(): Decimal {
    return sum((this.simulated ?? []).map(({ tax }) => tax.tax));
  }

  get arrives(): Decimal {
    return sum((this.simulated ?? []).map(({ tax }) => tax.arrives));
  }

  addRow(): void {
    this.#form.session.collection(this.#form.nodes.sales).add();
  }

  removeRow(key: string): void {
    this.#form.session.collection(this.#form.nodes.sales).remove(key);
  }

  get canRemove(): boolean {
    return this.rows.length > 1;
  }

  /** Types a quantity, as the slider and the variants do. */
  choose(row: Row<SaleNodes>, quantity: Decimal): void {
    this.row(row).quantity.setValue(exactGermanNumber(quantity, 0));
  }

  /** The tax of a row by its quantity, on what the sales before it leave of pots and allowance. */
  curve(row: Row<SaleNodes>): SaleCurve | undefined {
    const [position, price, basis] = [this.positionOf(row), this.priceOf(row), this.basis.value];
    if (position === undefined || price === undefined || basis === undefined) return undefined;
    const sales = this.simulated ?? [];
    const index = sales.findIndex(({ said }) => said.position.id === position.id);
    const record = sales[index - 1]?.tax.settled.record ?? basis.record;
    const from = { record, fees: basis.fees };
    return {
      points: taxCurve(position, price, from),
      chosen: sales[index]?.tax,
      withoutTax: sellableWithoutTax(position, price, from),
    };
  }

  /** As many as cost no tax, as were chosen, and all of it; each by itself, and no quantity twice. */
  variants(row: Row<SaleNodes>): readonly Variant[] {
    const [position, price, basis] = [this.positionOf(row), this.priceOf(row), this.basis.value];
    if (position === undefined || price === undefined || basis === undefined) return [];
    const named = (kind: VariantKind, quantity: Decimal | undefined) =>
      quantity === undefined || quantity.units <= 0n ? [] : [{ kind, quantity }];
    const all = [
      ...named('free', sellableWithoutTax(position, price, basis)),
      ...named('chosen', this.simulated && this.quantityOf(row)),
      ...named('all', position.sellable.value),
    ];
    return all.flatMap(({ kind, quantity }) => {
      const kinds = all.filter((each) => equals(each.quantity, quantity)).map((each) => each.kind);
      if (kinds[0] !== kind) return [];
      const taxed = saleTax(basis.record, saleOf(position, quantity, price, basis.fees));
      const sale = { said: { position, quantity, price }, tax: taxed, fees: basis.fees };
      return [{ kinds, quantity, tax: taxed.tax, arrives: taxed.arrives, sale }];
    });
  }

  /** The moment the printed page is dated with. */
  now(): Instant {
    return this.#collaborators.clock.now();
  }

  dispose(): void {
    this.#form.dispose();
  }
}

const taxpayerOf = ({ child }: TaxBasis): Taxpayer =>
  child === undefined ? { kind: 'customer' } : { kind: 'child', ...child };
