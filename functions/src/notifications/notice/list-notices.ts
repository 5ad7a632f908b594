import type { noticeApi } from "@dure/domain/notifications/notice/notice-api";
import { personOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { namedRecords } from "../delivery/named-records";
import { findNotices } from "./notice-store";

export const listNotices: Verb<typeof noticeApi.listNotices> = async (ctx, { query }) => {
  const page = { cursor: query.cursor, limit: query.page_count };
  const { data, cursor, unread } = await findNotices(ctx.teamId, personOf(ctx).user_id, page);
  const names = await namedRecords(
    ctx,
    data.map(({ record_id }) => record_id).filter((id) => id !== null),
  );
  const views = data.map(({ user_id: _, record_id, ...notice }) => ({
    ...notice,
    record: names.get(record_id ?? "") ?? null,
  }));
  return { data: views, cursor, is_last: cursor === null, unread };
};
