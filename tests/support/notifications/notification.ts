import type { Member } from "../teams/tenant";

type Body = NonNullable<Parameters<Member["client"]["notifications"]["createNotificationSetting"]>[0]["body"]>;

/** A notification three days before a deal's close date, which is on unless the changes say otherwise. */
export const activeNotification = (member: Member, channel: string, changes: Body = {}) =>
  member.client.notifications.createNotificationSetting({
    body: {
      title: "마감 알림",
      is_active: true,
      trigger: { type: "date_before", count_value: 3, target: { entity_type: "deal", id: "field:close_date" } },
      action: { channel, message: "마감이 다가와요" },
      ...changes,
    },
  });

/** The day in Seoul that many days after a time, as YYYY-MM-DD. */
export const seoulDay = (at: string, plusDays: number): string =>
  new Date(Date.parse(at) + 9 * 3_600_000 + plusDays * 86_400_000).toISOString().slice(0, 10);

/** A time so many hours later. */
export const hoursAfter = (at: string, hours: number): string =>
  new Date(Date.parse(at) + hours * 3_600_000).toISOString();

/** A deal at the first stage of the team's first deal type. */
export async function createDealDue(
  { client: { records } }: Member,
  deal_name: string,
  close_date: string,
  assignee?: string,
) {
  const {
    data: [pipeline],
  } = await records.listPipelines({});
  const stage_id = pipeline?.statuses[0]?.stages[0]?.id;
  if (!pipeline || !stage_id) throw new Error("The team has no deal type.");
  return records.createDeal({
    params: { recordTypeId: pipeline.id },
    body: { deal_name, stage_id, close_date, ...(assignee && { assignee }) },
  });
}
