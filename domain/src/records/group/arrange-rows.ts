import type { ArrangedGroup } from "./arrange-groups";

/** The value of a pair of groups, by the keys that are shown. */
export type PairValue = { group1: string | null; group2: string | null; value: number | null };

export type ArrangedRow = { value: number | null; group1?: string | null; group2?: string | null };

/**
 * The values in the order of the groups. Pairs without records are left out, unless they are cumulated: then each date
 * includes all earlier ones, and the blank group stays as it is.
 */
export function arrangeRows(
  groups: readonly ArrangedGroup[],
  series: readonly ArrangedGroup[] | undefined,
  pairs: readonly PairValue[],
  cumulative: boolean,
): ArrangedRow[] {
  const isCumulated = cumulative && groups.some(({ from }) => from !== null);
  if (!series) {
    const rows = groups.map(({ key, value }) => ({ value, group1: key }));
    return isCumulated ? cumulated(rows) : rows;
  }
  const found = new Map(pairs.map((pair) => [pairKey(pair), pair.value]));
  const bySeries = series.map(({ key: group2 }) => {
    const rows = groups.map(({ key: group1 }) => ({ value: found.get(pairKey({ group1, group2 })), group1, group2 }));
    return isCumulated ? cumulated(rows.map((row) => ({ ...row, value: row.value ?? 0 }))) : rows;
  });
  return groups.flatMap((_, place) =>
    bySeries.flatMap((rows) => {
      const row = rows[place];
      return row === undefined || row.value === undefined ? [] : [{ ...row, value: row.value }];
    }),
  );
}

const pairKey = ({ group1, group2 }: Pick<PairValue, "group1" | "group2">) => JSON.stringify([group1, group2]);

function cumulated<Row extends ArrangedRow>(rows: readonly Row[]): Row[] {
  let sum = 0;
  return rows.map((row) => {
    if (row.group1 === null) return row;
    sum = withoutNoise(sum + (row.value ?? 0)) ?? 0;
    return { ...row, value: sum };
  });
}

const SIGNIFICANT_DIGITS = 15;

/** A sum without the noise of floating-point numbers; null if it is no finite number. */
export const withoutNoise = (value: number | null): number | null =>
  value !== null && Number.isFinite(value) ? Number(value.toPrecision(SIGNIFICANT_DIGITS)) : null;
