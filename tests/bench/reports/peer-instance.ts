// A minimal HTTP server that answers charts from PostgreSQL.
import { createServer } from "node:http";
import pg from "pg";
import { PEER_CHARTS } from "./peer-charts";

const pool = new pg.Pool({ max: 20 });

const server = createServer(async (request, response) => {
  const text = PEER_CHARTS[decodeURIComponent(request.url?.slice(1) ?? "")];
  const { rows } = text ? await pool.query(text) : { rows: [] };
  response.setHeader("content-type", "application/json").end(JSON.stringify(rows));
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ port: typeof address === "object" && address?.port });
});
process.on("disconnect", () => process.exit());
