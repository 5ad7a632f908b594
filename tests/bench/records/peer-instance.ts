// An HTTP function that answers lists from PostgreSQL.
import pg from "pg";
import { DEEP_ROW, type Deep, peerQueries } from "./peer-queries";
import { servePeer } from "./serve-peer";

const pool = new pg.Pool({ max: 20 });
const [deep] = (await pool.query<Deep>(DEEP_ROW)).rows;
const queries = Object.entries(deep ? peerQueries(deep) : {});

const WRITE = `INSERT INTO lead (id, f_deal_name, f_created_at, f_updated_at)
VALUES (gen_random_uuid(), '새 리드', now() AT TIME ZONE 'UTC', now() AT TIME ZONE 'UTC')`;

servePeer(
  Object.fromEntries(
    queries.map(([name, statements]) => [
      name,
      async () => {
        const found = await Promise.all(statements.map(({ text, values }) => pool.query(text, values)));
        return found.map(({ rows }) => rows);
      },
    ]),
  ),
  () => pool.query(WRITE),
);
