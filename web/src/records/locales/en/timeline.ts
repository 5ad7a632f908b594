import type { TextsLike } from "../../../lib/language/texts-like";
import type { timeline as ko } from "../ko/timeline";

export const timeline: TextsLike<typeof ko> = {
  trail: { previous: "Previous record", next: "Next record" },
  highlight: {
    amount: "Amount",
    assignee: "Assignee",
    nextMeeting: "Next meeting",
    lastContact: "Last contact",
    noContact: "None yet",
  },
  timeline: {
    title: "Timeline",
    filter: "Filter the timeline",
    all: "Everything",
    kind: {
      change: "Field changes",
      stage: "Stage moves",
      memo: "Memos",
      todo: "Tasks",
      meeting: "Meetings",
      submission: "Form submissions",
      file: "Files",
      mail: "Emails",
    },
    actor: { system: "Automatic", visitor: "Visitor", operator: "Operator", recipient: "Recipient" },
    empty: "Nothing has happened yet.",
    older: "Show older entries",
    blank: "(blank)",
    became: "became",
    restore: "Restore",
    restoreOf: "Restore {{label}} to {{value}}",
    restored: "{{label}} was restored.",
    restoreFailed: "The value could not be restored.",
  },
};
