import { issueAt, errorFinding, type IssueSource } from '@domain/form/issue';
import { decimal } from '@domain/money/decimal';
import { venueId } from '@domain/codes/ids';
import { keys, open, orderLike, sap } from './order-like';

const { nodes } = orderLike;
const xetra = venueId('XETRA');
const gettex = venueId('GETTEX');
const said = (path: string | undefined, key: string, source: IssueSource = 'server') =>
  issueAt(path, errorFinding(key, key), source);

describe('reading', () => {
  it('says nothing of what is missing before something needs it, and then at its field', () => {
    const session = open();
    expect(session.outcome(nodes.limit).kind).toBe('empty');
    expect(keys(session.field(nodes.quantity).view.issues)).toEqual(['quantity quantity-missing']);
    expect(session.field(nodes.manual).view.issues).toEqual([]);
  });

  it('waits for a fact by its name', () => {
    const session = open();
    expect(session.outcome(nodes.venue).kind).toBe('empty');
    session.tell({ suggestedVenue: xetra });
    expect(session.value(nodes.venue)).toBe(xetra);
    session.tell({ suggestedVenue: undefined });
    expect(session.value(nodes.venue)).toBeUndefined();
  });

  it('keeps its parts: what can be read so far', () => {
    const session = open();
    session.field(nodes.quantity).setValue('10');
    session.field(nodes.limit).setValue('x');
    session.field(nodes.type).setValue('LIMIT');
    expect(session.outcome(nodes.request).kind).toBe('refused');
    expect(session.value(nodes.request.parts)).toEqual({ quantity: decimal('10'), freeAmount: false });
  });

  it('reads a choice as another where its price was left empty, and tells a wrong one', () => {
    const session = open();
    session.field(nodes.type).setValue('LIMIT');
    expect(session.value(nodes.sentAs)).toBe('MARKET');
    expect(session.field(nodes.type).value).toBe('LIMIT');
    session.field(nodes.limit).setValue('12,x');
    expect(session.value(nodes.sentAs)).toBe('LIMIT');
    expect(keys(session.field(nodes.limit).view.issues)).toEqual(['limit no-number']);
  });

  it('keeps the text of a field that is not asked for, and leaves it out', () => {
    const session = open();
    session.field(nodes.type).setValue('LIMIT');
    session.field(nodes.limit).setValue('x');
    session.field(nodes.type).setValue('MARKET');
    const { view } = session.field(nodes.limit);
    expect([view.value, view.issues, view.disabled]).toEqual(['x', [], true]);
    expect(session.value(nodes.terms)).toEqual({ type: 'MARKET' });
  });

  it('warns beside what can be read, without keeping it from being sent', async () => {
    const session = open();
    session.tell({ suggestedVenue: xetra, quote: { ask: decimal('9') } });
    session.field(nodes.instrument).setValue(sap);
    session.field(nodes.quantity).setValue('10');
    session.field(nodes.type).setValue('LIMIT');
    session.field(nodes.limit).setValue('10');
    expect(keys(session.field(nodes.limit).view.issues)).toEqual(['limit above-market']);
    expect(await session.submitted(nodes.request)).toMatchObject({ kind: 'read' });
    session.tell({ quote: { ask: decimal('11') } });
    expect(session.field(nodes.limit).view.issues).toEqual([]);
  });
});

describe('one key, the readers concerned', () => {
  function counted(act: (session: ReturnType<typeof open>) => void): number {
    const session = open();
    session.tell({ suggestedVenue: xetra, quote: { ask: decimal('9') } });
    session.field(nodes.type).setValue('LIMIT');
    session.field(nodes.limit).setValue('8');
    session.field(nodes.quantity).setValue('8');
    const before = session.runs();
    act(session);
    return session.runs() - before;
  }

  it.each([
    ['a field nothing reads', (s) => s.field(nodes.manual).setValue(true), 0],
    ['a quantity: itself, the confirmation, the request', (s) => s.field(nodes.quantity).setValue('9'), 2],
    ['the same text again', (s) => s.field(nodes.quantity).setValue('8'), 0],
    ['a fact told again with the same value', (s) => s.tell({ quote: { ask: decimal('9') } }), 0],
    ['a price tick: what was known of it, and the rule', (s) => s.tell({ quote: { ask: decimal('7') } }), 2],
  ] as const satisfies readonly (readonly [string, (session: ReturnType<typeof open>) => void, number])[])(
    '%s',
    (_, act, runs) => {
      expect(counted(act)).toBe(runs);
    },
  );

  it('tells an onlooker once a change, and not where its cell came out the same', () => {
    const session = open();
    let quantity = 0;
    let type = 0;
    session.watch(session.field(nodes.quantity).viewCell, () => (quantity += 1));
    session.watch(session.field(nodes.type).viewCell, () => (type += 1));
    session.change(() => {
      session.field(nodes.quantity).setValue('1');
      session.field(nodes.quantity).setValue('12');
    });
    expect([quantity, type]).toEqual([1, 0]);
  });
});

