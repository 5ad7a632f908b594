import { createHash } from "node:crypto";
import { CREATABLE_TYPES, CustomField } from "@dure/domain/records/field/custom-field";
import { catalogOf } from "@dure/domain/records/filter/filter-field";
import { CrmRecord } from "@dure/domain/records/record/record";
import { KINDS, sqlTypeOf } from "../table";

/** Increase this when the file's structure changes in a way that `formatOf` cannot detect. */
const VERSION = 6;

const TIME = "2026-11-21T00:00:00.000Z";
const stamps = { created_at: TIME, created_by: "u", updated_at: TIME, updated_by: "u" };
const phone = { dial_code: "+82", value: "010-1234-5678" };
const TEXT = " İ ΟΔΟΣ 두레 ".normalize("NFD");

const fields = CREATABLE_TYPES.map((type, order) =>
  CustomField.parse({
    ...stamps,
    id: `cf_${String(order).padStart(16, "0")}`,
    kind: "lead",
    type,
    label: type,
    order,
    version: 1,
  }),
);
const VALUES = [TEXT, 1.5, true, phone, ["b", "a"], { id: "r", entity_type: "company" }, "2026-11-21"];

/** Sample records with a value in every field. */
const PROBES = VALUES.flatMap((value) =>
  KINDS.map((kind) =>
    CrmRecord.parse({
      ...stamps,
      id: "probe",
      kind,
      ...Object.fromEntries(
        ["deal_name", "first_name", "last_name", "name", "email", "url", "address"].map((key) => [key, TEXT]),
      ),
      ...Object.fromEntries(["phone_number", "phone", "tel", "fax"].map((key) => [key, phone])),
      custom: Object.fromEntries(fields.map(({ id }) => [id, value])),
    }),
  ),
);

/**
 * Identifies how values are compared and stored. It changes by itself when the code reads a field differently or
 * records get other fields; older files are then invalid.
 */
export const FORMAT: string = (() => {
  const catalog = catalogOf(fields, []);
  const read = PROBES.flatMap((record) =>
    [...catalog[record.kind]].map(([key, field]) => [key, sqlTypeOf(field).name, field.read(record)]),
  );
  return createHash("sha256")
    .update(JSON.stringify([VERSION, Object.keys(CrmRecord.shape), read]))
    .digest("hex")
    .slice(0, 16);
})();
