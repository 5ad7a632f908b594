import { fieldsOf } from "../../records/field/built-in-fields";
import type { FieldSet } from "../../records/field/custom-field";
import type { RecordKind } from "../../records/record/entity";
import { routingTexts } from "../texts";
import { assertNoProblems } from "./assert-router";
import type { RouterBody } from "./router";
import { formTypeOf } from "./router";
import { problem, type RouterProblem } from "./router-problem";

/** The fields that answers can be mapped to, such as `lead:deal_name`, and which of them are unique. */
type Mappable = { all: ReadonlySet<string>; unique: ReadonlySet<string> };

/** System fields are excluded. */
function mappableFields(fields: Record<RecordKind, FieldSet>): Mappable {
  const paths = (kind: RecordKind, entity: Parameters<typeof fieldsOf>[0]) =>
    fieldsOf(entity, fields[kind], "ko")
      .filter(({ category }) => category !== "system")
      .map(({ id, attributes }) => ({ path: `${kind}:${id}`, unique: attributes.unique === true }));
  const all = [
    ...paths("lead", "lead"),
    ...paths("lead", "deal"),
    ...paths("company", "company"),
    ...paths("contact", "contact"),
  ];
  const pathsOf = (some: typeof all) => new Set(some.map(({ path }) => path));
  return { all: pathsOf(all), unique: pathsOf(all.filter(({ unique }) => unique)) };
}

type Mapped = Pick<RouterBody, "form_field_mapping">;

/**
 * Problems of mappings: the field is archived, unknown, mapped twice, or unique, so that it can't hold answers.
 * @param before the stored router: a unique field that it already maps does not block saving
 */
export function mappingProblems(body: RouterBody, mappable: Mappable, before?: Mapped): RouterProblem[] {
  const step = formTypeOf(body) === "custom" ? "form" : "connect";
  const paths = Object.values(body.form_field_mapping);
  const stored = new Set(Object.values(before?.form_field_mapping ?? {}));
  return Object.entries(body.form_field_mapping).flatMap(([name, path], place) => {
    if (!mappable.all.has(path)) return [problem(step, name, routingTexts.archivedField)];
    if (mappable.unique.has(path) && !stored.has(path)) return [problem(step, name, routingTexts.uniqueField)];
    return paths.indexOf(path) < place ? [problem(step, name, routingTexts.linkedTwice)] : [];
  });
}

/** @throws BAD_REQUEST */
export const assertMappedFields = (
  body: RouterBody,
  fields: Record<RecordKind, FieldSet>,
  before: Mapped | undefined,
): void => assertNoProblems(mappingProblems(body, mappableFields(fields), before));
