import type { recordsApi } from "@dure/domain/records/api";
import { type EntityId, entityOf, kindOf } from "@dure/domain/records/record/entity";
import { nameKey } from "@dure/domain/records/record/name-key";
import { labelOf } from "@dure/domain/records/record/record-label";
import { viewOf } from "@dure/domain/records/record/record-view";
import { isVisible } from "@dure/domain/records/record/visibility";
import type { Context } from "../../platform/context";
import { Place } from "../../platform/firestore/read-page-store";
import type { Verb } from "../../platform/http/endpoint";
import { pageCursor } from "../../platform/http/page-cursor";
import { findReferencedRecords } from "../record/referenced-records-store";
import { isBlurred } from "../record/router-blur";
import { viewerOf } from "../record/visible-record";
import { type Deleted, findDeleted, TRASH_PAGE } from "./trash-store";

const cursors = pageCursor("trash", Place);

/** Pages that a search looks through for one answer. */
const MAX_SEARCHED = 20;

export const listTrash: Verb<typeof recordsApi.listTrash> = async (ctx, { params, query }) => {
  const { entityId } = params;
  const isShown = shownTo(ctx, entityId, query?.search ?? "");
  const shown: Deleted[] = [];
  let place = cursors.placeIn(ctx.teamId, query?.cursor);
  let pages = 0;
  // Without a search, one page is enough, even a short one.
  do {
    const { deleted, next } = await findDeleted(ctx.teamId, kindOf(entityId), place);
    shown.push(...deleted.filter(isShown));
    place = next;
    pages += 1;
  } while (place && query?.search && pages < MAX_SEARCHED && shown.length < TRASH_PAGE);
  const referred = await findReferencedRecords(
    ctx.teamId,
    shown.map(({ record }) => record),
  );
  return {
    data: shown.map(({ record, purging: _, ...entry }) => ({ ...entry, record: viewOf(record, referred) })),
    ...cursors.pageEnd(ctx.teamId, place),
  };
};

/** A search matches the names of records that the caller may see, except blurred ones. */
function shownTo(ctx: Context, entityId: EntityId, search: string): (deleted: Deleted) => boolean {
  const viewer = viewerOf(ctx);
  const wanted = plain(search);
  return ({ record, purging }) => {
    if (purging || entityOf(record) !== entityId || !isVisible(record, viewer)) return false;
    return wanted === "" || (!isBlurred(ctx, record) && plain(labelOf(record)).includes(wanted));
  };
}

const plain = (text: string): string => nameKey(text).replaceAll(" ", "");
