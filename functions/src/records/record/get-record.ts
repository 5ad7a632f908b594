import type { recordsApi } from "@dure/domain/records/api";
import { filesOf } from "@dure/domain/records/file/file";
import { type EntityId, entityOf } from "@dure/domain/records/record/entity";
import type { CrmRecord } from "@dure/domain/records/record/record";
import { viewOf } from "@dure/domain/records/record/record-view";
import { singleRecord } from "@dure/domain/records/record/single-record";
import { isVisible } from "@dure/domain/records/record/visibility";
import type { Verb } from "../../platform/http/endpoint";
import { findFiles } from "../file/file-store";
import { readCurrent } from "../merge/read-current";
import { readReferencedRecordsNow } from "./referenced-records-store";
import { relatedTo } from "./related/related-records";
import { viewerOf } from "./visible-record";

export const getRecord: Verb<typeof recordsApi.getRecord> = async (ctx, { params }) => {
  const record = await readCurrent(ctx, params.entityId, params.recordId);
  const [referenced, referring, files] = await Promise.all([
    readReferencedRecordsNow(ctx.teamId, [record]),
    relatedTo(ctx.teamId, record),
    findFiles(ctx.teamId, record.id),
  ]);
  const viewer = viewerOf(ctx);
  const related = unique([...referenced.records.values(), ...referring.records]).filter(
    (one) => one.id !== record.id && isVisible(one, viewer),
  );
  const referred = await readReferencedRecordsNow(ctx.teamId, related);
  const isThere = ({ record_type_id }: CrmRecord) => record_type_id === null || referred.pipelines.has(record_type_id);
  const of = (entity: EntityId) =>
    related.filter((one) => entityOf(one) === entity && isThere(one)).map((one) => viewOf(one, referred));
  return {
    record: singleRecord(record, referenced),
    relations: { lead: of("lead"), deal: of("deal"), company: of("company"), contact: of("contact") },
    cut: referring.cut,
    files: filesOf(files),
  };
};

/** Removes duplicates; newest first (docs/product/records.md#details). */
const unique = (records: CrmRecord[]): CrmRecord[] =>
  [...new Map(records.map((record) => [record.id, record])).values()].sort((a, b) =>
    b.created_at.localeCompare(a.created_at),
  );
