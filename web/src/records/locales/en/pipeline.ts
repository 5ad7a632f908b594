import type { TextsLike } from "../../../lib/texts";
import type { pipeline as ko } from "../ko/pipeline";

export const pipeline: TextsLike<typeof ko> = {
  pipeline: {
    status: { BEFORE_SALES: "Unstarted", IN_SALES: "Started", SALES_SUCCESS: "Won", SALES_FAILURE: "Lost" },
    type: "Deal type",
    stage: "Stage",
    changeStage: "Change stage",
    moveTitle: "Are you sure you want to move this stage?",
    moveHint: "It moves from “{{from}}” to “{{to}}”.",
    move: "Move",
    moved: "Moved to “{{stage}}”.",
    moveFailed: "Failed to move the stage",
    convert: "Convert to deal",
    converted: "Converted to a deal.",
    changeType: "Move to another deal type",
    backToLead: "Convert to lead",
    backToLeadTitle: "Convert this deal back to a lead?",
    backToLeadHint: "Its deal type, stage and conversion date will be emptied.",
    backToLeadDone: "Converted back to a lead.",
    loadFailed: "Failed to load pipeline data",
    allTypes: "All deal types",
    gone: "This deal type either doesn't exist or you don't have permission",
    goneHint: "Please choose another deal type.",
    noStages: "This deal type has no stages.",
  },
  target: {
    type: "Record type",
    lead: "Lead",
    dealOf: "Deal · {{title}}",
    stage: "Stage",
    firstStage: "First stage",
  },
  channel: {
    search: "Search channels by name",
    noMatch: "No such channel",
    none: "Tell nobody",
    private: "Private",
    privateHint: "Private channels show once the app is invited to them in Slack. Leave empty to tell nobody.",
    notConnected: "Please complete Slack integration.",
    connect: "Go to connections",
  },
};
