import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { PageQuery } from "../../shared/page";
import { Flag, Id } from "../../shared/value";
import { LogEntry } from "../delivery/log-entry";
import { Action, NotificationSetting, SettingView, Trigger } from "./setting";

const SettingPath = z.object({ id: Id });
const CREATED = { successStatus: 201 } as const;

const SettingBody = z.object({
  title: NotificationSetting.shape.title.default(""),
  trigger: Trigger.prefault({}),
  action: Action.prefault({}),
  is_active: z.boolean().default(false),
});

export const settingApi = {
  listNotificationSettings: endpoint("member", {
    method: "GET",
    path: "/notification-settings",
    summary: "Notification automations",
  })
    .input(z.object({}))
    .output(z.object({ data: z.array(SettingView) })),

  createNotificationSetting: endpoint("member", {
    method: "POST",
    path: "/notification-settings",
    summary: "Create a notification automation",
    ...CREATED,
  })
    .input(z.object({ body: SettingBody }))
    .output(SettingView),

  getNotificationSetting: endpoint("member", {
    method: "GET",
    path: "/notification-settings/{id}",
    summary: "A notification automation",
  })
    .input(z.object({ params: SettingPath }))
    .output(SettingView),

  changeNotificationSetting: endpoint("member", {
    method: "PUT",
    path: "/notification-settings/{id}",
    summary: "Change a notification automation",
  })
    .input(
      z.object({
        params: SettingPath,
        body: z.object({
          title: NotificationSetting.shape.title.optional(),
          trigger: Trigger.optional(),
          action: Action.optional(),
          is_active: z.boolean().optional(),
        }),
      }),
    )
    .output(SettingView),

  deleteNotificationSetting: endpoint("member", {
    method: "DELETE",
    path: "/notification-settings/{id}",
    summary: "Delete a notification automation",
    successStatus: 204,
  })
    .input(z.object({ params: SettingPath }))
    .output(z.void()),

  toggleNotificationSetting: endpoint("member", {
    method: "POST",
    path: "/notification-settings/{id}/toggle",
    summary: "Turn a notification automation on or off",
  })
    .input(z.object({ params: SettingPath, query: z.object({ active: Flag }) }))
    .output(SettingView),

  testNotificationSetting: endpoint("member", {
    method: "POST",
    path: "/notification-settings/{id}/test",
    summary: "Post a notification automation's message with sample values",
    successStatus: 204,
  })
    .input(z.object({ params: SettingPath }))
    .output(z.void()),

  listNotificationLog: endpoint("member", {
    method: "GET",
    path: "/notification-settings/{id}/log",
    summary: "What a notification automation has sent, newest first",
  })
    .input(z.object({ params: SettingPath, query: PageQuery }))
    .output(z.object({ data: z.array(LogEntry), cursor: z.string().nullable(), is_last: z.boolean() })),

  copyNotificationSetting: endpoint("member", {
    method: "POST",
    path: "/notification-settings/{id}/copy",
    summary: "Copy a notification automation",
    ...CREATED,
  })
    .input(z.object({ params: SettingPath, query: z.object({ active: Flag.default(false) }) }))
    .output(SettingView),
};
