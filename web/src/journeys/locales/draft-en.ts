export const draftEn = {
  draft: {
    title: "AI drafts",
    start: { mail: "Draft a first mail", brief: "Meeting brief" },
    quota: "{{used}} of {{limit}} used this month",
    usedUp: "Your team has used up this month's AI drafts. Please try again next month, or change your plan.",
    writing: "Reading memos, submissions, meetings and visits, and writing…",
    hint: "Written by AI from this record only. Email addresses and phone numbers are not sent to it. Check and edit the draft before you use it. Nothing is sent automatically.",
    sources: "What the draft is based on",
    source: { record: "Record", note: "Memo", submission: "Submission", meeting: "Meeting", visit: "Visit" },
    cost: "{{model}} · tokens: {{tokens}}",
    keep: "Save as a memo",
    kept: "Saved as a memo.",
    copy: "Copy",
    copied: "The draft was copied.",
  },
};
