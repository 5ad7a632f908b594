import type { TextsLike } from "../../../lib/texts-like";
import type { submission as ko } from "../ko/submission";

export const submission: TextsLike<typeof ko> = {
  submission: {
    title: "Form submissions",
    empty: "Nothing was submitted. What comes in through booking pages and forms appears here.",
    channel: { "booking-page": "Booking page", router: "Form" },
    channelGone: "Deleted page",
    disqualified: "Disqualified",
    churned: "Churned",
    answers: "Answers",
    locked: "Answers of leads that came by forms can be read on the Pro plan.",
    hidden: "A hidden answer",
    assignee: "Assignee",
    meeting: "Booked meeting",
    when: "Time",
    organizer: "Organizer",
    invitee: "Invitee",
    attendee: "Attendee",
    where: "Place",
    place: { "google-meet": "Google Meet", phone: "Phone", offline: "In person", other: "Place" },
    cancelled: "Cancelled",
    changes: "Changes",
    change: { rescheduled: "{{name}} moved the meeting.", cancelled: "{{name}} cancelled the meeting." },
  },
};
