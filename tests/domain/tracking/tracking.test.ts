import { trackingPage } from '@domain/tracking/tracking-page';
import { advertiserId, affiliate, campaign, type Affiliate } from '@domain/tracking/visit-origin';

describe('a tracking page [KIT-14]', () => {
  it('says where the page is and what it lets one do', () => {
    const route = { area: 'order', page: 'erstellung', transaction: 'order', products: ['DEPOT'] };
    expect(trackingPage('orderEntry', route, { campaign: 'herbst' })).toEqual({
      id: 'orderEntry',
      events: ['page', 'transaction-start'],
      pageHierarchy: ['depotwerk', 'order', 'erstellung'],
      pI: 'depotwerk/order/erstellung',
      tI: 'order',
      products: ['DEPOT'],
      cDes: 'erstellung',
      additionalParams: { campaign: 'herbst' },
      status: 200,
    });
  });

  it('names no transaction where the page only shows', () => {
    expect(trackingPage('orderBook', { area: 'depot', page: 'orderbuch' }, {})).toMatchObject({
      events: ['page'],
      tI: '',
      products: [],
    });
  });
});

describe('the cookies of a visit [KIT-14]', () => {
  it.each<[string, string | undefined, string]>([
    ['4711#2026-11-23', '4711', 'the part before #'],
    ['4711', '4711', 'all of it without #'],
    ['#x', undefined, 'nothing before #'],
    ['', undefined, 'nothing at all'],
  ])('AdvertisingId %j names %j: %s', (text, id) => {
    expect(advertiserId(text)).toBe(id);
  });

  it.each<[string, Affiliate | undefined, string]>([
    ['P0815', { partnerType: 'P', partner: '0815' }, 'first character and rest'],
    ['P', undefined, 'a type without a partner'],
    ['', undefined, 'nothing'],
    ['😀1', { partnerType: '😀', partner: '1' }, 'a character of two units is one'],
  ])('AffiliateId %j names %j: %s', (text, partner) => {
    expect(affiliate(text)).toEqual(partner);
  });

  it.each<[string, string | undefined, string]>([
    ['wc=herbst', 'herbst', 'alone'],
    ['x=1&wc=herbst&y=2', 'herbst', 'among others'],
    ['xwc=no', undefined, 'a name that only ends so'],
    ['wc=', undefined, 'no code'],
  ])('cac %j names %j: %s', (text, code) => {
    expect(campaign(text)).toBe(code);
  });
});
