import { z } from "zod";
import { endpoint } from "../../shared/endpoint";
import { Id } from "../../shared/value";
import { DigestView } from "./digest";

const PERSONAL = { keys: "refused" } as const;
const DashboardPath = z.object({ id: Id });

export const digestApi = {
  getDigest: endpoint(
    "member",
    {
      method: "GET",
      path: "/dashboards/{id}/digest",
      summary: "Whether the caller gets a dashboard by email every week",
    },
    PERSONAL,
  )
    .input(z.object({ params: DashboardPath }))
    .output(DigestView),

  setDigest: endpoint(
    "member",
    { method: "PUT", path: "/dashboards/{id}/digest", summary: "Turn the weekly email of a dashboard on or off" },
    PERSONAL,
  )
    .input(z.object({ params: DashboardPath, body: z.object({ is_on: z.boolean() }) }))
    .output(DigestView),
};
