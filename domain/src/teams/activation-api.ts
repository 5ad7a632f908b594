import { z } from "zod";
import { endpoint } from "../shared/endpoint";
import { Id, Uid } from "../shared/value";

/** What keeps a member from being deactivated: a booking page or a router that counts on them. */
export const DutyView = z.object({ id: Id, type: z.enum(["booking-page", "router"]), title: z.string() });
export type DutyView = z.infer<typeof DutyView>;

const MemberPath = z.object({ teamId: Uid, userId: Uid });

export const activationApi = {
  getDeactivationImpact: endpoint("admin", {
    method: "GET",
    path: "/teams/{teamId}/members/{userId}/deactivation-impact",
    summary: "What a member is assigned to",
  })
    .input(z.object({ params: MemberPath }))
    .output(z.object({ data: z.array(DutyView) })),

  setActivation: endpoint("admin", {
    method: "PATCH",
    path: "/teams/{teamId}/members/{userId}/activation",
    summary: "Deactivate a member, or activate them again",
    successStatus: 204,
  })
    .input(z.object({ params: MemberPath, body: z.object({ active: z.boolean(), buy_seat: z.boolean().optional() }) }))
    .output(z.void()),
};
