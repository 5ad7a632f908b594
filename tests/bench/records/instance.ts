// One instance of the function `api`, as on Cloud Functions: its own process and an HTTP server, without a proxy.
import express, { type Response } from "express";
import { api } from "../../../functions/src/index";

const server = express();
const parsing = {
  limit: "10mb",
  verify: (req: object, _: unknown, body: Buffer) => Object.assign(req, { rawBody: body }),
};
server.use(express.json(parsing), express.text(parsing));

server.get("/bench/memory", ({ query }, res: Response) => {
  if (query.collected === "true") globalThis.gc?.();
  res.json({ rss: process.memoryUsage.rss() });
});

// The wrapper's types are those of another version of express.
server.use((req, res) => api(req as never, res as never));

const listening = server.listen(0, "127.0.0.1", () => {
  const address = listening.address();
  process.send?.({ port: typeof address === "object" && address?.port });
});
process.on("disconnect", () => process.exit());
