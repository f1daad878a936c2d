import { inGroups } from '@tests/support/iban-in-groups';
import { randomUUID } from 'node:crypto';
import { documentArea } from '@sandbox/areas/document/document-area';
import { planOfApplication } from '@sandbox/areas/savings-plan/act/plan-of-application';
import { PlanEngine } from '@sandbox/areas/savings-plan/run/plan-engine';
import { marketOf } from '@sandbox/market/market';
import { inTransaction } from '@sandbox/platform/db/transaction';
import * as E from 'fp-ts/Either';
import { sql } from 'kysely';
import { pdfText } from '../../support/pdf-text';
import { openWerkbank, tanHeaders, tanOf, type Werkbank } from '../../support/werkbank';
import { keysOf } from '../order/trading';
import { PLANS, PlanDesk, increase, position } from './plan-desk';

const LIST = '/api/messages/clients/user/v2/documents';
let werkbank: Werkbank;
let bernd: PlanDesk;

beforeAll(async () => {
  werkbank = await openWerkbank({ clockStart: '2026-11-23T10:00:00+01:00' });
  bernd = await PlanDesk.open(werkbank, '10000002');
});
afterAll(() => werkbank.close());

interface Listed {
  readonly documentId: string;
  readonly name: string;
}

const papersOf = async (planId: string, desk = bernd): Promise<readonly Listed[]> =>
  (await desk.customer.get(`${LIST}?savingsplanId=${planId}`)).json<{ values: Listed[] }>().values;

const textOf = async (planId: string): Promise<readonly string[]> => {
  const [latest] = await papersOf(planId);
  if (latest === undefined) throw new Error('Nothing was written');
  return pdfText((await bernd.customer.get(`/api/messages/v2/documents/${latest.documentId}`)).rawPayload);
};

