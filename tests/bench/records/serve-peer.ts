import type { AddressInfo } from "node:net";
import type { EndpointMeta } from "@dure/domain/shared/endpoint";
import express, { type Response } from "express";
import { onRequest } from "firebase-functions/https";
import { identify } from "../../../functions/src/platform/auth/identify";
import { throughputOf } from "./measure";

const MEMBERS: EndpointMeta = { access: "member" };

/** Answers by name. */
type Answers = Record<string, () => Promise<unknown>>;

/**
 * Serves another engine's answers like the product serves its own: by an HTTP function for a team's members, which
 * verifies the ID token and reads session, role and team at each call.
 * @param write handles a POST
 */
export function servePeer(answers: Answers, write?: () => Promise<unknown>): void {
  const server = express();
  const answer = onRequest(async (req, res) => {
    const sender = { address: req.ip ?? "", userAgent: "", now: new Date().toISOString() };
    await identify(MEMBERS, { ...sender, authorization: req.get("authorization") });
    const run = req.method === "POST" ? write : answers[decodeURIComponent(req.path.slice("/api/".length))];
    const found = (await run?.()) ?? null;
    res.setHeader("content-type", "application/json");
    res.end(JSON.stringify(found));
  });
  server.get("/bench/engine", async ({ query }, res: Response) => {
    const cases = Object.entries(answers).map(([name, find]) => [name, () => find().then(() => 0)]);
    res.json({ perSecond: await throughputOf(Object.fromEntries(cases), Number(query.clients), Number(query.ms)) });
  });
  // The wrapper's types are those of another version of express.
  server.use((req, res) => answer(req as never, res as never));
  listen(server);
}

/** Reports the port to the parent process. */
export function listen(server: express.Express): void {
  const listening = server.listen(0, "127.0.0.1", () =>
    process.send?.({ port: (listening.address() as AddressInfo).port }),
  );
  process.on("disconnect", () => process.exit());
}
