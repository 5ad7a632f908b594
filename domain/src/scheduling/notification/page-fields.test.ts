import { describe, expect, test } from "vitest";
import { BUILT_IN_MAIL, DEFAULT_NOTIFICATIONS, type Notification } from "./notification";
import { changeNotifications, fromPageFields, toPageFields } from "./page-fields";

const A_DAY = { digit: "d", value: 1 } as const;
const AN_HOUR = { digit: "h", value: 1 } as const;
const followUp = { email_template_id: 3, sender: "ORGANIZER" as const, cc: ["cc@dure.test"], bcc: [] };
const fields = {
  reminders: [
    { type: "email" as const, send_at: A_DAY },
    { type: "kakao" as const, send_at: AN_HOUR },
  ],
  slack_channel: "C1",
  follow_up_mail_setting: followUp,
};
const none = { reminders: [], slack_channel: null, follow_up_mail_setting: null };

describe("the older fields", () => {
  test.each([["none", none] as const, ["all", fields] as const])(
    "of a stored page are read back, %s of them",
    (_, given) => expect(toPageFields(fromPageFields(given))).toEqual(given),
  );

  test("of a page that says nothing are what every page tells", () =>
    expect(fromPageFields(none)).toEqual(DEFAULT_NOTIFICATIONS));

  test("a channel hears of bookings, moves and cancellations", () =>
    expect(
      fromPageFields({ ...none, slack_channel: "C1" }).flatMap(({ type, medium }) =>
        medium.type === "slack" ? [type] : [],
      ),
    ).toEqual(["confirmation", "rescheduling", "cancellation"]));
});

describe("a change", () => {
  const before = fromPageFields(fields);

  test("of one field leaves the others", () => {
    const after = changeNotifications(before, { reminders: [] });
    expect(toPageFields(after)).toEqual({ ...fields, reminders: [] });
  });

  test("of notifications is not undone by the fields that are sent back as they were", () => {
    const notifications = before.filter(({ medium }) => medium.type !== "slack");
    expect(changeNotifications(before, { ...fields, notifications })).toEqual(notifications);
  });

  test("of a field counts beside notifications that are sent back as they were", () =>
    expect(
      toPageFields(changeNotifications(before, { ...fields, notifications: before, slack_channel: "C2" }))
        .slack_channel,
    ).toBe("C2"));

  test("of the reminders keeps the template of one that stays", () => {
    const medium = { ...BUILT_IN_MAIL, emailTemplateId: 7 };
    const own: Notification = { type: "reminder", medium, recipient: "both", send_at: A_DAY };
    const reminders = [...fields.reminders].reverse();
    expect(changeNotifications([own], { reminders }).find(({ send_at }) => send_at === A_DAY)).toBe(own);
  });

  test("that takes the invitee's only mail away gives the product's own back", () => {
    const all = [
      ...DEFAULT_NOTIFICATIONS.slice(1),
      ...fromPageFields(fields).filter((one) => toPageFields([one]).follow_up_mail_setting),
    ];
    expect(changeNotifications(all, { follow_up_mail_setting: null })).toEqual(DEFAULT_NOTIFICATIONS);
  });

  test("that takes the follow-up mail away leaves the confirmation, once", () =>
    expect(
      changeNotifications(fromPageFields({ ...none, follow_up_mail_setting: followUp }), {
        follow_up_mail_setting: null,
      }),
    ).toEqual(DEFAULT_NOTIFICATIONS));

  test("leaves a reminder in Slack out", () => {
    const slack = { type: "slack", slackChannelId: "C1" } as const;
    const reminder: Notification = { type: "reminder", medium: slack, recipient: "both", send_at: null };
    expect(changeNotifications([], { notifications: [reminder] })).toEqual([]);
  });
});
