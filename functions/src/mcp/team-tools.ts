import { EntityId } from "@dure/domain/records/record/entity";
import { z } from "zod";
import { type AnyTool, defineTool } from "./tool";

const listFields = defineTool({
  name: "list_fields",
  title: "List fields",
  description: "The fields of an entity with their ids, types and options, to fill in records.",
  action: "read",
  input: z.object({ entity: EntityId }),
  run: ({ call }, { entity }) => call("records.listActiveFields", { params: { entityId: entity }, query: {} }),
});

const listDealTypes = defineTool({
  name: "list_deal_types",
  title: "List deal types",
  description: "The deal types with their pipelines: the ids of the types and of their stages.",
  action: "read",
  input: z.object({}),
  run: ({ call }) => call("records.listPipelines", {}),
});

const listMembers = defineTool({
  name: "list_members",
  title: "List members",
  description: "The team's members with their ids, to choose an assignee or a host.",
  action: "read",
  input: z.object({}),
  run: ({ call, teamId }) => call("teams.listMembers", { params: { teamId } }),
});

export const teamTools: readonly AnyTool[] = [listFields, listDealTypes, listMembers];
