import type { Product } from '@domain/product-application/engine/product';
import { SectionHead } from '@ui/components/text/section-head';
import { useTexts } from '@ui/i18n/use-texts';
import { Link } from 'react-router-dom';
import css from './product-list.module.css';
import { productPath } from './product-path';

/** Products by what they are for, in the order in which most customers look for them. */
const groups = [
  { name: 'invest', products: ['depot', 'junior-depot', 'cfd', 'anlagedepot'] },
  { name: 'pay', products: ['girokonto', 'junior-konto', 'tagesgeld', 'festgeld'] },
  { name: 'change', products: ['karte', 'adresse'] },
] as const satisfies readonly { readonly name: string; readonly products: readonly Product[] }[];

/** Everything that can be applied for, each with the way to its application (APP-13); a stranger signs in first where it is for customers. */
export function ProductList() {
  const t = useTexts();
  return (
    <section aria-labelledby="products" className={css['products']}>
      <SectionHead id="products">{t('application.products.headline')}</SectionHead>
      <div className={css['groups']}>
        {groups.map(({ name, products }) => (
          <section key={name} aria-labelledby={`products-${name}`}>
            <h3 id={`products-${name}`}>{t(`application.products.group.${name}`)}</h3>
            <ul>
              {products.map((product) => (
                <li key={product}>
                  <Link className={css['product']} to={productPath(product)}>
                    <span className={css['text']}>{t(`application.title.${product}`)}</span>
                    <span className={css['more']}>{t(`application.products.more.${product}`)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
