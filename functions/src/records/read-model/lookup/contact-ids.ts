import { normalizeText } from "@dure/domain/records/filter/filter-field";
import { createParams } from "../query/params";
import { columnOf, idSql } from "../table";
import { withModel } from "../with-model";

/** The ids of contacts with one of these e-mail addresses or full names, oldest first. */
export const contactIds = (
  teamId: string,
  { emails, names }: { emails: readonly string[]; names: readonly string[] },
): Promise<string[]> =>
  withModel(teamId, (model) =>
    model.read(async (read) => {
      const params = createParams();
      const isOneOf = (key: string, values: readonly string[]) =>
        `r.${columnOf(key)} IN (${["", ...values].map((value) => params.add(normalizeText(value) ?? "")).join(", ")})`;
      const found = `${isOneOf("email", emails)} OR ${isOneOf("name", names)}`;
      const sql = `SELECT ${idSql("r")} AS id FROM contact r WHERE ${found} ORDER BY r.${columnOf("created_at")}, r.key`;
      const rows = await read<{ id: string }>({ sql, values: params.values });
      return rows.map(({ id }) => id);
    }),
  );
