import { describe, expect, test } from "vitest";
import { noticesOf } from "./notices-of";
import {
  BUILT_IN_MAIL,
  type EmailMedium,
  MEETING_CHANGES,
  type Notification,
  type NotificationType,
} from "./notification";

const told = (
  type: NotificationType,
  recipient: Notification["recipient"],
  medium: Notification["medium"] = BUILT_IN_MAIL,
): Notification => ({ type, medium, recipient, send_at: null });
const template = (emailTemplateId: number, more: Partial<EmailMedium> = {}) => ({
  ...BUILT_IN_MAIL,
  emailTemplateId,
  ...more,
});
const meeting = (notifications?: Notification[]) => ({
  host_ids: ["h1", "h2"],
  reminders: [],
  slack_channel: null,
  follow_up_mail_setting: null,
  ...(notifications && { notifications }),
});
const mails = (notifications: Notification[], change = MEETING_CHANGES[0]) =>
  noticesOf(meeting(notifications), change).mails.map(({ reader, emailTemplateId, hasFile }) => [
    ...[reader, emailTemplateId, hasFile],
  ]);

test.each(MEETING_CHANGES)("a page without its own notifications mails everybody that a meeting was %s", (change) =>
  expect(noticesOf(meeting(), change)).toMatchObject({
    mails: ["invitee", "h1", "h2"].map((reader) => ({ reader, emailTemplateId: null, hasFile: true })),
    kakao: false,
    channels: [],
  }),
);

describe("the readers of a notification", () => {
  test.each<[Notification["recipient"], string[]]>([
    ["both", ["invitee", "h1", "h2"]],
    ["organizer", ["h1", "h2"]],
    ["invitee", ["invitee"]],
  ])("%s", (recipient, readers) =>
    expect(
      noticesOf(meeting([told("cancellation", recipient)]), "cancelled").mails.map(({ reader }) => reader),
    ).toEqual(readers),
  );

  test.each(MEETING_CHANGES)("are nobody if the page notifies nobody, when a meeting was %s", (change) =>
    expect(noticesOf(meeting([]), change)).toEqual({ mails: [], kakao: false, channels: [] }),
  );

  test("include each host once, for both the confirmation and the assignment", () =>
    expect(mails([told("confirmation", "both"), told("meetingAssignment", "organizer")])).toEqual([
      ["invitee", null, true],
      ["h1", null, true],
      ["h2", null, true],
    ]));

  test("depend on the media of each change", () => {
    const all = [
      told("confirmation", "organizer", { type: "slack", slackChannelId: "C1" }),
      told("meetingAssignment", "organizer", { type: "slack", slackChannelId: "C1" }),
      told("rescheduling", "invitee", { type: "kakao" }),
      told("cancellation", "organizer", { type: "slack", slackChannelId: "C2" }),
    ];
    expect(MEETING_CHANGES.map((change) => noticesOf(meeting(all), change))).toEqual([
      { mails: [], kakao: false, channels: ["C1"] },
      { mails: [], kakao: true, channels: [] },
      { mails: [], kakao: false, channels: ["C2"] },
    ]);
  });
});

describe("the calendar file", () => {
  test("is attached to the product's own mail, not to other mails to the same person", () =>
    expect(mails([told("confirmation", "invitee"), told("confirmation", "invitee", template(3))])).toEqual([
      ["invitee", null, true],
      ["invitee", 3, false],
    ]));

  test("is attached to the first mail from a template if there is no mail by the product", () =>
    expect(mails([told("confirmation", "invitee", template(3)), told("confirmation", "invitee", template(4))])).toEqual(
      [
        ["invitee", 3, true],
        ["invitee", 4, false],
      ],
    ));
});

describe("copies and senders", () => {
  const named = template(3, { sender: "boss@dure.test", cc: ["cc@dure.test"], bcc: ["bcc@dure.test"] });
  const peopleOf = (recipient: Notification["recipient"]) =>
    noticesOf(meeting([told("cancellation", recipient, named)]), "cancelled").mails.map(
      ({ sender, cc, bcc }) => `${sender} ${[...cc, ...bcc].join(" ")}`,
    );

  test("copies are sent with the invitee's mail only", () =>
    expect(peopleOf("both")).toEqual(["boss@dure.test cc@dure.test bcc@dure.test", "ORGANIZER ", "ORGANIZER "]));

  test("copies are sent with the first host's mail if the invitee gets none", () =>
    expect(peopleOf("organizer")).toEqual(["ORGANIZER cc@dure.test bcc@dure.test", "ORGANIZER "]));
});
