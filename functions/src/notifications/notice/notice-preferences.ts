import type { noticeApi } from "@dure/domain/notifications/notice/notice-api";
import { personOf } from "../../platform/context";
import type { Verb } from "../../platform/http/endpoint";
import { readNoticePreferences, saveNoticePreferences } from "./notice-preferences-store";

export const getNoticePreferences: Verb<typeof noticeApi.getNoticePreferences> = (ctx) =>
  readNoticePreferences(ctx.teamId, personOf(ctx).user_id);

export const setNoticePreferences: Verb<typeof noticeApi.setNoticePreferences> = async (ctx, { body }) => {
  const { user_id } = personOf(ctx);
  await saveNoticePreferences(ctx.teamId, user_id, body);
  return readNoticePreferences(ctx.teamId, user_id);
};
