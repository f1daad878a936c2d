import { sealedText, type ActionRecord } from '@domain/receipt/action-record';
import { instant } from '@domain/time/instant';

const record: Omit<ActionRecord, 'seal'> = {
  number: 7,
  at: instant(5),
  action: 'order',
  event: 'sent',
  subject: 'key-1',
  detail: '{"limit":"231"}',
};

describe('what a record is sealed by [ORD-17]', () => {
  it('is each of its fields after the seal before it, in an order that stays: old seals are compared with it', () => {
    expect(sealedText(record, 'before')).toBe(
      '["before",7,5,"order","sent","key-1","{\\"limit\\":\\"231\\"}"]',
    );
  });

  it.each<[string, Omit<ActionRecord, 'seal'>, string]>([
    ['the seal before', record, 'other'],
    ['the number', { ...record, number: 8 }, 'before'],
    ['the moment', { ...record, at: instant(6) }, 'before'],
    ['the action', { ...record, action: 'change' }, 'before'],
    ['the event', { ...record, event: 'asked' }, 'before'],
    ['the subject', { ...record, subject: 'key-2' }, 'before'],
    ['what was sent', { ...record, detail: '' }, 'before'],
    ['a boundary between two fields', { ...record, subject: 'key-', detail: `1${record.detail}` }, 'before'],
  ])('differs where %s does', (_, changed, previous) => {
    expect(sealedText(changed, previous)).not.toBe(sealedText(record, 'before'));
  });
});
