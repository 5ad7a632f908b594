// One instance of the function `api`, as on Cloud Functions: its own process and an HTTP server, without a proxy.
import express, { type Request, type Response } from "express";
import { api } from "../../../functions/src/index";
import { sumByMonth } from "../../../functions/src/records/read-model/query/sums";

const server = express();
server.use(
  express.json({
    limit: "10mb",
    verify: (req, _, body) => Object.assign(req, { rawBody: body }),
  }),
);

server.get("/bench/memory", ({ query }, res: Response) => {
  if (query.collected === "true") globalThis.gc?.();
  res.json({ rss: process.memoryUsage.rss() });
});

// Reports have no endpoint yet: this runs the query of a future one, without its checks.
server.post("/bench/sums", async ({ body: { teamId } }: Request, res: Response) => {
  const zone = { now: new Date().toISOString(), timeZone: "Asia/Seoul" };
  const asked = {
    entityId: "lead-deal-combined",
    filters: null,
    viewer: undefined,
    zone,
    likeSearch: true,
    masked: false,
  } as const;
  res.json(await sumByMonth(teamId, { ...asked, month: "created_at", by: "assignee", sumOf: "contract_amount" }));
});

// The wrapper's types are those of another version of express.
server.use((req, res) => api(req as never, res as never));

const listening = server.listen(0, "127.0.0.1", () => {
  const address = listening.address();
  process.send?.({ port: typeof address === "object" && address?.port });
});
process.on("disconnect", () => process.exit());
