import type { recordsApi } from "@dure/domain/records/api";
import { filesOf } from "@dure/domain/records/file/file";
import type { EntityId } from "@dure/domain/records/record/entity";
import type { CrmRecord, RecordView } from "@dure/domain/records/record/record";
import { viewOf } from "@dure/domain/records/record/record-view";
import { singleRecord } from "@dure/domain/records/record/single-record";
import { isVisible } from "@dure/domain/records/record/visibility";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { findFiles } from "../file/file-store";
import { readCurrent } from "../merge/read-current";
import { findReferencedRecords } from "./referenced-records-store";
import { referringRecords } from "./related/referring-records";
import { relatedTo } from "./related/related-records";
import { viewerOf } from "./visible-record";

export const getRecord: Verb<typeof recordsApi.getRecord> = async (ctx, { params }) => {
  const record = await readCurrent(ctx, params.entityId, params.recordId);
  const [referenced, related, referring, files] = await Promise.all([
    findReferencedRecords(ctx.teamId, [record]),
    relatedTo(ctx.teamId, record),
    referringRecords(ctx, record),
    findFiles(ctx.teamId, record.id),
  ]);
  const views = await viewsOf(ctx, record, [...referenced.records.values(), ...related.records]);
  const all = newestFirst([...views, ...referring.records]);
  const of = (entity: EntityId) => all.filter((one) => one.entity === entity);
  return {
    record: singleRecord(record, referenced),
    relations: { lead: of("lead"), deal: of("deal"), company: of("company"), contact: of("contact") },
    cut: [...new Set([...related.cut, ...referring.cut])],
    files: filesOf(files),
  };
};

/** The other records among these that the caller may see; a deal of a deleted type counts as deleted. */
async function viewsOf(ctx: Context, record: CrmRecord, related: CrmRecord[]): Promise<RecordView[]> {
  const viewer = viewerOf(ctx);
  const visible = related.filter((one) => one.id !== record.id && isVisible(one, viewer));
  const referred = await findReferencedRecords(ctx.teamId, visible);
  const isThere = ({ record_type_id }: CrmRecord) => record_type_id === null || referred.pipelines.has(record_type_id);
  return visible.filter(isThere).map((one) => viewOf(one, referred));
}

/** Removes duplicates; newest first (docs/product/records.md#details). */
const newestFirst = (records: RecordView[]): RecordView[] =>
  [...new Map(records.map((record) => [record.id, record])).values()].sort((a, b) =>
    b.created_at.localeCompare(a.created_at),
  );
