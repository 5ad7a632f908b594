import type { TextsLike } from "../../../lib/texts";
import type { board as ko } from "../ko/board";

export const board: TextsLike<typeof ko> = {
  board: {
    title: "Pipeline",
    assignee: "Assignee",
    everyone: "Everyone",
    unassigned: "No assignee",
    limit: "Only the {{shown}} most recently updated cards are shown. This deal type has {{total}} in all.",
    column: "{{stage}}, {{count}}",
    columnCards: "Cards in {{stage}}",
    emptyColumn: "No cards",
    moveTo: "Move to stage",
    moveCard: "Move “{{label}}” to a stage",
    draggable: "movable card",
    instructions:
      "To move a card, press the space bar. Use the arrow keys to change the stage, the space bar to drop it, and Escape to cancel. Press Enter to open the card.",
    picked: "Picked up the card “{{label}}”. It is in the stage {{stage}}.",
    over: "The card “{{label}}” is over the stage {{stage}}.",
    outside: "The card “{{label}}” is over no stage.",
    dropped: "Dropped the card “{{label}}” in the stage {{stage}}.",
    cancelled: "Cancelled moving the card “{{label}}”.",
  },
};
