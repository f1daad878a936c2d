import { calendarDay } from '@domain/time/local-date';
import { timeOfDay } from '@domain/time/local-time';
import { fundDaysOf } from '@domain/instrument/fund-pricing';

describe('the days of a fund order', () => {
  it.each<[string, string, number, string, string, string]>([
    ['2026-11-23', '11:59', 1, '2026-11-23', '2026-11-24', 'before the cut-off it counts for today'],
    ['2026-11-23', '12:00', 1, '2026-11-24', '2026-11-25', 'at the cut-off for the next day'],
    ['2026-11-23', '09:00', 0, '2026-11-23', '2026-11-23', 'some funds price on the day itself'],
    ['2026-11-27', '13:00', 2, '2026-11-30', '2026-12-02', 'after Friday noon it is Monday'],
    ['2026-11-22', '13:00', 1, '2026-11-23', '2026-11-24', 'on a Sunday the cut-off says nothing'],
    ['2026-12-23', '13:00', 1, '2026-12-28', '2026-12-29', 'Christmas is in between'],
  ])(
    'on %s at %s with a price after %i days: %s, priced %s, %s',
    (day, time, priceDay, orderDay, pricedOn) => {
      const pricing = { cutOff: timeOfDay('12:00'), priceDay };
      expect(fundDaysOf(pricing, calendarDay(day), timeOfDay(time))).toEqual({
        orderDay,
        priceDay: pricedOn,
      });
    },
  );
});
