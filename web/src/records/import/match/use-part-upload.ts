import type { ImportBody } from "@dure/domain/records/import/api";
import type { ImportCounts } from "@dure/domain/records/import/import";
import { MAX_ROWS } from "@dure/domain/records/import/table-limits";
import { useState } from "react";
import { client } from "../../../lib/api";
import { useMutation } from "../../../lib/use-mutation";
import { type ImportTarget, TIMEOUT_MS, VERSION } from "../import-queries";

/** The number of rows in one part, without the header. */
const PART_ROWS = MAX_ROWS - 1;

/** A refusal of one part. `offset` is the number of rows in the parts before it. */
export type PartRefusal = { offset: number; error: unknown };
type Uploaded = { importId: string; counts: ImportCounts } | { refusals: PartRefusal[] };

/** Whether a table is sent in parts. */
export const isLarge = ({ data }: ImportBody): boolean => data.length > MAX_ROWS;

/**
 * Uploads a large table in parts, which the server checks and stores before the import starts. A refused part doesn't
 * stop the check of the others.
 */
export function usePartUpload(params: ImportTarget, isCheckRefusal: (error: unknown) => boolean) {
  const [share, setShare] = useState(0);
  const upload = useMutation({
    mutationFn: async ({ data: [header = [], ...rows], fields, match }: ImportBody): Promise<Uploaded> => {
      setShare(0);
      const { id: importId } = await client.records.beginImport({ params });
      const counts: ImportCounts[] = [];
      const refusals: PartRefusal[] = [];
      for (let offset = 0, part = 0; offset < rows.length; offset += PART_ROWS, part += 1) {
        const body = {
          fields,
          match,
          first_row: offset + 1,
          data: [header, ...rows.slice(offset, offset + PART_ROWS)],
        };
        const sent = client.records.addImportPart(
          { params: { ...params, importId, part }, query: VERSION, body },
          { context: { timeoutMs: TIMEOUT_MS } },
        );
        await sent.then(
          (answer) => void counts.push(answer.counts),
          (error: unknown) => {
            if (!isCheckRefusal(error)) throw error;
            refusals.push({ offset, error });
          },
        );
        setShare(Math.min(1, (offset + PART_ROWS) / rows.length));
      }
      return refusals.length > 0 ? { refusals } : { importId, counts: counts.reduce(sumOf) };
    },
  });
  return { upload, share };
}

/** Only rows are summed: several parts may contain the same company or contact. */
const sumOf = (a: ImportCounts, b: ImportCounts): ImportCounts => ({
  ...a,
  records: a.records + b.records,
  updated: a.updated + b.updated,
});
