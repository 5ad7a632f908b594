import type { TextsLike } from "../../../lib/language/texts-like";
import type { board as ko } from "../ko/board";

export const board: TextsLike<typeof ko> = {
  board: {
    sort: "Sort",
    latest: "Latest update",
    addAt: "New card at “{{stage}}”",
    weighted: "{{percent}}% · {{sum}}",
    totals: "Open deals {{sum}}",
    weightedTotals: "Open deals {{sum}} · weighted {{weighted}}",
    stale_one: "{{count}} day at this stage",
    stale_other: "{{count}} days at this stage",
    asks: "Needed for “{{stage}}”",
    dropStrip: "Move to a stage out of view",
    title: "Pipeline",
    assignee: "Assignee",
    everyone: "Everyone",
    unassigned: "No assignee",
    assignees: "{{first}} and {{count}} more",
    date: {
      label: "Filter by date",
      any: "Any date",
      span: "Time span",
      start: "From",
      end: "To",
      close_date: "Close date",
      created_at: "Created at",
      first_meeting_at: "First meeting",
      pipeline_added_at: "Added to pipeline",
      EXACT_DATE: "Exact dates",
    },
    limit:
      "Of {{total}} deals, the {{shown}} most recently updated are shown as cards. Counts and sums are of all of them.",
    limitSorted:
      "Of {{total}} deals, the first {{shown}} in this order are shown as cards. Counts and sums are of all of them.",
    column: "{{stage}}, {{count}}",
    columnCards: "Cards in {{stage}}",
    emptyColumn: "No cards",
    moveTo: "Move to stage",
    moveCard: "Move “{{label}}” to a stage",
    draggable: "draggable card",
    instructions:
      "To move a card, press the space bar. Use the arrow keys to change the stage, the space bar to drop it, and Escape to cancel. Press Enter to open the card.",
    picked: "Picked up the card “{{label}}”. It is in the stage {{stage}}.",
    over: "The card “{{label}}” is over the stage {{stage}}.",
    outside: "The card “{{label}}” isn't over a stage.",
    dropped: "Dropped the card “{{label}}” in the stage {{stage}}.",
    cancelled: "Move of the card “{{label}}” canceled.",
  },
};
