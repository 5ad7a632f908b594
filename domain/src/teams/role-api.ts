import { z } from "zod";
import { MemberRole } from "../shared/caller/user";
import { endpoint } from "../shared/endpoint";
import { Uid } from "../shared/value";

const MemberPath = z.object({ teamId: Uid, userId: Uid });
const done = { successStatus: 204 } as const;

export const roleApi = {
  setRole: endpoint("admin", {
    method: "PATCH",
    path: "/teams/{teamId}/members/{userId}/role",
    summary: "Make a member an admin, or an admin a member",
    ...done,
  })
    .input(z.object({ params: MemberPath, body: z.object({ role: MemberRole }) }))
    .output(z.void()),

  transferAdmin: endpoint("admin", {
    method: "PUT",
    path: "/teams/{teamId}/members/{userId}/admin",
    summary: "Transfer my admin role to a member; I become a member",
    ...done,
  })
    .input(z.object({ params: MemberPath, body: z.object({ active: z.literal(true) }) }))
    .output(z.void()),
};
