import * as E from 'fp-ts/Either';
import { ScriptedTan } from './scripted-tan';

const wrongTan = E.left({ kind: 'tan', reason: 'invalid', triesLeft: 2, messages: [] } as const);

async function started(...args: ConstructorParameters<typeof ScriptedTan>): Promise<ScriptedTan> {
  const script = new ScriptedTan(...args);
  script.model.start();
  await script.settle();
  return script;
}

describe('the TAN widget at work', () => {
  it('asks for the favourite method at once', async () => {
    const { model, requested } = await started();
    expect(requested).toEqual([undefined]);
    expect(model.entry.kind).toBe('awaitingPush');
  });

  it('asks each 3 seconds whether the push is approved and then enables the button [TAN-07]', async () => {
    const script = await started();
    await script.scheduler.advance(2999);
    expect(script.polled).toHaveLength(0);
    await script.scheduler.advance(1);
    expect(script.polled).toHaveLength(1);
    script.pushStatus = 'AUTHENTICATED';
    await script.scheduler.advance(3000);
    expect(script.model.canSubmit).toBe(true);
    await script.scheduler.advance(30_000);
    expect(script.polled).toHaveLength(2);
  });

  it('stops asking when the type changes [TAN-07]', async () => {
    const script = await started();
    script.model.select('M_TAN');
    await script.scheduler.advance(30_000);
    expect(script.polled).toHaveLength(0);
  });

  it('stops asking and counting when the widget goes away [TAN-07]', async () => {
    const script = await started();
    script.model.dispose();
    await script.scheduler.advance(30_000);
    expect(script.polled).toHaveLength(0);
    expect(script.scheduler.waiting).toBe(0);
  });

  it('sends no SMS for the choice alone, but for the button [TAN-05]', async () => {
    const script = await started();
    script.model.select('M_TAN');
    await script.settle();
    expect(script.requested).toEqual([undefined]);
    script.model.request();
    await script.settle();
    expect(script.requested).toEqual([undefined, 'M_TAN']);
  });

  it('repeats the request for another type at once where nothing costs the customer a message [TAN-09]', async () => {
    const script = await started();
    script.model.select('P_TAN');
    await script.settle();
    expect(script.requested).toEqual([undefined, 'P_TAN']);
    expect(script.model.entry.kind).toBe('entering');
  });

  it('shows a choice made while the bank is asked, and asks for it next [TAN-09]', async () => {
    const script = new ScriptedTan();
    script.model.start();
    script.model.select('P_TAN');
    expect(script.model.selected).toBe('P_TAN');
    await script.settle();
    expect(script.requested).toEqual([undefined, 'P_TAN']);
    expect(script.model.entry).toMatchObject({ kind: 'entering', challenge: { type: 'P_TAN' } });
    await script.scheduler.advance(30_000);
    expect(script.polled).toHaveLength(0);
  });

  it('sends no SMS for a choice made while the bank is asked [TAN-05]', async () => {
    const script = new ScriptedTan();
    script.model.start();
    script.model.select('M_TAN');
    await script.settle();
    expect(script.requested).toEqual([undefined]);
    expect(script.model.entry).toMatchObject({ kind: 'choosing', selected: 'M_TAN' });
  });

  it('keeps a choice made while the bank was asked and did not answer', async () => {
    const script = new ScriptedTan();
    script.requestFailure = { kind: 'server', errorId: 'e1' };
    script.model.start();
    script.model.select('P_TAN');
    await script.settle();
    expect(script.model.entry).toMatchObject({ kind: 'choosing', selected: 'P_TAN' });
    script.requestFailure = undefined;
    script.model.request();
    await script.settle();
    expect(script.requested).toEqual([undefined, 'P_TAN']);
  });

  it('does not ask again for the type that is chosen already', async () => {
    const script = await started('P_TAN');
    script.model.select('P_TAN');
    await script.settle();
    expect(script.requested).toHaveLength(1);
  });

  it('drops a challenge that comes after another was chosen [TAN-11]', async () => {
    const script = new ScriptedTan('P_TAN');
    script.model.start();
    script.model.dispose();
    await script.settle();
    expect(script.model.entry.kind).toBe('requesting');
  });

  it('sends exactly one proof however often the button is pressed [TAN-11]', async () => {
    const script = await started('M_TAN');
    script.model.type('000000');
    script.model.submit();
    script.model.submit();
    await script.settle();
    script.model.submit();
    await script.settle();
    expect(script.submitted).toEqual([{ challengeId: 'c1', type: 'M_TAN', tan: '000000' }]);
    expect(script.accepted).toEqual(['released']);
  });

  it('sends no TAN with an approved push [TAN-13]', async () => {
    const script = await started();
    script.pushStatus = 'AUTHENTICATED';
    await script.scheduler.advance(3000);
    script.model.submit();
    await script.settle();
    expect(script.submitted).toEqual([{ challengeId: 'c1', type: 'P_TAN_PUSH' }]);
  });

  it('asks for a fresh picture after a wrong photo TAN and keeps the error at the input [TAN-06]', async () => {
    const script = await started('P_TAN');
    script.answer = wrongTan;
    script.model.type('1234567');
    script.model.submit();
    await script.settle();
    expect(script.requested).toEqual([undefined, 'P_TAN']);
    expect(script.model.entry).toMatchObject({ kind: 'entering', input: '', problem: { reason: 'invalid' } });
  });

  it('keeps the typed code when the bank could not be reached, and tells the page', async () => {
    const script = await started('M_TAN');
    script.answer = E.left({ kind: 'no-answer', reason: 'timeout', errorId: 'e1' });
    script.model.type('123456');
    script.model.submit();
    await script.settle();
    expect(script.model.entry).toMatchObject({ kind: 'entering', input: '123456' });
    expect(script.failures).toHaveLength(1);
  });

  it('counts the seconds down and ends the entry when they are over [TAN-10]', async () => {
    const script = await started('M_TAN');
    expect(script.model.secondsLeft).toBe(300);
    await script.scheduler.advance(120_000);
    expect(script.model.secondsLeft).toBe(180);
    await script.scheduler.advance(180_000);
    expect(script.model.entry.kind).toBe('expired');
    script.model.request();
    await script.settle();
    expect(script.model.entry.kind).toBe('entering');
  });

  it('forgets a TAN that is typed when the widget goes away [TAN-13]', async () => {
    const script = await started('M_TAN');
    script.model.type('123456');
    script.model.dispose();
    expect(JSON.stringify(script.model.entry)).not.toContain('123456');
  });

  it('drops an answer that comes late, after another method was chosen [TAN-09]', async () => {
    const script = await started('P_TAN_PUSH');
    script.pushStatus = 'AUTHENTICATED';
    await script.scheduler.advance(2999);
    script.model.select('P_TAN');
    await script.scheduler.advance(10_000);
    expect(script.model.entry).toMatchObject({ kind: 'entering', challenge: { type: 'P_TAN' } });
  });

  it('shows what the bank says to an expired challenge, and asks again by the button [TAN-10] [TAN-12]', async () => {
    const script = await started('M_TAN');
    const said = { severity: 'ERROR', key: 'fehler-tan-abgelaufen', args: {}, origin: [] } as const;
    script.answer = E.left({ kind: 'tan', reason: 'expired', messages: [said] });
    script.model.type('123456');
    script.model.submit();
    await script.settle();
    expect(script.model.entry).toMatchObject({ kind: 'expired', problem: { messages: [said] } });
    expect(script.model.canSubmit).toBe(false);
    script.model.request();
    await script.settle();
    expect(script.requested).toEqual([undefined, 'M_TAN']);
  });
});
