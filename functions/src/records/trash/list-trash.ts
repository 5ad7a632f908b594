import type { recordsApi } from "@dure/domain/records/api";
import { ROUTER_CREATOR } from "@dure/domain/records/incoming/blur-answer";
import { type EntityId, entityOf, kindOf } from "@dure/domain/records/record/entity";
import { nameKey } from "@dure/domain/records/record/name-key";
import { labelOf } from "@dure/domain/records/record/record-label";
import { viewOf } from "@dure/domain/records/record/record-view";
import { isVisible } from "@dure/domain/records/record/visibility";
import { Id, Time } from "@dure/domain/shared/value";
import type { Context } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { readReferencedRecordsNow } from "../record/referenced-records-store";
import { blursRouters } from "../record/router-blur";
import { viewerOf } from "../record/visible-record";
import { type Deleted, findDeleted, TRASH_PAGE, type TrashPlace } from "./trash-store";

/** Pages that a search looks through for one answer. */
const MAX_SEARCHED = 20;

export const listTrash: Verb<typeof recordsApi.listTrash> = async (ctx, { params, query }) => {
  const { entityId } = params;
  const isShown = shownTo(ctx, entityId, query?.search ?? "");
  const shown: Deleted[] = [];
  let place = placeOf(query?.cursor);
  let isLast = false;
  // Without a search, one page is an answer, be it short.
  for (let pages = 0; !isLast && pages < (query?.search ? MAX_SEARCHED : 1) && shown.length < TRASH_PAGE; pages += 1) {
    const deleted = await findDeleted(ctx.teamId, kindOf(entityId), place);
    const last = deleted.at(-1);
    isLast = deleted.length < TRASH_PAGE;
    place = last ? { deleted_at: last.deleted_at, id: last.record.id } : place;
    shown.push(...deleted.filter(isShown));
  }
  const referred = await readReferencedRecordsNow(
    ctx.teamId,
    shown.map(({ record }) => record),
  );
  return {
    data: shown.map(({ record, purging: _, ...entry }) => ({ ...entry, record: viewOf(record, referred) })),
    cursor: isLast || !place ? null : `${place.deleted_at}_${place.id}`,
    is_last: isLast || !place,
  };
};

/** Records are found by what they are called, which is shown to whoever sees them, unless a plan blurs them. */
function shownTo(ctx: Context, entityId: EntityId, search: string): (deleted: Deleted) => boolean {
  const viewer = viewerOf(ctx);
  const wanted = plain(search);
  return ({ record, purging }) => {
    if (purging || entityOf(record) !== entityId || !isVisible(record, viewer)) return false;
    const isBlurred = blursRouters(ctx) && record.created_by === ROUTER_CREATOR;
    return wanted === "" || (!isBlurred && plain(labelOf(record)).includes(wanted));
  };
}

const plain = (text: string): string => nameKey(text).replaceAll(" ", "");

/** An invalid cursor starts at the last deleted record. */
function placeOf(cursor = ""): TrashPlace | undefined {
  const end = cursor.indexOf("_");
  const [deleted_at, id] = [cursor.slice(0, end), cursor.slice(end + 1)];
  return Time.safeParse(deleted_at).success && Id.safeParse(id).success ? { deleted_at, id } : undefined;
}
