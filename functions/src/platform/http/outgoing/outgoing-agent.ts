import type { Agent } from "undici";
import { publicLookup } from "./outgoing-address";

const CONNECT_TIMEOUT_MS = 15_000;
const MAX_SOCKETS = 25;

let agent: Promise<Agent> | undefined;

/** The one agent for addresses that users enter: it opens sockets to public addresses only, and follows no redirect. */
export function outgoingAgent(): Promise<Agent> {
  agent ??= import("undici").then(
    ({ Agent }) =>
      new Agent({ connections: MAX_SOCKETS, connect: { lookup: publicLookup, timeout: CONNECT_TIMEOUT_MS } }),
  );
  return agent;
}
