/** The visible part of a column's width below which the column counts as out of sight. */
const MIN_SHOWN = 0.5;

type Span = { left: number; right: number };

/** The columns of a board that are mostly out of its sight, by their ids. */
export function farColumns(sight: Span, columns: readonly (Span & { id: string })[]): string[] {
  return columns
    .filter(({ left, right }) => {
      const shownPx = Math.min(right, sight.right) - Math.max(left, sight.left);
      return shownPx < (right - left) * MIN_SHOWN;
    })
    .map(({ id }) => id);
}

/** The stages whose columns are mostly out of sight. */
export function farStages(board: HTMLElement | null): ReadonlySet<string> {
  if (!board) return new Set();
  const columns = [...board.querySelectorAll<HTMLElement>("[data-stage]")].map((column) => {
    const { left, right } = column.getBoundingClientRect();
    return { id: column.dataset.stage ?? "", left, right };
  });
  return new Set(farColumns(board.getBoundingClientRect(), columns));
}