describe('what is written about a plan [SAV-07] [CUS-02]', () => {
  it('says the plan as it was signed and its costs, in EUR, in percent and by the year', async () => {
    const { savingsplanId } = await bernd.make({
      savingsplanName: 'Zwei',
      interval: 'QUARTERLY',
      instruments: [position('A2PKXG', '100.00'), position('A1J4U4', '50.00')],
      dynamisationAmount: increase('3'),
      endDate: '2028-12-31',
    });
    const text = await textOf(savingsplanId);
    // 100.00 without a fee. Of 50.00, 0.95 are other fees, and 49.05 buy 48.33 for a fee of 0.72 (1.5 %): 1.67 in all,
    // 1.11 % of 150.00, and 6.68 for the four quarters of a year.
    for (const words of [
      'Sparplan angelegt',
      'Zwei',
      'vierteljährlich zum 1.',
      '01.12.2026',
      '31.12.2028',
      '3 %',
      inGroups(await bernd.iban()),
      '100,00',
      '50,00',
      '1,5 %',
      '0,95',
      '150,00 EUR',
      '1,67 EUR (1,11 % der Raten)',
      '4',
      '6,68 EUR',
      '23.11.2026, 10:00:00 Uhr',
    ])
      expect(text).toContain(words);
  });

  it('names the mandate of a direct debit, who collects, and the most there may be', async () => {
    const { savingsplanId, mandateReference } = await bernd.make({
      settlementAccountIban: 'FR1420041010050500013M02606',
      settlementAccountExternal: true,
    });
    const text = (await textOf(savingsplanId)).join(' ');
    for (const words of [
      'FR14 2004 1010 0505 0001 3M02 606',
      mandateReference ?? 'none',
      'DE98ZZZ09999999999',
      '1.000,00 EUR',
    ])
      expect(text).toContain(words);
  });

  it('is written for each change, and for none that was refused', async () => {
    const { savingsplanId } = await bernd.make({ savingsplanName: 'Viele' });
    await bernd.pause(savingsplanId, '2026-12-01', '2027-01-31');
    await bernd.pause(savingsplanId, null);
    const refused = await bernd.change(savingsplanId, { interval: 'DAILY' });
    expect(refused.statusCode).toBe(422);
    await werkbank.advance(60);
    await bernd.end(savingsplanId);
    await bernd.end(savingsplanId);
    expect((await papersOf(savingsplanId)).map(({ name }) => name).toSorted()).toEqual([
      'Sparplan angelegt: Viele',
      'Sparplan ausgesetzt: Viele',
      'Sparplan beendet: Viele',
      'Sparplan fortgesetzt: Viele',
    ]);
    expect(await textOf(savingsplanId)).not.toContain('Kosten');
  });

  it('is not written where the release is refused: by a wrong TAN, or for a plan that is another by now', async () => {
    const { savingsplanId } = await bernd.make({ savingsplanName: 'Bleibt' });
    const one = `${PLANS}/${savingsplanId}`;
    const { depotId: _, ...body } = await bernd.body({ savingsplanName: 'Anders' });
    const before = await papersOf(savingsplanId);
    const wrong = async (sent: object) => {
      const { id } = tanOf(await bernd.customer.post(`${one}/validation`, sent));
      return { ...tanHeaders(id, '999999'), 'idempotency-key': randomUUID() };
    };
    const refused = [
      await bernd.customer.patch(one, body, await wrong(body)),
      await bernd.customer.delete(one, await wrong({})),
    ];
    expect(refused.map(keysOf)).toEqual([['TAN_UNGUELTIG'], ['TAN_UNGUELTIG']]);
    expect(await papersOf(savingsplanId)).toEqual(before);
    const late = await bernd.release(await bernd.customer.post(`${one}/validation`, body));
    await bernd.end(savingsplanId);
    expect(keysOf(await bernd.customer.patch(one, body, late))).toEqual([
      'fehler-auftrag-weicht-von-freigabe-ab',
    ]);
    expect((await papersOf(savingsplanId)).map(({ name }) => name).toSorted()).toEqual([
      'Sparplan angelegt: Bleibt',
      'Sparplan beendet: Bleibt',
    ]);
  });

  it('is there with what it is about, or neither is: one transaction writes both', async () => {
    const { bank } = werkbank;
    const market = await marketOf(bank);
    const body = {
      ...(await bernd.body({ savingsplanName: 'Verloren' })),
      instruments: [position('A2PKXG', '100.00')],
    };
    const written = (db: typeof bank.db) =>
      db.selectFrom('document').select('name').where('name', '=', 'Sparplan angelegt: Verloren').execute();
    const lost = inTransaction(bank.db, async (tx) => {
      const wish = { clientId: bernd.clientId, depotId: bernd.depotId, body, wref: undefined };
      expect(E.isRight(await planOfApplication(bank, tx, market, wish))).toBe(true);
      expect(await written(tx)).toHaveLength(1);
      throw new Error('The bank stops here');
    });
    await expect(lost).rejects.toThrow('The bank stops here');
    expect(await written(bank.db)).toEqual([]);
    const plans = await bank.db.selectFrom('savings_plan').select('name').execute();
    expect(plans).not.toContainEqual({ name: 'Verloren' });
  });

  it('is written once for a hundred calls at once with one key', async () => {
    const body = await bernd.body({ savingsplanName: 'Einer' });
    const validated = await bernd.validate(body);
    const { id } = tanOf(validated);
    const headers = {
      ...tanHeaders(id, await bernd.customer.tan(id)),
      'idempotency-key': '6f3a6c52-2d77-4f06-8f57-0d3a7a3b8f10',
    };
    const answers = await Promise.all(Array.from({ length: 100 }, () => bernd.create(body, headers)));
    const [made] = answers.map((answer) => answer.json<{ savingsplanId: string }>().savingsplanId);
    expect(await papersOf(made ?? '')).toHaveLength(1);
  });

  it('is nobody else’s', async () => {
    const { savingsplanId } = await bernd.make();
    const other = await PlanDesk.open(werkbank, '10000003');
    expect(await papersOf(savingsplanId, other)).toEqual([]);
    const [paper] = await papersOf(savingsplanId);
    const foreign = await other.customer.get(`/api/messages/v2/documents/${paper?.documentId ?? ''}`);
    expect(foreign.statusCode).toBe(404);
  });

  it('is asked for by an id: what is none is refused', async () => {
    for (const id of ['', 'x'.repeat(41)])
      expect((await bernd.customer.get(`${LIST}?savingsplanId=${id}`)).statusCode).toBe(400);
  });

  it('has the settlement notes of what the plan bought beside it, and of nothing else [SAV-08]', async () => {
    const { savingsplanId } = await bernd.make({ savingsplanName: 'Käufer' });
    const engine = new PlanEngine(werkbank.bank);
    await werkbank.advance(9 * 86_400);
    await engine.round();
    const [execution] = await bernd.log(savingsplanId);
    expect(execution?.positions.map(({ orderId }) => orderId !== null)).toEqual([true]);
    const names = (await papersOf(savingsplanId)).map(({ name }) => name);
    expect(names).toEqual([
      expect.stringMatching(/^Wertpapierabrechnung Kauf /),
      'Sparplan angelegt: Käufer',
    ]);
    expect((await bernd.customer.get(`${PLANS}/${savingsplanId}`)).statusCode).toBe(200);
  });

  it('says when the plan is over by itself, after its last day', async () => {
    const { savingsplanId } = await bernd.make({
      savingsplanName: 'Einmal',
      startDate: '2027-01-01',
      endDate: '2027-01-31',
    });
    await werkbank.bank.clock.set(werkbank.bank.db, { at: Date.parse('2027-01-05T12:00:00+01:00') });
    await new PlanEngine(werkbank.bank).round();
    const papers = await papersOf(savingsplanId);
    expect(papers.map(({ name }) => name).toSorted()).toEqual([
      'Sparplan angelegt: Einmal',
      'Sparplan beendet: Einmal',
      expect.stringMatching(/^Wertpapierabrechnung Kauf /),
    ]);
    const end = papers.find(({ name }) => name === 'Sparplan beendet: Einmal');
    const text = pdfText(
      (await bernd.customer.get(`/api/messages/v2/documents/${end?.documentId ?? ''}`)).rawPayload,
    );
    // 1 January is a holiday and followed by a weekend: the one purchase was on the 4th.
    expect(text.join(' ')).toMatch(/Beendet am 04\.01\.2027, .*Der letzte Termin des Sparplans ist vorbei/);
    expect(text).not.toContain('Kosten');
  });

  it('is found by its plan where an older bank has filed it', async () => {
    const { db } = werkbank.bank;
    const filed = () =>
      db
        .selectFrom('document')
        .select(['client_id', 'document_id', 'kind', 'plan_id'])
        .orderBy('document_id')
        .execute();
    const before = await filed();
    expect(new Set(before.flatMap(({ kind, plan_id }) => (plan_id === null ? [] : [kind])))).toEqual(
      new Set(['SAVINGS_PLAN', 'SETTLEMENT_NOTE']),
    );
    await db.updateTable('document').set({ plan_id: null }).execute();
    const step = documentArea.migrations?.find(({ name }) => name === 'document-002');
    const fillings = (step?.statements ?? []).filter((statement) => statement.startsWith('update'));
    for (const statement of fillings) await sql.raw(statement).execute(db);
    expect(await filed()).toEqual(before);
  });
});
