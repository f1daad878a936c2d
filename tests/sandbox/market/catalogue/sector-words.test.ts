import { serialInstruments } from '@sandbox/market/catalogue/serial-instruments';
import { worldInstruments } from '@sandbox/market/catalogue/instruments';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';

describe('the sectors of the catalogue', () => {
  it('are those that the portal has words for, in both languages [SH-11]', () => {
    const named = [...worldInstruments(), ...serialInstruments()].flatMap(({ sector }) => sector ?? []);
    const sectors = [...new Set(named)].sort();
    expect(Object.keys(germanTexts.orderParts.sector).sort()).toEqual(sectors);
    expect(Object.keys(englishTexts.orderParts.sector).sort()).toEqual(sectors);
  });
});
