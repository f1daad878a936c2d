import { waitFor } from '@testing-library/react';
import { MemoryDevicePreferences } from '@adapters/fake/device/memory-device-preferences';
import { MemoryTextSource } from '@adapters/fake/device/memory-text-source';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { DisplaySettings } from '@ui/app/display-settings';
import { createContainer } from '@src/container';
import { createServices } from '@src/services';
import { stillConfig } from './still-config';
import { stillEnvironment } from './still-environment';

const mockFetched: string[] = [];
jest.mock('@src/session/order-gate', () => {
  mockFetched.push('order-gate');
  return {};
});

/** The services of a visit that begins at this path. */
function servicesAt(path: string) {
  const settings = new DisplaySettings(
    new MemoryDevicePreferences(),
    new MemoryTextSource({ de: germanTexts }),
    createTexts('de', germanTexts),
    'de',
  );
  return createServices(createContainer({ ...stillEnvironment, path: () => path }, stillConfig), settings);
}

describe('a page on its way [SH-07]', () => {
  it('has its code fetched ahead', async () => {
    const { pageOpening, screens } = servicesAt('/ngbrk/gibt-es-nicht');
    expect(screens.ready('notFound')).toBeUndefined();
    pageOpening('notFound');
    await waitFor(() => {
      expect(screens.ready('notFound')).toBeDefined();
    });
    expect(mockFetched).toEqual([]);
  });

  it('has what stands around order pages fetched along [TAN-03]', async () => {
    servicesAt('/ngbrk/order/erstellung').pageOpening('notFound');
    await waitFor(() => {
      expect(mockFetched).toEqual(['order-gate']);
    });
  });
});
