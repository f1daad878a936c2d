declare const brand: unique symbol;

/** A `T` that only its own smart constructor can make, so that two kinds of text or number never mix. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
