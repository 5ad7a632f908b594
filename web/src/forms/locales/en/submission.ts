import type { TextsLike } from "../../../lib/language/texts-like";
import type { submission as ko } from "../ko/submission";

export const submission: TextsLike<typeof ko> = {
  submission: {
    files: "Files",
    title: "Form submissions",
    empty: "Nothing has been submitted. Submissions from booking pages and forms appear here.",
    channel: { "booking-page": "Booking page", router: "Form" },
    channelGone: "Deleted page",
    disqualified: "Disqualified",
    churned: "Churned",
    answers: "Answers",
    locked: "Answers of leads that came in through forms are shown on the Pro plan.",
    hidden: "A hidden answer",
    assignee: "Assignee",
    meeting: "Booked meeting",
    when: "Time",
    organizer: "Host",
    invitee: "Invitee",
    attendee: "Other host",
    where: "Place",
    place: { "google-meet": "Google Meet", phone: "Phone", offline: "In person", other: "Place" },
    cancelled: "Canceled",
    changes: "Changes",
    change: { rescheduled: "{{name}} moved the meeting.", cancelled: "{{name}} canceled the meeting." },
  },
};
