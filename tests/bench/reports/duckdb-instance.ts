// An HTTP function that answers charts from DuckDB alone: the same rows and statements, and nothing of the read model.
import { DuckDBInstance } from "@duckdb/node-api";
import { servePeer } from "../records/serve-peer";
import { PEER_CHARTS } from "./peer-charts";

const CONNECTIONS = 3;

const instance = await DuckDBInstance.create(process.env.DUCKDB_FILE ?? "", { access_mode: "READ_ONLY", threads: "2" });
const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => instance.connect()));
/** The end of the last statement of each connection: a connection runs one at a time. */
const busy = connections.map(() => Promise.resolve<unknown>(undefined));
let next = 0;

function query(sql: string): Promise<unknown[]> {
  const place = next++ % CONNECTIONS;
  const connection = connections[place];
  const answer = (busy[place] ?? Promise.resolve()).then(async () =>
    connection ? (await connection.runAndReadAll(sql)).getRowObjectsJson() : [],
  );
  busy[place] = answer.catch(() => undefined);
  return answer;
}

servePeer(Object.fromEntries(Object.entries(PEER_CHARTS).map(([name, sql]) => [name, () => query(sql)])));
