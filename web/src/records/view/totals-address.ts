import { ColumnTotal, type ColumnTotals } from "@dure/domain/records/view/view";

/** The calculations below the columns as text for the address: `contract_amount~sum,cf_1~none`. */
export const writeTotals = (totals: ColumnTotals): string =>
  Object.entries(totals)
    .map(([id, total]) => `${encodeURIComponent(id)}~${total}`)
    .join();

/** Undefined where the address says nothing; what can't be read is left out. */
export function readTotals(text: string | null): ColumnTotals | undefined {
  if (text === null) return undefined;
  const entries = text.split(",").flatMap((part): [string, ColumnTotal][] => {
    const [id, total] = part.split("~");
    const known = ColumnTotal.safeParse(total);
    return id && known.success ? [[decoded(id), known.data]] : [];
  });
  return Object.fromEntries(entries);
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
