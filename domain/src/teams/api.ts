import { z } from "zod";
import { Slug } from "../identity/user";
import { BasedOn } from "../shared/based-on";
import { TeamNeeds } from "../shared/caller/team";
import { endpoint } from "../shared/endpoint";
import { Email, Id, Line, Time, Token, Uid } from "../shared/value";
import { activationApi } from "./activation-api";
import { apiKeyApi } from "./api-key-api";
import { auditApi } from "./audit/audit-api";
import { billingApi } from "./billing-api";
import { businessCardApi } from "./business-card/business-card-api";
import { ConnectionView, Provider, Service } from "./connection";
import { Credentials, CredentialsView } from "./credential";
import { deletionApi } from "./deletion/deletion-api";
import { featureApi } from "./feature/feature-api";
import { ipListApi } from "./ip-list/ip-list-api";
import { roleApi } from "./role-api";
import { slackApi } from "./slack-api";
import { CreateTeam, Invitation, InviteMembers, MemberView, TeamView, UpdateTeam } from "./team";
import { teamsIssues } from "./teams-issues";
import { webhookApi } from "./webhook/webhook-api";

const done = { successStatus: 204 } as const;
const TeamPath = z.object({ teamId: Uid });
const MemberPath = TeamPath.extend({ userId: Uid });
const Code = z.string().regex(/^[A-Za-z0-9]{4,32}$/, teamsIssues.invitationCode);

const teamApi = {
  createTeam: endpoint("user", { method: "POST", path: "/teams", summary: "Create my team", successStatus: 201 })
    .input(z.object({ body: CreateTeam }))
    .output(TeamView),

  getTeam: endpoint(
    "user",
    { method: "GET", path: "/teams", summary: "My team" },
    { withoutSecondFactor: true, keys: "accepted" },
  )
    .input(z.object({}))
    .output(TeamView),

  updateTeam: endpoint("admin", { method: "PATCH", path: "/teams", summary: "Change the team's details" })
    .input(z.object({ query: BasedOn.optional(), body: UpdateTeam }))
    .output(TeamView),

  setTeamNeeds: endpoint("admin", { method: "PATCH", path: "/teams/{teamId}", summary: "Answer the team-needs survey" })
    .input(z.object({ params: TeamPath, body: TeamNeeds }))
    .output(TeamView),

  teamSlugExists: endpoint("user", {
    method: "GET",
    path: "/teams/{slug}/exists",
    summary: "Whether a team URL is taken",
  })
    .input(z.object({ params: z.object({ slug: Slug }) }))
    .output(z.object({ exists: z.boolean() })),

  getRemoteConfig: endpoint(
    "member",
    { method: "GET", path: "/teams/remote-config", summary: "The team's flags" },
    { keys: "accepted" },
  )
    .input(z.object({}))
    .output(z.record(z.string(), z.literal(true))),

  listDeadLetters: endpoint("admin", { method: "GET", path: "/dead-letters", summary: "Failed background jobs" })
    .input(z.object({}))
    .output(
      z.object({ data: z.array(z.object({ id: z.string(), task: z.string(), error: z.string(), failed_at: Time })) }),
    ),
};

const memberApi = {
  joinTeam: endpoint("user", {
    method: "POST",
    path: "/teams/{teamId}/members",
    summary: "Join the team that invited me",
    ...done,
  })
    .input(z.object({ params: TeamPath }))
    .output(z.void()),

  listMembers: endpoint(
    "member",
    {
      method: "GET",
      path: "/teams/{teamId}/members",
      summary: "Members and access requests",
    },
    { keys: "accepted" },
  )
    .input(z.object({ params: TeamPath }))
    .output(z.object({ data: z.array(MemberView) })),

  listInvitations: endpoint("member", {
    method: "GET",
    path: "/teams/{teamId}/invited-members",
    summary: "Invitations",
  })
    .input(z.object({ params: TeamPath }))
    .output(z.object({ data: z.array(Invitation) })),

  inviteMembers: endpoint("admin", {
    method: "POST",
    path: "/teams/{teamId}/members/invitations",
    summary: "Invite people by email",
    inputStructure: "detailed",
  })
    .input(z.object({ params: TeamPath, body: InviteMembers }))
    .output(z.object({ data: z.array(Invitation) })),

  resendInvitation: endpoint("admin", {
    method: "POST",
    path: "/teams/{teamId}/members/resend-invitation",
    summary: "Resend an invitation",
    ...done,
  })
    .input(z.object({ params: TeamPath, body: z.object({ invitation_code: Code }) }))
    .output(z.void()),

  cancelInvitation: endpoint("admin", {
    method: "DELETE",
    path: "/teams/{teamId}/members/cancel-invitation/{code}",
    summary: "Cancel an invitation",
    ...done,
  })
    .input(z.object({ params: TeamPath.extend({ code: Code }) }))
    .output(z.void()),

  joinByCode: endpoint("user", {
    method: "POST",
    path: "/teams/{invitationCode}/join",
    summary: "Join with an invitation code",
    ...done,
  })
    .input(z.object({ params: z.object({ invitationCode: Code }) }))
    .output(z.void()),

  requestToJoin: endpoint("user", {
    method: "POST",
    path: "/teams/{teamId}/members/join-request",
    summary: "Ask the admin to let me in",
    ...done,
  })
    .input(z.object({ params: TeamPath }))
    .output(z.void()),

  answerJoinRequest: endpoint("admin", {
    method: "PATCH",
    path: "/teams/{teamId}/members/{userId}/join-approval",
    summary: "Approve or deny an access request",
    ...done,
  })
    .input(z.object({ params: MemberPath, body: z.object({ accept: z.boolean(), buy_seat: z.boolean().optional() }) }))
    .output(z.void()),
};

