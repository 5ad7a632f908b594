import { z } from "zod";
import { Id, Time } from "../../shared/value";

/** What a team's sample data is made of (docs/product/records.md#sample-data). */
export const SampleData = z.object({ record_ids: z.array(Id), created_at: Time, created_by: z.string() });
export type SampleData = z.infer<typeof SampleData>;

export const SampleDataView = z.object({ exists: z.boolean(), created_at: Time.nullable() });
export type SampleDataView = z.infer<typeof SampleDataView>;

export const viewOfSamples = (samples: SampleData | undefined): SampleDataView => ({
  exists: samples !== undefined,
  created_at: samples?.created_at ?? null,
});
