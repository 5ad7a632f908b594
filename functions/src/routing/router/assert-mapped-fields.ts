import { assertMappedFields as assertMapped } from "@dure/domain/routing/router/mapped-fields";
import type { RouterBody } from "@dure/domain/routing/router/router";
import { readFields } from "../../records/field/field-store";

/**
 * Checks that mapped fields can keep answers. If a field is archived later, the router keeps running without it.
 * @throws BAD_REQUEST naming each question whose field is archived, gone, or unique and newly mapped
 * (docs/product/forms.md#mapping-to-fields)
 */
export async function assertMappedFields(
  teamId: string,
  body: RouterBody,
  before: RouterBody | undefined,
): Promise<void> {
  if (Object.keys(body.form_field_mapping).length === 0) return;
  const [lead, company, contact] = await Promise.all([
    readFields(teamId, "lead"),
    readFields(teamId, "company"),
    readFields(teamId, "contact"),
  ]);
  assertMapped(body, { lead, company, contact }, before);
}
