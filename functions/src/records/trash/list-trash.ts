import type { recordsApi } from "@dure/domain/records/api";
import { type EntityId, entityOf, kindOf } from "@dure/domain/records/record/entity";
import { nameKey } from "@dure/domain/records/record/name-key";
import { labelOf } from "@dure/domain/records/record/record-label";
import { viewOf } from "@dure/domain/records/record/record-view";
import { isVisible } from "@dure/domain/records/record/visibility";
import type { Context } from "../../platform/context";
import { placeInCursor } from "../../platform/firestore/place-in-cursor";
import type { Verb } from "../../platform/http/endpoint";
import { readReferencedRecordsNow } from "../record/referenced-records-store";
import { isBlurred } from "../record/router-blur";
import { viewerOf } from "../record/visible-record";
import { type Deleted, findDeleted, TRASH_PAGE } from "./trash-store";

/** Pages that a search looks through for one answer. */
const MAX_SEARCHED = 20;

export const listTrash: Verb<typeof recordsApi.listTrash> = async (ctx, { params, query }) => {
  const { entityId } = params;
  const isShown = shownTo(ctx, entityId, query?.search ?? "");
  const shown: Deleted[] = [];
  const from = placeInCursor(query?.cursor);
  let place = from && { deleted_at: from.at, id: from.id };
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
    return wanted === "" || (!isBlurred(ctx, record) && plain(labelOf(record)).includes(wanted));
  };
}

const plain = (text: string): string => nameKey(text).replaceAll(" ", "");
