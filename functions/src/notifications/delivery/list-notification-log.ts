import type { settingApi } from "@dure/domain/notifications/setting/setting-api";
import { Place } from "../../platform/firestore/read-page-store";
import type { Verb } from "../../platform/http/endpoint";
import { pageCursor } from "../../platform/http/page-cursor";
import { getSetting } from "../setting/setting-store";
import { listDeliveries } from "./delivery-store";
import { namedRecords } from "./named-records";

const cursors = pageCursor("notification-log", Place);

export const listNotificationLog: Verb<typeof settingApi.listNotificationLog> = async (ctx, { params, query }) => {
  const { id: settingId } = await getSetting(ctx.teamId, params.id);
  const page = { settingId, after: cursors.placeIn(ctx.teamId, query.cursor), limit: query.page_count };
  const { data, next } = await listDeliveries(ctx.teamId, page);
  const names = await namedRecords(
    ctx,
    data.map(({ record_id }) => record_id),
  );
  const entries = data.map(({ record_id, ...delivery }) => ({
    ...toEntry(delivery),
    record: names.get(record_id) ?? null,
  }));
  return { data: entries, ...cursors.pageEnd(ctx.teamId, next) };
};

type Entry = Awaited<ReturnType<typeof listDeliveries>>["data"][number];

/** The stored title of the record is left out: the log shows the name that its reader may see. */
const toEntry = ({
  id,
  setting_id,
  due_day,
  via,
  state,
  reason,
  error,
  created_at,
  sent_at,
}: Omit<Entry, "record_id">) => ({
  ...{ id, setting_id, due_day, via, state, reason, error, created_at, sent_at },
});
