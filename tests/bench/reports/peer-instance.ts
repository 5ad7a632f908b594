// An HTTP function that answers charts from PostgreSQL.
import pg from "pg";
import { servePeer } from "../records/serve-peer";
import { PEER_CHARTS, RECORD_KEY } from "./peer-charts";

const pool = new pg.Pool({ max: 20 });

servePeer(
  Object.fromEntries(
    Object.entries(PEER_CHARTS).map(([name, text]) => [
      name,
      async () => (await pool.query(text.replace(RECORD_KEY, "l.id"))).rows,
    ]),
  ),
);
