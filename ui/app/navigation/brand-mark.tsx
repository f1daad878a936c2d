/** Shed roof and columns: a works, and figures in it. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true">
      <path d="M3 24V11l7-5v5l7-5v5l8-6v19z" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M8 24v-6M14 24v-8M20 24V13" stroke="#f2aa2c" strokeWidth="2.5" />
    </svg>
  );
}
