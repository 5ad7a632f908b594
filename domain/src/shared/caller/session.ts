import { z } from "zod";
import { Time, Uid } from "../value";
import type { User } from "./user";

/**
 * The claims of an ID token about the start of its session. A blocking function sets `sid`. A session that was handed
 * over by a custom token also carries what the token would lose: `mfa`, `idp` and `orig_auth_time` of the first
 * sign-in.
 */
export const SessionClaims = z.object({
  sid: z.string().default(""),
  mfa: z.boolean().optional(),
  idp: z.string().optional(),
  auth_time: z.number(),
  orig_auth_time: z.number().optional(),
  firebase: z.object({
    tenant: z.string().min(1),
    sign_in_provider: z.string(),
    sign_in_second_factor: z.string().optional(),
  }),
});
export type SessionClaims = z.infer<typeof SessionClaims>;

type Beginning = Pick<SessionClaims, "mfa" | "idp" | "firebase">;

/** Whether the team's identity provider signed the user in. */
export const isSaml = ({ idp, firebase: { sign_in_provider } }: Beginning): boolean =>
  (sign_in_provider === "custom" ? idp : sign_in_provider)?.startsWith("saml.") === true;

/**
 * Whether the session began with a second factor: our own, or whatever the team's identity provider asks for.
 * `firestore.rules` and `storage.rules` have a twin of this rule.
 */
export const isStrong = (claims: Beginning): boolean =>
  claims.firebase.sign_in_second_factor !== undefined ||
  (claims.firebase.sign_in_provider === "custom" && claims.mfa === true) ||
  isSaml(claims);

/** When the user last proved who they are. */
export const signedInAtMs = ({ auth_time, orig_auth_time }: SessionClaims): number =>
  (orig_auth_time ?? auth_time) * 1000;

/** A signed-in browser, under the id in its tokens. It is valid until `ended_at` is set. */
export const Session = z.object({
  id: z.string(),
  user_id: Uid,
  /** How the user signed in: `password`, `google.com`, `saml.…` */
  provider: z.string(),
  has_second_factor: z.boolean(),
  user_agent: z.string(),
  ip: z.string(),
  started_at: Time,
  last_seen_at: Time,
  ended_at: Time.nullable(),
  /** Why it ended; sessions that ended before this was noted have none. */
  end_cause: z.string().optional(),
});
export type Session = z.infer<typeof Session>;

export const isOpen = (session: Session | undefined, uid: string): session is Session =>
  session !== undefined && session.user_id === uid && session.ended_at === null;

const BEGIN_MS = 86_400_000;

/**
 * Whether a token without a session may start one. An older token belongs to a session that ended and was later
 * deleted.
 */
export const mayBegin = ({ sid, auth_time }: SessionClaims, now: string): boolean =>
  sid !== "" && Date.parse(now) - auth_time * 1000 < BEGIN_MS;

/**
 * Whether the sign-in is newer than the last time that all of the user's sessions were ended. This also ends a session
 * that has not made any call yet. Token times are in whole seconds.
 */
export const isAfterEnd = (claims: SessionClaims, endedAt: string | undefined): boolean =>
  endedAt === undefined || signedInAtMs(claims) >= Math.floor(Date.parse(endedAt) / 1000) * 1000;

const RECENT_MS = 300_000;

/** Whether the user signed in recently, as recovery codes and the removal of a device require. */
export const isRecent = (signedInAt: number, now: string): boolean => Date.parse(now) - signedInAt < RECENT_MS;

/** `last_seen_at` is written at most once in this time, so it may be this old. */
const SEEN_MS = 600_000;

export const isSeenLongAgo = ({ last_seen_at }: Session, now: string): boolean =>
  Date.parse(now) - Date.parse(last_seen_at) > SEEN_MS;

type Demands = { require_mfa: boolean; sso_required: boolean };

/**
 * Whether a member's calls need a second factor: the team requires it, a recovery code removed the last device, or an
 * admin signs in without the SSO that the team requires.
 */
export const needsSecondFactor = (
  { require_mfa, sso_required }: Demands,
  { team_member_status, second_factor }: Pick<User, "team_member_status" | "second_factor">,
): boolean => team_member_status === "ACTIVE" && (require_mfa || sso_required || second_factor === "TO_ENROLL");

/** Whether only the team's identity provider may sign an account in: admins keep another way, if it fails them. */
export const needsSaml = (
  { sso_required }: Pick<Demands, "sso_required">,
  user: Pick<User, "team_member_status" | "team_member_role"> | undefined,
): boolean => sso_required && !(user?.team_member_status === "ACTIVE" && user.team_member_role === "ADMIN");
