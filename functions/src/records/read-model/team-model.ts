import type { CustomField } from "@dure/domain/records/field/custom-field";
import { catalogOf } from "@dure/domain/records/filter/filter-field";
import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { singleFlight } from "../../platform/concurrency/single-flight";
import { hasUnseenWrites } from "../../platform/transaction/recent-writes";
import { readCustomFields } from "../field/field-store";
import { changesSince } from "./changes-store";
import type { Database } from "./database";
import { type Hydrated, hydrate } from "./hydrate";
import type { LogTable } from "./log-table/log-table";
import { teamLogs } from "./log-table/team-logs";
import { columnsCatalog } from "./query/columns-catalog";
import { createRanks } from "./query/create-ranks";
import { deletedDealTypes } from "./query/deleted-deal-types";

export type TeamModel = Awaited<ReturnType<typeof openTeamModel>>;

/**
 * Opens a team's read model: hydrated once, then refreshed before each query.
 * @param rebuild loads from Firestore and ignores the last snapshot
 * @param sealed blocks file access for its statements
 */
export async function openTeamModel(teamId: string, { rebuild = false, sealed = true } = {}) {
  const { database, custom, pipelines, readAtMs, snapshot, read } = await hydrate(teamId, { rebuild });
  if (sealed) await database.seal();
  const ranks = createRanks(teamId, database);
  await ranks.setPipelines(pipelines);
  const state = stateOf(custom, pipelines, { readAtMs, read });
  await recatalog(state, database);
  const logs = teamLogs(teamId, database);
  const refresh = singleFlight(async () => {
    const [{ records, deletedIds, ...found }, logsChanged] = await Promise.all([
      changesSince(teamId, state.readAtMs, state.seen),
      logs.refresh(),
    ]);
    if (found.rebuiltMs > (snapshot?.read_at_ms ?? readAtMs)) state.outdated = true;
    if (found.fieldsChanged) await refit(teamId, state, database);
    const recordsChanged = records.length + deletedIds.length > 0;
    if (recordsChanged) await database.apply({ upserts: records, deletedIds });
    if (found.pipelines) {
      state.pipelines = byId(found.pipelines);
      await ranks.setPipelines(found.pipelines);
    }
    if (found.pipelines || found.fieldsChanged || (state.deletedTypes.length > 0 && deletedIds.length > 0))
      await recatalog(state, database);
    state.seen = found.seen;
    state.readAtMs = found.readAtMs;
    state.unsaved += records.length;
    const isChanged = recordsChanged || found.pipelines || found.fieldsChanged;
    if (isChanged || logsChanged) state.version += 1;
  });

  return {
    get catalog() {
      return state.catalog;
    },
    isOutdated: () => state.outdated,
    pipelines: (): ReadonlyMap<string, Pipeline> => state.pipelines,
    /** The team's custom fields of every kind, archived ones included. */
    customFields: (): readonly CustomField[] => state.custom,
    /** Increases when a refresh has applied a change; a read that began before may have missed it. */
    version: () => state.version,
    /** Whether this instance has written something that no refresh has applied yet. */
    isBehind: () => hasUnseenWrites(teamId, state.seen),
    /** Firestore's clock at the last refresh. */
    readAtMs: () => state.readAtMs,
    /** How much a new snapshot would save: the number of records that opening the team would read one by one. */
    unsaved: () => ({ snapshot, records: state.unsaved }),
    read: logs.read,
    decode: database.decode,
    bytes: database.bytes,
    copyTo: database.copyTo,
    refresh,
    loadLogs: (table?: LogTable) => logs.loadBy(refresh, table),
    prepareRanks: ranks.prepare,
    close: database.close,
  };
}

type State = ReturnType<typeof stateOf>;

/**
 * Adds columns for new fields; other changes need no new column. If that fails, the model is outdated and must be
 * rebuilt.
 */
async function refit(teamId: string, state: State, database: Database): Promise<void> {
  const known = new Set(state.custom.map(({ id }) => id));
  state.custom = await readCustomFields(teamId);
  if (state.custom.every(({ id }) => known.has(id))) return;
  await database.fit(columnsCatalog(state.custom)).catch(() => {
    state.outdated = true;
  });
}

/** Rebuilds the catalog after a change of deal types or fields, or when the last deal of a deleted type is gone. */
async function recatalog(state: State, database: Database): Promise<void> {
  state.deletedTypes = await database.read((read) => deletedDealTypes(read, state.pipelines));
  state.catalog = catalogOf(state.custom, state.pipelines.values(), state.deletedTypes);
}

const byId = (pipelines: Pipeline[]) => new Map(pipelines.map((pipeline) => [pipeline.id, pipeline]));

const stateOf = (
  custom: CustomField[],
  pipelines: Pipeline[],
  { readAtMs, read }: Pick<Hydrated, "readAtMs" | "read">,
) => ({
  custom,
  pipelines: byId(pipelines),
  catalog: catalogOf(custom, pipelines),
  deletedTypes: [] as string[],
  readAtMs,
  version: 0,
  /** The number of records read that the snapshot did not contain. */
  unsaved: read,
  seen: new Set() as ReadonlySet<string>,
  /** The model can no longer be refreshed. */
  outdated: false,
});
