import { z } from "zod";
import { endpoint } from "../shared/endpoint";
import { Id } from "../shared/value";
import { SessionView } from "./session";

const done = { successStatus: 204 } as const;

export const sessionApi = {
  signOut: endpoint(
    "user",
    { method: "POST", path: "/users/sign-out", summary: "End this session", ...done },
    { withoutSecondFactor: true },
  )
    .input(z.object({}))
    .output(z.void()),

  listSessions: endpoint("user", {
    method: "GET",
    path: "/users/sessions",
    summary: "The browsers I am signed in with",
  })
    .input(z.object({}))
    .output(z.object({ data: z.array(SessionView) })),

  renewReadGrant: endpoint("member", {
    method: "PUT",
    path: "/users/read-grant",
    summary: "Renew this session's grant to read documents directly, in a team with an IP list",
  })
    .input(z.object({}))
    /** How many seconds the session may read; null if the team has no IP list and so needs no grant. */
    .output(z.object({ expires_in: z.int().positive().nullable() })),

  endSession: endpoint(
    "user",
    { method: "DELETE", path: "/users/sessions/{sessionId}", summary: "Sign out one of my browsers", ...done },
    { refusesRevoked: true },
  )
    .input(z.object({ params: z.object({ sessionId: Id }) }))
    .output(z.void()),

  endSessions: endpoint(
    "user",
    { method: "DELETE", path: "/users/sessions", summary: "Sign out everywhere, including here", ...done },
    { refusesRevoked: true },
  )
    .input(z.object({}))
    .output(z.void()),
};
