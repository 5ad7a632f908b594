import { readCatalog } from "./read-catalog";

/** The names of custom fields, their options, deal types and stages, by id. */
export async function readNames(teamId: string): Promise<ReadonlyMap<string, string>> {
  const { fields, pipelines } = await readCatalog(teamId);
  const custom = Object.values(fields).flatMap((set) => set.custom);
  return new Map([
    ...custom.flatMap(({ id, label, attributes: { options = [], removed_options = [] } }) => [
      [id, label] as const,
      ...[...removed_options, ...options].map((option) => [option.value, option.label] as const),
    ]),
    ...pipelines.flatMap(({ id, title, statuses }) => [
      [id, title] as const,
      ...statuses.flatMap(({ stages }) => stages.map((stage) => [stage.id, stage.label] as const)),
    ]),
  ]);
}
