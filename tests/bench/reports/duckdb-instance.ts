// A minimal HTTP server that answers charts from DuckDB alone: the same rows and statements, and nothing of the product.
import { createServer } from "node:http";
import { DuckDBInstance } from "@duckdb/node-api";
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

const server = createServer(async (request, response) => {
  const sql = PEER_CHARTS[decodeURIComponent(request.url?.slice(1) ?? "") as keyof typeof PEER_CHARTS];
  const rows = sql ? await query(sql) : [];
  response.setHeader("content-type", "application/json").end(JSON.stringify(rows));
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ port: typeof address === "object" && address?.port });
});
process.on("disconnect", () => process.exit());
