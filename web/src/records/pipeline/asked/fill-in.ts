import type { Property } from "@dure/domain/records/bulk/bulk";
import type { EntityId } from "@dure/domain/records/record/entity";
import { client } from "../../../lib/api";
import { CallError } from "../../../lib/call-error";

/**
 * Saves the values that a stage asks for. They are kept even if the move itself is refused.
 * @throws CallError with the server's reason if a value is refused
 */
export async function fillIn(entityId: EntityId, id: string, property: Property): Promise<void> {
  const body = [{ id, method: "PATCH" as const, property }];
  const [answer] = await client.records.bulkRecords({ params: { entityId }, body });
  if (answer?.result.status === "ERROR") throw new CallError("BAD_REQUEST", answer.result.message ?? "", 400);
}
