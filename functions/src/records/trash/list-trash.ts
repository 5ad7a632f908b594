import type { recordsApi } from "@dure/domain/records/api";
import { entityOf, kindOf } from "@dure/domain/records/record/entity";
import { viewOf } from "@dure/domain/records/record/record-view";
import { isVisible } from "@dure/domain/records/record/visibility";
import { Time } from "@dure/domain/shared/value";
import type { Verb } from "../../platform/http/endpoint";
import { readReferencedRecordsNow } from "../record/referenced-records-store";
import { viewerOf } from "../record/visible-record";
import { findDeleted, TRASH_PAGE, type TrashPlace } from "./trash-store";

export const listTrash: Verb<typeof recordsApi.listTrash> = async (ctx, { params, query }) => {
  const { entityId } = params;
  const deleted = await findDeleted(ctx.teamId, kindOf(entityId), placeOf(query?.cursor));
  const viewer = viewerOf(ctx);
  const shown = deleted.filter(
    ({ record, purging }) => !purging && entityOf(record) === entityId && isVisible(record, viewer),
  );
  const referred = await readReferencedRecordsNow(
    ctx.teamId,
    shown.map(({ record }) => record),
  );
  const last = deleted.length < TRASH_PAGE ? undefined : deleted.at(-1);
  return {
    data: shown.map(({ record, deleted_at, purge_at }) => ({ record: viewOf(record, referred), deleted_at, purge_at })),
    cursor: last ? `${last.deleted_at}_${last.record.id}` : null,
    is_last: !last,
  };
};

/** An invalid cursor starts at the last deleted record. */
function placeOf(cursor = ""): TrashPlace | undefined {
  const end = cursor.indexOf("_");
  const [deleted_at, id] = [cursor.slice(0, end), cursor.slice(end + 1)];
  return end > 0 && id && Time.safeParse(deleted_at).success ? { deleted_at, id } : undefined;
}
