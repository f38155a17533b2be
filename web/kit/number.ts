/** A whole number with a true minus, as it stands in a table of points. */
export function points(count: number): string {
  return count < 0 ? `−${-count}` : String(count);
}
