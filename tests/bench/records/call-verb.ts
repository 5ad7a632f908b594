import { api } from "@dure/domain/api";
import type { EndpointMeta } from "@dure/domain/shared/endpoint";
import type { AnyContractProcedure } from "@orpc/contract";
import { z } from "zod";
import { identify } from "../../../functions/src/platform/auth/identify";
import type { Context } from "../../../functions/src/platform/context";
import { recordsVerbs } from "../../../functions/src/records/verbs";
import { reportsVerbs } from "../../../functions/src/reports/verbs";

/** A request of the API. */
export type ApiRequest = { path: string; body?: unknown };

type AnyVerb = (ctx: Context, input: unknown) => Promise<unknown>;

// The measured verbs use none of the dependencies on other areas.
const verbs = [
  [api.records, recordsVerbs({} as never)],
  [api.reports, reportsVerbs({ routers: {} } as never)],
] as unknown as [Record<string, AnyContractProcedure>, Record<string, AnyVerb>][];

const MEMBERS: EndpointMeta = { access: "member" };

/** Answers requests without HTTP: the caller is identified once, and nothing becomes JSON. */
export async function createVerbCaller(authorization: string | undefined) {
  const now = new Date().toISOString();
  const sender = { authorization, address: "127.0.0.1", userAgent: "", now };
  const ctx = { ...(await identify(MEMBERS, sender)), now, locale: "ko", timeZone: "Asia/Seoul", address: "127.0.0.1" };
  return ({ path, body }: ApiRequest): Promise<unknown> => {
    const { pathname, searchParams } = new URL(path, "http://localhost");
    for (const [area, own] of verbs)
      for (const [name, endpoint] of Object.entries(area)) {
        const { route, inputSchema } = endpoint["~orpc"];
        if (route.method !== (body === undefined ? "GET" : "POST")) continue;
        const found = new RegExp(`^${route.path?.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`).exec(pathname);
        if (!found || !(inputSchema instanceof z.ZodType)) continue;
        const input = { params: { ...found.groups }, query: Object.fromEntries(searchParams), body };
        const call = own[name];
        if (call) return call(ctx as unknown as Context, inputSchema.parse(input));
      }
    throw new Error(`There is no endpoint ${path}.`);
  };
}
