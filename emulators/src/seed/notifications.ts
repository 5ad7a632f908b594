import type { Member } from "./team";

/** Sets up in-app notifications for assignees: three days before a deal's close date, and for each new lead. */
export async function seedNotifications([admin]: readonly Member[]): Promise<void> {
  const toAssignee = { type: "in_app", channel: "assignee" } as const;
  await admin?.client.notifications.createNotificationSetting({
    body: {
      title: "계약 예정일 3일 전",
      is_active: true,
      trigger: { type: "date_before", count_value: 3, target: { entity_type: "deal", id: "field:close_date" } },
      action: { ...toAssignee, message: "계약 예정일이 사흘 남았어요. 다음 할 일을 확인해 주세요." },
    },
  });
}
