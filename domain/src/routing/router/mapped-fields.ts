import { fieldsOf } from "../../records/field/built-in-fields";
import type { FieldSet } from "../../records/field/custom-field";
import type { RecordKind } from "../../records/record/entity";
import { routingTexts } from "../texts";
import { assertNoProblems } from "./assert-router";
import type { RouterBody } from "./router";
import { formTypeOf } from "./router";
import { problem, type RouterProblem } from "./router-problem";

/** The fields that answers can be mapped to, such as `lead:deal_name`; system fields are excluded. */
export function mappableFields(fields: Record<RecordKind, FieldSet>): Set<string> {
  const paths = (kind: RecordKind, entity: Parameters<typeof fieldsOf>[0]) =>
    fieldsOf(entity, fields[kind], "ko")
      .filter(({ category }) => category !== "system")
      .map(({ id }) => `${kind}:${id}`);
  return new Set([
    ...paths("lead", "lead"),
    ...paths("lead", "deal"),
    ...paths("company", "company"),
    ...paths("contact", "contact"),
  ]);
}

/** Problems of mappings: the field is archived, unknown, or mapped twice. */
export function mappingProblems(body: RouterBody, mappable: ReadonlySet<string>): RouterProblem[] {
  const step = formTypeOf(body) === "custom" ? "form" : "connect";
  const paths = Object.values(body.form_field_mapping);
  return Object.entries(body.form_field_mapping).flatMap(([name, path], place) => {
    if (!mappable.has(path)) return [problem(step, name, routingTexts.archivedField)];
    return paths.indexOf(path) < place ? [problem(step, name, routingTexts.linkedTwice)] : [];
  });
}

/** @throws BAD_REQUEST */
export const assertMappedFields = (body: RouterBody, fields: Record<RecordKind, FieldSet>): void =>
  assertNoProblems(mappingProblems(body, mappableFields(fields)));