describe('following', () => {
  it('stands as the fact says until the customer edits it', () => {
    const session = open();
    session.tell({ suggestedVenue: xetra });
    expect(session.field(nodes.venue).value).toBe(xetra);
    session.field(nodes.venue).setValue(gettex);
    session.tell({ suggestedVenue: venueId('TRADEGATE') });
    expect(session.field(nodes.venue).value).toBe(gettex);
    session.field(nodes.venue).takeBack();
    expect(session.field(nodes.venue).value).toBe('TRADEGATE');
  });

  it('lets a choice stand that was made for what was suggested anyway', () => {
    const session = open();
    session.tell({ suggestedVenue: xetra });
    session.field(nodes.venue).setValue(xetra);
    expect(session.isDirty).toBe(false);
    session.tell({ suggestedVenue: gettex });
    expect(session.field(nodes.venue).value).toBe(xetra);
  });

  it('replaces what was filled beforehand under what was edited', () => {
    const session = open();
    const [limit, quantity] = [session.field(nodes.limit), session.field(nodes.quantity)];
    quantity.prefill('5');
    limit.prefill('9');
    limit.setValue('8');
    quantity.prefill('6');
    limit.prefill('10');
    expect([quantity.value, limit.value]).toEqual(['6', '8']);
    expect([quantity.isDirty, limit.isDirty]).toEqual([false, true]);
    limit.setValue('10');
    expect(limit.isDirty).toBe(false);
  });
});

describe('showing', () => {
  it('is invalid at once but shows nothing before the field is left [KIT-03]', () => {
    const session = open();
    expect(session.isValid).toBe(false);
    expect(session.summary).toEqual([]);
    session.field(nodes.quantity).blur();
    expect(keys(session.summary)).toEqual(['quantity quantity-missing']);
  });

  it('shows every error after a submit, in the order of the page [APP-04]', async () => {
    const session = open();
    session.field(nodes.type).setValue('STOP_LIMIT');
    session.field(nodes.limit).setValue('x');
    expect(await session.submitted(nodes.request)).toEqual({ kind: 'refused' });
    expect(keys(session.summary)).toEqual([
      'instrument instrument-missing',
      'venue venue-missing',
      'quantity quantity-missing',
      'limit no-number',
    ]);
  });
});

describe('what the bank says', () => {
  it('stands at the field until it is edited, the rest at the form [APP-05]', async () => {
    const session = open();
    await session.submitted(nodes.request);
    session.hear(session.asked(), 'server', [
      said('venue', 'closed'),
      said(undefined, 'general'),
      said('limit', 'grid'),
    ]);
    expect(keys(session.field(nodes.venue).view.issues)).toContain('venue closed');
    expect(keys(session.formIssues)).toEqual(['- general', '- grid']);
    session.field(nodes.venue).setValue(gettex);
    expect(keys(session.field(nodes.venue).view.issues)).toEqual([]);
  });

  it('is dropped where the entry is another by now', () => {
    const session = open();
    session.field(nodes.quantity).setValue('1000');
    const asked = session.asked();
    session.field(nodes.quantity).setValue('10');
    session.hear(asked, 'server', [said('quantity', 'too-much'), said('venue', 'closed')]);
    expect(session.field(nodes.quantity).view.issues).toEqual([]);
    expect(keys(session.field(nodes.venue).view.issues)).toContain('venue closed');
  });

  it('goes with a reset; what the form found itself is derived and stays [SAV-05]', () => {
    const session = open();
    session.hear(session.asked(), 'server', [said('quantity', 'too-much'), said(undefined, 'general')]);
    session.reset();
    expect(session.formIssues).toEqual([]);
    expect(keys(session.field(nodes.quantity).view.issues)).toEqual(['quantity quantity-missing']);
  });

  it('corrects only the text it answered, and shows it with the old [ORD-11]', () => {
    const session = open();
    const quantity = session.field(nodes.quantity);
    quantity.setValue('10,005');
    session.correct(session.asked(), nodes.quantity, '10');
    expect(quantity.view).toMatchObject({ value: '10', corrected: { from: '10,005' } });
    const asked = session.asked();
    quantity.setValue('11');
    session.correct(asked, nodes.quantity, '12');
    expect(quantity.view).toMatchObject({ value: '11', corrected: undefined });
  });
});

describe('a confirmation', () => {
  function askedFor() {
    const session = open();
    session.tell({ suggestedVenue: xetra });
    session.field(nodes.instrument).setValue(sap);
    session.field(nodes.quantity).setValue('1000');
    session.hear(session.asked(), 'async', [said('freeAmount', 'confirm-amount', 'async')]);
    return session;
  }

  it('exists only while the bank asks [ORD-15]', () => {
    const session = open();
    session.field(nodes.freeAmount).setValue(true);
    expect(session.field(nodes.freeAmount).view).toMatchObject({ value: false, question: undefined });
    expect(session.value(nodes.freeAmount)).toBe(false);
    expect(askedFor().field(nodes.freeAmount).view.question?.key).toBe('confirm-amount');
  });

  it('holds the form up until it is given, and then while the bank is silent [ORD-15]', async () => {
    const session = askedFor();
    expect(await session.submitted(nodes.request)).toEqual({ kind: 'refused' });
    session.field(nodes.freeAmount).setValue(true);
    expect(await session.submitted(nodes.request)).toMatchObject({ kind: 'read' });
    session.hear(session.asked(), 'async', []);
    expect(session.field(nodes.freeAmount).view.question?.key).toBe('confirm-amount');
    expect(session.value(nodes.request)?.freeAmount).toBe(true);
  });

  it('falls when what it was given for changes, and nothing else [ORD-15]', async () => {
    const session = askedFor();
    session.field(nodes.freeAmount).setValue(true);
    session.field(nodes.manual).setValue(true);
    expect(session.value(nodes.request)?.freeAmount).toBe(true);
    session.field(nodes.quantity).setValue('2000');
    expect(session.field(nodes.freeAmount).value).toBe(false);
    expect(await session.submitted(nodes.request)).toEqual({ kind: 'refused' });
    session.hear(session.asked(), 'async', []);
    expect(await session.submitted(nodes.request)).toMatchObject({ kind: 'read' });
  });
});
