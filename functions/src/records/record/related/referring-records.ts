import { type EntityId, kindOf } from "@dure/domain/records/record/entity";
import type { CrmRecord, RecordView } from "@dure/domain/records/record/record";
import { referringFilters } from "@dure/domain/records/record/referring-filters";
import type { Context } from "../../../platform/context";
import { readFields } from "../../field/field-store";
import { listPage } from "../../read-model/query/list-page";
import { toRecordQuery } from "../to-record-query";

const LIMIT = 100;
const NEWEST_FIRST = { identifier: "created_at", direction: "DESC" as const };

/** The newest visible records that refer to a record in a custom field; `cut` lists the entities with further ones. */
export async function referringRecords(
  ctx: Context,
  record: CrmRecord,
): Promise<{ records: RecordView[]; cut: EntityId[] }> {
  const [lead, company, contact] = await Promise.all([
    readFields(ctx.teamId, "lead"),
    readFields(ctx.teamId, "company"),
    readFields(ctx.teamId, "contact"),
  ]);
  const asked = referringFilters({ lead: lead.custom, company: company.custom, contact: contact.custom }, record);
  const pages = await Promise.all(
    asked.map(async ({ entityId, filters }) => ({
      entityId,
      page: await listPage(ctx.teamId, {
        ...toRecordQuery(ctx, { entityId, filters, sorting: NEWEST_FIRST }),
        exclude: record.id,
        limit: LIMIT,
      }),
    })),
  );
  return {
    records: pages.flatMap(({ page }) => page.data),
    cut: pages.flatMap(({ entityId, page }) => (page.is_last ? [] : entitiesOf(entityId))),
  };
}

const entitiesOf = (entityId: Parameters<typeof kindOf>[0]): EntityId[] => {
  const kind = kindOf(entityId);
  return kind === "lead" ? ["lead", "deal"] : [kind];
};
