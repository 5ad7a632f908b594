import { type Pipeline, stagesOf } from "@dure/domain/records/pipeline/pipeline";
import type { Database } from "../database";
import { memberNames } from "./member-names-store";
import type { Ranked } from "./sort-key";

const MEMBER_NAMES_KEPT_MS = 60_000;

/** Stores sort positions of what is not a record: stages, deal types and members. */
export function createRanks(teamId: string, database: Database) {
  let pipelines: string[] = [];
  let members: string[] = [];
  let membersMs = 0;
  const write = () => database.rank([...pipelines, ...members]);

  return {
    setPipelines: (all: Pipeline[]): Promise<void> => {
      pipelines = placesOf(all);
      return write();
    },
    /** Members are not records: their names are loaded only if a list is sorted by them. */
    async prepare(ranked: Ranked | undefined, nowMs: number): Promise<void> {
      if (ranked !== "member" || nowMs - membersMs < MEMBER_NAMES_KEPT_MS) return;
      const named = await memberNames(teamId);
      members = named.sort((a, b) => a.name.localeCompare(b.name, "ko")).map(({ id }) => `member:${id}`);
      await write();
      membersMs = nowMs;
    },
  };
}

/** Deal types in order of creation, stages in the order of their pipelines. */
function placesOf(pipelines: Pipeline[]): string[] {
  const ordered = [...pipelines].sort((a, b) => a.created_at.localeCompare(b.created_at));
  return [...ordered.map(({ id }) => `record-type:${id}`), ...ordered.flatMap(stagesOf).map(({ id }) => `stage:${id}`)];
}
