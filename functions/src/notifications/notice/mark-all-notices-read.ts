import type { noticeApi } from "@dure/domain/notifications/notice/notice-api";
import { personOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { markAllRead } from "./notice-store";

/** Notes that all of the caller's notices were read; a repeat finds none left. */
export const markAllNoticesRead: Verb<typeof noticeApi.markAllNoticesRead> = (ctx) =>
  markAllRead(ctx.teamId, personOf(ctx).user_id, ctx.now);
