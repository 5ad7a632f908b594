import { z } from "zod";
import { endpoint, Version } from "../../shared/endpoint";
import { Id, Line, Token } from "../../shared/value";
import { ImportCounts, ImportView } from "./import";
import { ImportEntity, ImportField } from "./import-field";
import { ImportMatch } from "./import-match";
import { PartNumber } from "./import-part";
import { MAX_TABLE_ROWS } from "./table-limits";

const TypePath = z.object({ entityId: ImportEntity, recordTypeId: Id });
const ImportPath = z.object({ id: Id });

/** Enough for 1,000 rows of 100 columns with 10 to 20 characters per cell. */
const MAX_BODY_BYTES = 20_000_000;

/**
 * A pasted table. The schema checks its shape only; cells are validated separately, so that each one gets its own
 * error.
 */
export const ImportBody = z.object({
  /** The field id of each column; null for an ignored column. */
  fields: z.array(Token(200).nullable()),
  /** The header, then the rows. */
  data: z.array(z.array(z.string())),
  /** The name of the file that the table comes from; "" for a pasted one. */
  file: Line(200).default(""),
  match: ImportMatch.prefault({}),
});
export type ImportBody = z.infer<typeof ImportBody>;

/** The imported columns, in order. */
const Header = z.array(z.object({ id: z.string(), label: z.string(), column: z.int(), definition: ImportField }));

/**
 * A cell as it will be stored. `definition` is its field's id in the header, `nice_id` the corporation number of a
 * named company, and `names` whether the named record exists already; null if the cell names none.
 */
const ValidCell = z.object({
  definition: z.string(),
  value: z.unknown(),
  nice_id: z.string().nullable(),
  names: z.enum(["existing", "new"]).nullable(),
  /**
   * Whether the value differs from the current one of the record that the row updates; null for a row that creates a
   * record.
   */
  change: z.enum(["changed", "same"]).nullable(),
  /** The current value, in the form of `value`; null if it is not shown. */
  before: z.unknown(),
});
export type ValidCell = z.infer<typeof ValidCell>;

export const ValidImport = z.object({
  header: Header,
  /** One cell per row by field id; null if empty. */
  data: z.record(z.string(), z.array(ValidCell.nullable())),
  /** By row: whether it makes a record or updates one. */
  actions: z.array(z.object({ action: z.enum(["create", "update"]), id: Id.nullable(), label: z.string() })),
  counts: ImportCounts,
});
export type ValidImport = z.infer<typeof ValidImport>;

/** The error details of an invalid table: the invalid cells by field id. `row` counts from 1. */
export const InvalidImport = z.object({
  header: Header,
  result: z.object({
    data: z.record(
      z.string(),
      z.array(z.object({ row: z.int(), column: z.int(), value: z.string(), code: z.string(), message: z.string() })),
    ),
  }),
});
export type InvalidImport = z.infer<typeof InvalidImport>;

export const importApi = {
  listImportFields: endpoint("member", {
    method: "GET",
    path: "/sales-entity/{entityId}/record-type/{recordTypeId}/data-set/import/fields",
    summary: "Fields that pasted columns can be mapped to, with the mapping the caller used last",
  })
    .input(z.object({ params: TypePath, query: Version }))
    .output(
      z.object({
        data: z.array(ImportField),
        /** Field ids by normalized header (lower-case letters and digits). */
        remembered: z.record(z.string(), z.string().nullable()),
      }),
    ),

  validateImport: endpoint(
    "member",
    {
      method: "POST",
      path: "/sales-entity/{entityId}/record_type/{recordTypeId}/import/validate",
      summary: "Check a table before importing it; a 400 lists each invalid cell",
    },
    { reads: true, maxBodyBytes: MAX_BODY_BYTES },
  )
    .input(z.object({ params: TypePath, query: Version, body: ImportBody }))
    .output(ValidImport),

  importRecords: endpoint(
    "member",
    {
      method: "POST",
      path: "/sales-entity/{entityId}/record_type/{recordTypeId}/import",
      summary: "Import a table: answers when it is done, or with its task after four minutes",
    },
    { maxBodyBytes: MAX_BODY_BYTES },
  )
    .input(z.object({ params: TypePath, query: Version, body: ImportBody }))
    .output(ImportView),

  beginImport: endpoint("member", {
    method: "POST",
    path: "/sales-entity/{entityId}/record_type/{recordTypeId}/imports",
    summary: "Begin an import in parts; nothing is imported until it is started",
  })
    .input(z.object({ params: TypePath }))
    .output(z.object({ id: Id })),

  addImportPart: endpoint(
    "member",
    {
      method: "PUT",
      path: "/sales-entity/{entityId}/record_type/{recordTypeId}/imports/{importId}/parts/{part}",
      summary: "Check and store a part of a table, including the header; sending it again replaces it",
    },
    { maxBodyBytes: MAX_BODY_BYTES },
  )
    .input(
      z.object({
        params: TypePath.extend({
          importId: Id,
          part: PartNumber,
        }),
        query: Version,
        body: ImportBody.omit({ file: true }).extend({
          /** The number of its first row in the whole table, from 1. */
          first_row: z.int().min(1).max(MAX_TABLE_ROWS),
        }),
      }),
    )
    .output(z.object({ counts: ImportCounts })),

  startImport: endpoint("member", {
    method: "POST",
    path: "/imports/{id}/start",
    summary: "Import a table as one task once all its parts have arrived; answers right away",
  })
    .input(z.object({ params: ImportPath, body: ImportBody.pick({ file: true }) }))
    .output(ImportView),

  listImports: endpoint("member", {
    method: "GET",
    path: "/imports",
    summary: "The latest imports, newest first: the caller's own, or everyone's for admins",
  })
    .input(z.object({}))
    .output(z.object({ data: z.array(ImportView) })),

  getImport: endpoint("member", { method: "GET", path: "/imports/{id}", summary: "An import with its progress" })
    .input(z.object({ params: ImportPath }))
    .output(ImportView),

  undoImport: endpoint("member", {
    method: "POST",
    path: "/imports/{id}/undo",
    summary: "Undo an import: delete what it created, except companies and contacts used since",
  })
    .input(z.object({ params: ImportPath }))
    .output(ImportView),
};
