import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { PageQuery } from "../../shared/page";
import { Id } from "../../shared/value";
import { NoticeView } from "./notice";
import { NoticePreferences, NoticePreferencesChange } from "./notice-preferences";

const NO_CONTENT = { successStatus: 204 } as const;
const PERSONAL = { keys: "refused" } as const;

/** What a member is told in the app. Nobody else reads it. */
export const noticeApi = {
  listNotices: endpoint(
    "member",
    { method: "GET", path: "/notifications", summary: "The caller's notifications, newest first" },
    PERSONAL,
  )
    .input(z.object({ query: PageQuery }))
    .output(
      z.object({
        data: z.array(NoticeView),
        cursor: z.string().nullable(),
        is_last: z.boolean(),
        unread: z.int().nonnegative(),
      }),
    ),

  markNoticeRead: endpoint(
    "member",
    { method: "PUT", path: "/notifications/{id}/read", summary: "Mark a notification as read", ...NO_CONTENT },
    PERSONAL,
  )
    .input(z.object({ params: z.object({ id: Id }) }))
    .output(z.void()),

  markAllNoticesRead: endpoint(
    "member",
    { method: "PUT", path: "/notifications/read", summary: "Mark all notifications as read", ...NO_CONTENT },
    PERSONAL,
  )
    .input(z.object({}))
    .output(z.void()),

  getNoticePreferences: endpoint(
    "member",
    { method: "GET", path: "/notifications/preferences", summary: "The caller's notification preferences" },
    PERSONAL,
  ).output(NoticePreferences),

  setNoticePreferences: endpoint(
    "member",
    { method: "PUT", path: "/notifications/preferences", summary: "Set the caller's notification preferences" },
    PERSONAL,
  )
    .input(z.object({ body: NoticePreferencesChange }))
    .output(NoticePreferences),
};
