import type { Property } from "@dure/domain/records/bulk/bulk";
import type { StageValue } from "@dure/domain/records/record/record";
import type { z } from "zod";

/** A deal on its way to another stage, with the values that the stage asks for. */
export type StageMove = {
  recordId: string;
  pipelineId: string;
  stage: z.infer<typeof StageValue>;
  property?: Property | undefined;
};
