// One instance of the function `api`, as on Cloud Functions: its own process and an HTTP server, without a proxy.
import express, { type Response } from "express";
import { api } from "../../../functions/src/index";
import type { ApiRequest } from "./call-verb";
import { throughputOf } from "./measure";
import { listen } from "./serve-peer";

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

server.post("/bench/engine", async (req, res: Response) => {
  // Imported only now: a cold start loads what the function itself loads.
  const { createVerbCaller } = await import("./call-verb");
  const answer = await createVerbCaller(req.get("authorization"));
  const cases = (req.body as ApiRequest[]).map((request, index) => [index, () => answer(request).then(() => 0)]);
  const { clients, ms } = req.query;
  res.json({ perSecond: await throughputOf(Object.fromEntries(cases), Number(clients), Number(ms)) });
});

// The wrapper's types are those of another version of express.
server.use((req, res) => api(req as never, res as never));

listen(server);
