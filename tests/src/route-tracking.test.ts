import { routeTracking } from '@src/route-tracking';
import { routes } from '@ui/app/routes';

describe('the tracking of the route table [KIT-14]', () => {
  it('names each page once', () => {
    const names = routes.map(({ name }) => `${routeTracking[name].area}/${routeTracking[name].page}`);
    expect(new Set(names).size).toBe(routes.length);
  });
});
