import { products, type Product } from '@domain/product-application/engine/product';
import { PersistentApplicant } from './persistent-applicant';

/** decisions.md: who has nothing at the bank can change nothing, and a CFD account stands beside a depot. */
const forCustomers: readonly Product[] = ['cfd', 'karte', 'adresse'];

describe('who is not signed in, although the bank would let them begin [APP-01] [APP-14]', () => {
  it.each(products)('at %s', async (product) => {
    const applicant = new PersistentApplicant('stranger');
    void applicant.model.open(product);
    await applicant.wait(1000);
    const isLetIn = applicant.model.walk !== undefined;
    expect({ isLetIn, leftFor: applicant.leftFor }).toEqual(
      forCustomers.includes(product)
        ? { isLetIn: false, leftFor: 'login' }
        : { isLetIn: true, leftFor: undefined },
    );
  });
});
