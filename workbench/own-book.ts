import { readBook, type Book } from './book/book';

const features = import.meta.webpackContext('../features', { recursive: true, regExp: /\.feature$/ });

/** The features as they stood when the page was built. */
export const ownBook = (): Book =>
  readBook(features.keys().map((key) => ({ path: key.replace(/^\.\//, ''), text: String(features(key)) })));
