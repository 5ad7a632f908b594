import { pipelineTexts } from "@dure/domain/records/pipeline/texts";
import { EntityId } from "@dure/domain/records/record/entity";
import { AppError } from "@dure/domain/shared/error";

/**
 * Leads, companies and contacts have one record type each, named after them, that nobody changes
 * (docs/product/records-pipelines.md#fixed-record-types).
 */
export function assertDealType(id: string): void {
  const entity = EntityId.safeParse(id).data;
  if (entity === "lead") throw new AppError("NOT_ACCEPTABLE", pipelineTexts.leadType);
  if (entity) throw new AppError("NOT_ACCEPTABLE", pipelineTexts.fixedType);
}
