import { describe, expect, test } from "vitest";
import { changeNotifications, fromLegacyFields, toLegacyFields } from "./legacy-notification-fields";
import { BUILT_IN_MAIL, DEFAULT_NOTIFICATIONS, type Notification } from "./notification";

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

describe("the older fields for notifications", () => {
  test.each([["none", none] as const, ["all", fields] as const])(
    "of a stored page survive a conversion and back, with %s of them",
    (_, given) => expect(toLegacyFields(fromLegacyFields(given))).toEqual(given),
  );

  test("of a page without settings become the default notifications", () =>
    expect(fromLegacyFields(none)).toEqual(DEFAULT_NOTIFICATIONS));

  test("of a channel become notifications of bookings, moves and cancellations", () =>
    expect(
      fromLegacyFields({ ...none, slack_channel: "C1" }).flatMap(({ type, medium }) =>
        medium.type === "slack" ? [type] : [],
      ),
    ).toEqual(["confirmation", "rescheduling", "cancellation"]));
});

describe("a change", () => {
  const before = fromLegacyFields(fields);

  test("of one field leaves the others", () => {
    const after = changeNotifications(before, { reminders: [] });
    expect(toLegacyFields(after)).toEqual({ ...fields, reminders: [] });
  });

  test("of notifications is not undone by older fields that are sent unchanged", () => {
    const notifications = before.filter(({ medium }) => medium.type !== "slack");
    expect(changeNotifications(before, { ...fields, notifications })).toEqual(notifications);
  });

  test("of an older field is applied although notifications are sent unchanged", () =>
    expect(
      toLegacyFields(changeNotifications(before, { ...fields, notifications: before, slack_channel: "C2" }))
        .slack_channel,
    ).toBe("C2"));

  test("of the reminders keeps the template of an unchanged reminder", () => {
    const medium = { ...BUILT_IN_MAIL, emailTemplateId: 7 };
    const own: Notification = { type: "reminder", medium, recipient: "both", send_at: A_DAY };
    const reminders = [...fields.reminders].reverse();
    expect(changeNotifications([own], { reminders }).find(({ send_at }) => send_at === A_DAY)).toBe(own);
  });

  test("that removes the invitee's only mail restores the product's own mail", () => {
    const all = [
      ...DEFAULT_NOTIFICATIONS.slice(1),
      ...fromLegacyFields(fields).filter((one) => toLegacyFields([one]).follow_up_mail_setting),
    ];
    expect(changeNotifications(all, { follow_up_mail_setting: null })).toEqual(DEFAULT_NOTIFICATIONS);
  });

  test("that removes the follow-up mail leaves one confirmation", () =>
    expect(
      changeNotifications(fromLegacyFields({ ...none, follow_up_mail_setting: followUp }), {
        follow_up_mail_setting: null,
      }),
    ).toEqual(DEFAULT_NOTIFICATIONS));

  test("drops a reminder in Slack", () => {
    const slack = { type: "slack", slackChannelId: "C1" } as const;
    const reminder: Notification = { type: "reminder", medium: slack, recipient: "both", send_at: null };
    expect(changeNotifications([], { notifications: [reminder] })).toEqual([]);
  });
});
