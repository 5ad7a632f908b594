import { z } from "zod";
import type { RecordView, Reference } from "../../records/record/record";
import { personal } from "../../shared/personal";

const Named = z.object({ id: z.string(), name: z.string() });

/** A lead or a deal of a segment. A record without a deal's record type is a lead. */
export const SegmentRecord = z.object({
  id: z.string(),
  name: z.object({ first_name: z.string(), last_name: z.string() }),
  email: z.string().meta(personal("contact")),
  /** `created_by` shows whether a router added the company; some plans blur the names of such companies. */
  company: Named.extend({ created_by: z.string().optional() }).nullable(),
  deal: Named.extend({ record_type: Named.nullable() }),
});
export type SegmentRecord = z.infer<typeof SegmentRecord>;

export const toSegmentRecord = ({ id, first_name, last_name, ...record }: RecordView): SegmentRecord => ({
  id,
  name: { first_name, last_name },
  email: record.email,
  company: record.company && toCompany(record.company),
  deal: { id, name: record.deal_name, record_type: record.record_type },
});

const toCompany = ({ id, label, created_by }: Reference) => ({ id, name: label, ...(created_by && { created_by }) });
