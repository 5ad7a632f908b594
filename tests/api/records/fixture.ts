import { randomUUID } from "node:crypto";
import type { Client } from "../../support/suite/client";

/** A unique name. */
export const unique = (name: string): string => `${name} ${randomUUID().slice(0, 8)}`;

/** The team's first deal type, with its stages in their order. */
export async function firstPipeline(client: Client) {
  const [pipeline] = (await client.records.listPipelines({})).data;
  if (!pipeline) throw new Error("The team has no deal type.");
  const stages = pipeline.statuses.flatMap(({ stages }) => stages);
  const stageId = (place: number): string => {
    const stage = stages[place];
    if (!stage) throw new Error(`There is no stage ${place}.`);
    return stage.id;
  };
  return { id: pipeline.id, pipeline, stages, stageId };
}