const secondFactorApi = {
  resetSecondFactor: endpoint("admin", {
    method: "DELETE",
    path: "/teams/{teamId}/members/{userId}/second-factor",
    summary: "Remove a member's authenticator app",
    ...done,
  })
    .input(z.object({ params: MemberPath }))
    .output(z.void()),
};

const connectionApi = {
  getAuthUrl: endpoint(
    "member",
    { method: "GET", path: "/authorize/authUrl", summary: "The address of a provider's consent page" },
    { refusesRevoked: true },
  )
    .input(
      z.object({
        query: z.object({
          version: Token(16).optional(),
          provider: Provider,
          service: Service,
          /** The account to authorize again. */
          login_hint: Email.optional(),
        }),
      }),
    )
    .output(z.object({ url: z.string() })),

  listConnections: endpoint("member", { method: "GET", path: "/tokens", summary: "My connected accounts" })
    .input(z.object({ query: z.object({ service: Service.optional(), version: Token(16).optional() }) }))
    .output(z.object({ services: z.array(ConnectionView) })),

  deleteConnection: endpoint(
    "member",
    { method: "DELETE", path: "/tokens", summary: "Disconnect an account", ...done },
    { refusesRevoked: true },
  )
    .input(z.object({ query: z.object({ provider: Provider, token: Line(300) }) }))
    .output(z.void()),
};

const ProviderPath = z.object({ provider: Id });

const credentialApi = {
  getTeamCredentials: endpoint("member", {
    method: "GET",
    path: "/teams/credentials/{provider}",
    summary: "The team's client at a calendar provider, without its secret",
  })
    .input(z.object({ params: ProviderPath }))
    .output(CredentialsView),

  setTeamCredentials: endpoint("admin", {
    method: "PUT",
    path: "/teams/credentials/{provider}",
    summary: "Set the team's client at a calendar provider",
  })
    .input(z.object({ params: ProviderPath, body: Credentials }))
    .output(CredentialsView),
};

const shortUrlApi = {
  createShortUrl: endpoint(
    "member",
    {
      method: "POST",
      path: "/short-url",
      summary: "Create a short link",
      successStatus: 201,
    },
    { keys: "accepted" },
  )
    .input(z.object({ body: z.object({ original_url: z.url({ protocol: /^https?$/ }).max(2000) }) }))
    .output(z.object({ code: z.string(), short_url: z.string() })),

  resolveShortUrl: endpoint(
    "public",
    { method: "GET", path: "/public/short-url/{code}", summary: "Where a short link leads" },
    { ratePerMinute: 120 },
  )
    .input(z.object({ params: z.object({ code: z.string().regex(/^[a-z0-9]{4,20}$/) }) }))
    .output(z.object({ original_url: z.string() })),
};

export const teamsApi = {
  ...teamApi,
  ...memberApi,
  ...activationApi,
  ...roleApi,
  ...billingApi,
  ...secondFactorApi,
  ...connectionApi,
  ...credentialApi,
  ...shortUrlApi,
  ...slackApi,
  ...businessCardApi,
  ...webhookApi,
  ...featureApi,
  ...apiKeyApi,
  ...ipListApi,
  ...auditApi,
  ...deletionApi,
};
