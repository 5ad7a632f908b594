import { z } from "zod";
import { endpoint, Version } from "../../shared/endpoint";
import { Flag, Id } from "../../shared/value";
import { CREATED, EntityPath } from "../record/endpoint-parts";
import { EntityId } from "../record/entity";
import { Field } from "./field";
import { FieldDefinitionChange, NewFieldDefinition, VersionChange } from "./field-definition";

const FieldPath = EntityPath.extend({ fieldId: Id });
const DefinitionEdit = z.object({ transaction: VersionChange, field: FieldDefinitionChange });

/** Field definitions are for admins only. */
const fieldSettingsApi = {
  createField: endpoint("admin", {
    method: "POST",
    path: "/sales-entity/{entityId}/fields",
    summary: "Create a custom field",
    ...CREATED,
  })
    .input(z.object({ params: EntityPath, query: Version, body: NewFieldDefinition }))
    .output(Field),

  /** `createField` for deals. Without this route, the path would match a deal type named "fields". */
  createDealField: endpoint("admin", {
    method: "POST",
    path: "/sales-entity/deal/fields",
    summary: "Create a custom field of leads and deals",
    ...CREATED,
  })
    .input(z.object({ query: Version, body: NewFieldDefinition }))
    .output(Field),

  /** Changes any part of a custom field, or a team's settings of a standard field. */
  changeFieldDefinition: endpoint("admin", {
    method: "PUT",
    path: "/sales-entity/{entityId}/fields/{fieldId}",
    summary: "Change a field's definition",
  })
    .input(
      z.object({
        params: FieldPath,
        query: Version,
        body: DefinitionEdit,
      }),
    )
    .output(Field),

  /**
   * `changeFieldDefinition` for a company's name. Without this route, the path would rename a company with the id
   * "fields".
   */
  changeCompanyNameDefinition: endpoint("admin", {
    method: "PUT",
    path: "/sales-entity/company/fields/name",
    summary: "Change the definition of a company's name",
  })
    .input(z.object({ query: Version, body: DefinitionEdit }))
    .output(Field),

  toggleField: endpoint("admin", {
    method: "POST",
    path: "/sales-entity/{entityId}/fields/{fieldId}/toggle",
    summary: "Archive a custom field, or restore it",
  })
    .input(z.object({ params: FieldPath, query: Version.extend({ active: Flag }) }))
    .output(Field),

  orderFields: endpoint("admin", {
    method: "PUT",
    path: "/sales-entity/{entityId}/fields/order",
    summary: "Reorder fields",
  })
    .input(z.object({ params: EntityPath, query: Version, body: z.array(Id).min(1).max(1000) }))
    .output(z.object({ data: z.array(Field) })),
};

export const fieldApi = {
  ...fieldSettingsApi,

  listFields: endpoint("member", {
    method: "GET",
    path: "/sales-entity/{entityId}/fields",
    summary: "Field definitions",
  })
    .input(z.object({ params: EntityPath, query: Version }))
    .output(z.object({ data: z.object({ active: z.array(Field), archived: z.array(Field) }) })),

  listActiveFields: endpoint("member", {
    method: "GET",
    path: "/field-definitions/active/{entityId}",
    summary: "Active field definitions",
  })
    .input(z.object({ params: EntityPath, query: Version }))
    .output(z.object({ data: z.array(Field) })),

  /** Older clients call this after each change of a field. */
  revalidateFields: endpoint(
    "member",
    {
      method: "POST",
      path: "/field-definitions/active/revalidate",
      summary: "Reload an entity's field definitions",
    },
    { reads: true },
  )
    .input(z.object({ body: z.object({ entityId: EntityId }) }))
    .output(z.object({ data: z.array(EntityId) })),
};
