import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Id } from "../../shared/value";
import { HostShare } from "./round-robin";

export const fairnessApi = {
  getFairness: endpoint("member", {
    method: "GET",
    path: "/multi-use/{id}/fairness",
    summary: "How a page's meetings are distributed among its round-robin hosts",
  })
    .input(z.object({ params: z.object({ id: Id }) }))
    .output(z.object({ data: z.array(HostShare) })),
};
