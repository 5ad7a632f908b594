import type { noticeApi } from "@dure/domain/notifications/notice/notice-api";
import { personOf } from "../../platform/context";
import { Place } from "../../platform/firestore/read-page-store";
import type { Verb } from "../../platform/http/endpoint";
import { pageCursor } from "../../platform/http/page-cursor";
import { namedRecords } from "../delivery/named-records";
import { findNotices } from "./notice-store";

const cursors = pageCursor("notices", Place);

export const listNotices: Verb<typeof noticeApi.listNotices> = async (ctx, { query }) => {
  const page = { after: cursors.placeIn(ctx.teamId, query.cursor), limit: query.page_count };
  const { data, next, unread } = await findNotices(ctx.teamId, personOf(ctx).user_id, page);
  const names = await namedRecords(
    ctx,
    data.map(({ record_id }) => record_id).filter((id) => id !== null),
  );
  const views = data.map(({ user_id: _, record_id, ...notice }) => ({
    ...notice,
    record: names.get(record_id ?? "") ?? null,
  }));
  return { data: views, ...cursors.pageEnd(ctx.teamId, next), unread };
};
