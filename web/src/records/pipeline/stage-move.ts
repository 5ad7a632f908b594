import type { StageValue } from "@dure/domain/records/record/record";
import type { z } from "zod";

/** A deal on its way to another stage. */
export type StageMove = { recordId: string; pipelineId: string; stage: z.infer<typeof StageValue> };
