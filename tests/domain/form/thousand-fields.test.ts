import { FlowSession } from '@domain/form/flow/flow-session';
import type { FieldNode } from '@domain/form/nodes/node';
import { FormSession } from '@domain/form/session/form-session';
import { thousandFields, thousandSteps } from '../../tooling/form/thousand-fields';

const { nodes } = thousandFields;

function fieldOf(group: string, name: string): FieldNode<string, number> {
  const node = nodes.groups[group]?.[name];
  if (node === undefined) throw new Error(`no field ${group}.${name}`);
  return node;
}

/** All of it filled in and looked at, as on a page that shows everything at once. */
function filledIn() {
  const session = new FormSession(thousandFields);
  const { fields } = session.within([nodes]).get();
  session.change(() => {
    for (const field of fields) if (field.path !== 'account') field.setValue('1');
  });
  let news = 0;
  for (const { viewCell } of fields) session.watch(viewCell, () => (news += 1));
  for (const sum of Object.values(nodes.sums)) session.watch(session.cell(sum), () => undefined);
  session.watch(session.cell(nodes.firsts), () => undefined);
  void session.submitted(nodes.firsts);
  const counted = (act: () => void) => {
    const [runs, told] = [session.runs(), news];
    act();
    return { runs: session.runs() - runs, told: news - told };
  };
  return { session, counted, count: fields.length };
}

describe('a form of a thousand fields with steps and rows', () => {
  it('has a thousand fields', () => {
    expect(filledIn().count).toBe(1001);
  });

  it('reads for a key the field and the sum of its group, and tells one field', () => {
    const { session, counted } = filledIn();
    const counts = counted(() => session.field(fieldOf('g7', 'f3')).setValue('2'));
    expect(counts).toEqual({ runs: 2, told: 1 });
  });

  it('reads for a key in a row the field, and the list where it stands in it', () => {
    const { session, counted } = filledIn();
    const [row] = session.collection(nodes.positions).rows;
    const [first, last] = [row?.nodes['p0'], row?.nodes['p4']];
    if (first === undefined || last === undefined) throw new Error('no row');
    expect(counted(() => session.field(last).setValue('2'))).toEqual({ runs: 1, told: 1 });
    expect(counted(() => session.field(first).setValue('2'))).toEqual({ runs: 3, told: 1 });
  });

  it('reads for a row that is added the field that is listed, and the list', () => {
    const { session, counted } = filledIn();
    expect(counted(() => session.collection(nodes.positions).add())).toEqual({ runs: 3, told: 0 });
  });

  it('reads for an answer that brings a group the fields of the group, and tells these alone', () => {
    const { session, counted } = filledIn();
    const { runs, told } = counted(() => session.field(nodes.account).setValue('KPG'));
    expect([runs, told]).toEqual([1 + 50 + 1, 1 + 50]);
  });

  it('makes only the fields of the step that is shown', async () => {
    const session = new FormSession(thousandFields);
    const flow = new FlowSession(thousandSteps, session);
    const before = session.runs();
    session.field(nodes.account).setValue('KPE');
    await flow.goOn();
    expect(flow.at).toBe('g0');
    const shown = session.within([nodes.groups['g0'] ?? {}]).get().fields;
    for (const { viewCell } of shown) viewCell.get();
    expect(session.runs() - before).toBeLessThanOrEqual(51);
  });
});
