import { fieldsOf } from "@dure/domain/records/field/built-in-fields";
import { type CustomField, type FieldSet, fieldOfCustom } from "@dure/domain/records/field/custom-field";
import type { Field } from "@dure/domain/records/field/field";
import { pipelineFields } from "@dure/domain/records/field/pipeline-fields";
import { type EntityId, kindOf } from "@dure/domain/records/record/entity";
import type { Context } from "../../platform/context";
import { orderedPipelines } from "../pipeline/list-pipelines";
import { readFields } from "./field-store";

/** An entity's active fields as the caller may see them. */
export async function shownFields(ctx: Context, entityId: EntityId): Promise<Field[]> {
  return activeFor(ctx, entityId, await readFields(ctx.teamId, kindOf(entityId)));
}

export async function activeFor(ctx: Context, entityId: EntityId, fields: FieldSet): Promise<Field[]> {
  const place = entityId === "deal" ? pipelineFields(await orderedPipelines(ctx)) : [];
  return [...fieldsOf(entityId, fields, ctx.locale), ...place].map((field) => described(ctx, field));
}

export const archivedFor = (ctx: Context, { custom }: { custom: readonly CustomField[] }): Field[] =>
  custom
    .filter(({ archived_at }) => archived_at !== null)
    .map(fieldOfCustom)
    .map((field) => described(ctx, field));

/** Descriptions are for admins (docs/product/records-fields.md#definition). */
const described = ({ actor }: Context, field: Field): Field =>
  actor.role === "admin" ? field : { ...field, description: "" };
