// A minimal HTTP server that answers lists from PostgreSQL.
import { createServer } from "node:http";
import pg from "pg";
import { DEEP_ROW, type Deep, peerQueries } from "./peer-queries";

const pool = new pg.Pool({ max: 20 });
const [deep] = (await pool.query<Deep>(DEEP_ROW)).rows;
const queries = deep ? peerQueries(deep) : {};

const server = createServer(async (request, response) => {
  const query = queries[decodeURIComponent(request.url?.slice(1) ?? "")];
  const results = query ? await Promise.all(query.map(({ text, values }) => pool.query(text, values))) : [];
  response.setHeader("content-type", "application/json").end(JSON.stringify(results.map(({ rows }) => rows)));
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.({ port: typeof address === "object" && address?.port });
});
process.on("disconnect", () => process.exit());
