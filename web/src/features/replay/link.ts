/** The address of a record's replay on this site, at a moment of it. */
export function linkTo(packed: string, query: URLSearchParams = new URLSearchParams()): string {
  const tail = query.size > 0 ? `?${query}` : "";
  return new URL(`#/record/${packed}${tail}`, location.href).href;
}
