import { PAGE } from "./queries";
import { fieldId, optionOf, PIPELINE } from "./shape";

type Statement = { text: string; values: unknown[] };

/** The row before the deep page. */
export type Deep = { amount: number; id: string };

export const DEEP_ROW =
  "SELECT f_contract_amount AS amount, id FROM lead ORDER BY f_contract_amount DESC NULLS LAST, id OFFSET 4999 LIMIT 1";

const at = (name: string) => `l.f_${fieldId(name)}`;
const COMPANY = "LEFT JOIN company c ON c.id = l.f_company";
const CONTACT = "LEFT JOIN contact p ON p.id = l.f_contact";

/** A page and the count of all matches, in two steps as in the read model, which is faster in PostgreSQL too. */
function page(
  where: string,
  values: unknown[],
  { order = "l.f_created_at DESC", join = "", limit = PAGE, offset = 0 } = {},
): Statement[] {
  const key = order.split(" ")[0];
  return [
    {
      text: `WITH matching AS MATERIALIZED (SELECT l.id, ${key} AS key FROM lead l ${join} WHERE ${where}),
page AS (SELECT id, key FROM matching ORDER BY key ${order.slice(key?.length)}, id LIMIT ${limit} OFFSET ${offset})
SELECT l.*, c.f_name AS company_name, p.f_name AS contact_name, (SELECT count(*) FROM matching) AS total
FROM page JOIN lead l ON l.id = page.id ${COMPANY} ${CONTACT} ORDER BY page.key ${order.slice(key?.length)}, page.id`,
      values,
    },
  ];
}

/** A page in the order of an index, and a separate count. */
function ordered(where: string, values: unknown[], { order = "l.f_created_at DESC", limit = PAGE } = {}): Statement[] {
  return [
    {
      text: `SELECT l.*, c.f_name AS company_name, p.f_name AS contact_name
FROM (SELECT * FROM lead l WHERE ${where} ORDER BY ${order}, l.id LIMIT ${limit}) l ${COMPANY} ${CONTACT} ORDER BY ${order}, l.id`,
      values,
    },
    { text: `SELECT count(*) AS total FROM lead l WHERE ${where}`, values },
  ];
}

const BY_AMOUNT = "l.f_contract_amount DESC NULLS LAST";

/** The same ten queries for PostgreSQL, each in the faster of the two forms. */
export const peerQueries = ({ amount, id }: Deep): Record<string, Statement[]> => ({
  "select and number": page(`${at("select0")} = $1 AND ${at("amount0")} > $2`, [optionOf("select0", 1), 50_000_000]),
  "infix in Korean, two entities": page("l.f_deal_name LIKE $1 OR c.f_name LIKE $2", ["%민준 견적%", "%물류 의료%"], {
    order: BY_AMOUNT,
    join: COMPANY,
  }),
  "empty date": ordered("l.f_close_date IS NULL", []),
  "not-contains": ordered(`(${at("text0")} NOT LIKE $1 OR ${at("text0")} IS NULL)`, ["%두레%"]),
  "multi-select any-in": page(`${at("tags0")} && $1::text[]`, [[optionOf("tags0", 1), optionOf("tags0", 2)]], {
    order: "l.f_updated_at DESC",
  }),
  "deep page": [
    {
      text: `SELECT l.*, c.f_name AS company_name, p.f_name AS contact_name
FROM (SELECT * FROM lead l WHERE l.f_contract_amount <= $1 AND (l.f_contract_amount < $1 OR l.id > $2)
ORDER BY ${BY_AMOUNT}, l.id LIMIT ${PAGE}) l ${COMPANY} ${CONTACT} ORDER BY ${BY_AMOUNT}, l.id`,
      values: [amount, id],
    },
    { text: "SELECT count(*) AS total FROM lead", values: [] },
  ],
  board: [
    ...ordered("l.f_deal_record_type = $1", [PIPELINE.id], { order: "l.f_updated_at DESC", limit: 500 }),
    {
      text: "SELECT f_stage, count(*), sum(f_contract_amount) FROM lead l WHERE f_deal_record_type = $1 GROUP BY 1",
      values: [PIPELINE.id],
    },
  ],
  "quick search": page(
    "l.f_deal_record_type IS NULL AND (l.f_deal_name LIKE $1 OR l.f_name LIKE $1 OR l.f_email LIKE $1 OR c.f_name LIKE $1)",
    ["%김민준%"],
    { order: "l.f_updated_at DESC", join: COMPANY, limit: 20 },
  ),
  "month × assignee": [
    {
      text: `SELECT date_trunc('month', f_created_at + interval '9 hours'), f_assignee, count(*), sum(f_contract_amount)
FROM lead GROUP BY 1, 2`,
      values: [],
    },
  ],
  "segment count": [
    {
      text: `SELECT count(*) FROM lead l WHERE ${at("select1")} = ANY($1) AND (l.f_close_date IS NULL OR ${at("tags1")} && $2::text[])`,
      values: [[optionOf("select1", 1), optionOf("select1", 2)], [optionOf("tags1", 3)]],
    },
  ],
});
