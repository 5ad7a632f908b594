import type { TextsLike } from "../../../lib/texts";
import type { pipelineSettings as ko } from "../ko/pipeline-settings";

export const pipelineSettings: TextsLike<typeof ko> = {
  pipelineSettings: {
    page: "Pipeline settings",
    pageHint: "The stages that the deals of each type go through, for all members.",
    newType: "New deal type",
    create: "Create",
    title: "Deal type name",
    titleRule: "At most 60 characters, without “Lead”.",
    stagesFrom: "Stages to begin with",
    usualStages: "Usual stages",
    actions: "Actions for the deal type “{{title}}”",
    renameType: "Rename",
    deleteType: "Delete deal type",
    delete: "Delete",
    understood: "OK",
    deleteTypeTitle: "Delete the deal type “{{title}}”?",
    counting: "Counting its deals.",
    dealsGo_one:
      "{{formatted}} deal of this type, with its memos and files, will be deleted too. This can't be undone.",
    dealsGo_other:
      "{{formatted}} deals of this type, with their memos and files, will be deleted too. This can't be undone.",
    pagesFollow: "Booking pages that made deals of this type will make leads from now on.",
    typeToDelete: "Type “{{title}}” to delete it.",
    typeDeleted: "Deleted the deal type “{{title}}”.",
    typeStays: "“{{title}}” can't be deleted",
    lastType: "The last deal type can't be deleted. Make another deal type first.",
    stagesOf: "Stages: {{status}}",
    stageName: "Stage name",
    renameStage: "{{label}}, rename",
    deleteStage: "Delete the stage “{{label}}”",
    addStage: "Add stage",
    newStageName: "New stage name",
    add: "Add",
    deals_one: "{{formatted}} deal",
    deals_other: "{{formatted}} deals",
    stageStays: "The stage “{{label}}” can't be deleted",
    lastStage: "A deal type needs at least one stage.",
    stageHasDeals_one: "{{count}} deal stands at this stage. Move it to another stage first.",
    stageHasDeals_other: "{{count}} deals stand at this stage. Move them to another stage first.",
    deleteStageTitle: "Delete the stage “{{label}}”?",
    deleteStageHint:
      "No deals stand at this stage. Booking pages that made deals here will make them at the first stage instead.",
    orderFailed: "Failed to change the order",
  },
};
