import { PRODUCT_IDS, productOf } from '@sandbox/areas/application/product';

// brokerage.md 3 and 6: "Junior products: CHECKING_ACCOUNT_JUNIOR, DEPOT_JUNIOR", recognised by base product.
it('what is for a minor is told by its base product [APP-09] [APP-11]', () => {
  const junior = PRODUCT_IDS.map(productOf).filter(({ isJunior }) => isJunior);
  expect(junior.map(({ baseProduct }) => baseProduct).toSorted()).toEqual([
    'CHECKING_ACCOUNT_JUNIOR',
    'DEPOT_JUNIOR',
  ]);
});
