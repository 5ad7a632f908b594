import type { CellLookups } from "@dure/domain/records/import/cell-lookups";
import {
  type FieldSets,
  fieldsOfVersion,
  type ImportEntity,
  type ImportField,
  importFields,
} from "@dure/domain/records/import/import-field";
import type { Pipeline } from "@dure/domain/records/pipeline/pipeline";
import { recordsTexts } from "@dure/domain/records/texts";
import { AppError } from "@dure/domain/shared/error";
import { listUsers } from "../../identity/user/user-store";
import { type Context, callerOf } from "../../platform/context";
import { getFieldsForNew } from "../field/get-fields-for-new";
import { readPipeline } from "../pipeline/pipeline-store";
import { readSnapshot } from "./import-store";

/** The target of an import. */
export type ImportSetting = {
  entityId: ImportEntity;
  /** The deal type; null for other entities. */
  pipeline: Pipeline | null;
  sets: FieldSets;
  /** Fields, identified as in the caller's API version. */
  fields: ImportField[];
};

type ImportRequest = {
  params: { entityId: ImportEntity; recordTypeId: string };
  query: { version?: string | undefined };
};

export async function readSetting(ctx: Context, { params, query }: ImportRequest): Promise<ImportSetting> {
  const { teamId, locale } = ctx;
  const { entityId } = params;
  const hasMarketing = callerOf(ctx).flags.enable_marketing_email === true;
  const [pipeline, sets] = await Promise.all([
    dealType(teamId, params),
    readSnapshot(async (tx) => ({
      lead: await getFieldsForNew(tx, teamId, "lead"),
      company: await getFieldsForNew(tx, teamId, "company"),
      contact: await getFieldsForNew(tx, teamId, "contact"),
    })),
  ]);
  const fields = fieldsOfVersion(
    importFields(entityId, sets, { pipeline, locale, hasMarketing }),
    entityId,
    query.version,
  );
  return { entityId, pipeline, sets, fields };
}

/**
 * The deal type of an import of deals; null for other entities, whose only record type is named after them
 * (docs/product/records-pipelines.md#fixed-record-types).
 */
async function dealType(teamId: string, { entityId, recordTypeId }: ImportRequest["params"]): Promise<Pipeline | null> {
  if (entityId === "deal") return readPipeline(teamId, recordTypeId);
  if (recordTypeId !== entityId) throw new AppError("NOT_FOUND", recordsTexts.pipelineNotFound);
  return null;
}

/** The values that cells may refer to: the active members. */
export async function readImportContext(teamId: string): Promise<CellLookups> {
  const users = await listUsers(teamId, ["ACTIVE"]);
  return { members: users.map(({ user_id, email, display_name }) => ({ id: user_id, email, name: display_name })) };
}
