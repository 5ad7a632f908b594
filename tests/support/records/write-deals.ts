import { CrmRecord } from "@dure/domain/records/record/record";
import { Timestamp } from "firebase-admin/firestore";
import { firestore } from "../suite/admin";

type Place = { pipelineId: string; stageIds: readonly string[] };

/** Stores deals, distributed over stages, as if the product had written them an hour ago. */
export async function writeDeals(teamId: string, { pipelineId, stageIds }: Place, count: number): Promise<void> {
  const writer = firestore.bulkWriter({ throttling: false });
  const committed_at = Timestamp.fromMillis(Date.now() - 3_600_000);
  for (let index = 0; index < count; index += 1) {
    const at = new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString();
    const deal = CrmRecord.parse({
      id: `deal-${index}`,
      kind: "lead",
      record_type_id: pipelineId,
      stage_id: stageIds[index % stageIds.length],
      deal_name: `도입 상담 ${index}`,
      contract_amount: (index + 1) * 10_000,
      deal_converted_at: at,
      pipeline_added_at: at,
      stage_entered_at: at,
      created_at: at,
      created_by: "test",
      updated_at: at,
      updated_by: "test",
    });
    const doc = firestore.doc(`teams/${teamId}/records/${deal.id}`);
    void writer.create(doc, { ...deal, email_key: "", committed_at });
  }
  await writer.close();
}
