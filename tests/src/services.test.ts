import { waitFor } from '@testing-library/react';
import { MemoryDevicePreferences } from '@adapters/fake/device/memory-device-preferences';
import { MemoryTextSource } from '@adapters/fake/device/memory-text-source';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { DisplaySettings } from '@ui/app/display-settings';
import { offeringOf } from '@domain/access/offering';
import { createContainer } from '@src/container';
import { accessTokens } from '@src/modules/session/access-tokens';
import { createServices } from '@src/services';
import { stillConfig } from './still-config';
import { stillEnvironment } from './still-environment';
import * as TE from 'fp-ts/TaskEither';

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
  const container = createContainer({ ...stillEnvironment, path: () => path }, stillConfig);
  return { ...createServices(container, settings), container };
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

it('offers what the depots open, as soon as anybody has asked for them [SH-06] [GU-03]', async () => {
  const { container, ownedPages } = servicesAt('/ngbrk/konten');
  expect(ownedPages.offering).toBeUndefined();
  await container
    .get(accessTokens.depotNews)
    .from({ depots: () => TE.right([]) })
    .depots()();
  expect(ownedPages.offering).toEqual(offeringOf([]));
});
