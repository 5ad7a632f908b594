import type { Member } from "../../../support/teams/tenant";

type Body = { fields: (string | null)[]; data: string[][]; file?: string };

const VERSION = { version: "20250905" };
export const LEADS = { entityId: "lead" as const, recordTypeId: "lead" };

/** Builds a table from field ids and rows; the header comes first. */
export const table = (fields: (string | null)[], ...rows: string[][]): Body => ({
  fields,
  data: [fields.map((field, column) => field ?? `column ${column}`), ...rows],
});

export const validate = ({ client }: Pick<Member, "client">, body: Body) =>
  client.records.validateImport({ params: LEADS, query: VERSION, body });

export const importLeads = ({ client }: Pick<Member, "client">, body: Body, idempotencyKey?: string) =>
  client.records.importRecords(
    { params: LEADS, query: VERSION, body },
    idempotencyKey ? { context: { idempotencyKey } } : {},
  );

/** The refused cells of a table, as `row:field` with the problem. */
export async function wrongCells(member: Pick<Member, "client">, body: Body): Promise<Record<string, string>> {
  try {
    await validate(member, body);
    return {};
  } catch (error) {
    const { details } = error as { details?: { result?: { data: Record<string, { row: number; code: string }[]> } } };
    if (!details?.result) throw error;
    return Object.fromEntries(
      Object.entries(details.result.data).flatMap(([field, cells]) =>
        cells.map(({ row, code }) => [`${row}:${field}`, code]),
      ),
    );
  }
}

/** All records of an entity that the member sees, newest first. */
export async function listAll({ client }: Pick<Member, "client">, entityId: "lead" | "deal" | "company" | "contact") {
  const { data } = await client.records.filterRecords({
    params: { entityId },
    query: { page_count: 500 },
    body: {},
  });
  return data;
}
