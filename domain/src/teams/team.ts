import { z } from "zod";
import { Slug } from "../identity/user";
import { CURRENCIES, type Plan, RowAccess, type Team, TeamNeeds } from "../shared/caller/team";
import { TenantState } from "../shared/caller/tenant";
import { MemberRole, MemberStatus } from "../shared/caller/user";
import { AppError } from "../shared/error";
import { formatPhoneLine } from "../shared/phone";
import { sharedIssues } from "../shared/shared-issues";
import { LOCALES } from "../shared/text";
import { Email, Line, Time, TimeZone, Uid } from "../shared/value";
import { billingTexts } from "./billing-texts";
import { teamsIssues } from "./teams-issues";

export const TEAM_SIZES = ["1", "2-5", "6-10", "11-50", "51+"] as const;
export const FREE_TRIAL_DAYS = 14;

/**
 * Sub-domains that the product needs for itself; "app" means no team (docs/product/identity.md#addresses-and-names).
 */
const RESERVED_SLUGS = ["app", "www", "api", "auth", "admin", "mail", "static", "status", "help", "docs", "mcp"];

/** The team as its members see it, names as on the wire (docs/product/teams.md#team). */
export const TeamView = z.object({
  teamId: z.string(),
  displayName: z.string(),
  teamSlug: z.string().nullable(),
  domain: z.string(),
  name: z.string(),
  company_url: z.string(),
  address: z.string(),
  phone_number: z.string(),
  estimated_sheet_size: z.string().nullable(),
  currency: z.enum(CURRENCIES),
  timezone: z.string(),
  state: TenantState,
  joined: z.boolean(),
  memberCounts: z.int().nonnegative(),
  has_needs: z.boolean(),
  /** The answers to the survey; null before it, and for who has not joined. */
  needs: TeamNeeds.nullable(),
  plan_start_date: z.string().nullable(),
  plan_end_date: z.string().nullable(),
  has_experienced_non_free_plan: z.boolean(),
  can_use_free_trial: z.boolean(),
  row_access: RowAccess,
  require_mfa: z.boolean(),
  sso_required: z.boolean(),
  /** When the team is deleted, if an admin asked for it. */
  deletion_due_at: Time.nullable(),
  updated_at: Time,
});
export type TeamView = z.infer<typeof TeamView>;

/** Names of companies as they are registered, such as (주)두레, AT&T or Dure, Inc.: nothing that makes a link or markup. */
const COMPANY_NAME = /^[\p{L}\p{M}\p{N}㈜㈲ _.,&·'’()+!-]+$/u;

/** docs/product/teams.md#company-name */
const CompanyName = z
  .string()
  .trim()
  .min(1, teamsIssues.companyName)
  .max(100)
  .regex(COMPANY_NAME, teamsIssues.companyNameSigns);

/** docs/product/identity.md#addresses-and-names */
const TeamName = z.string().trim().min(1, sharedIssues.name).max(60).regex(COMPANY_NAME, teamsIssues.companyNameSigns);

const CompanyUrl = z
  .string()
  .trim()
  .max(300)
  .regex(/^$|^(https?:\/\/)?[^\s/$.?#][^\s.]*\.\S+$/, sharedIssues.url);

/** A label of a host name, such as a team's sub-domain; punycode (`xn--`) is refused. */
const HOST_LABEL = /^(?!..--)[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/;

/** Whether a slug can be a team's sub-domain (docs/product/identity.md#addresses-and-names). */
export const isHostLabel = (slug: string): boolean => HOST_LABEL.test(slug);

export const isReservedSlug = (slug: string): boolean => RESERVED_SLUGS.includes(slug);

export const CreateTeam = z.object({
  teamSlug: Slug.refine((slug) => !isReservedSlug(slug), teamsIssues.slugTaken),
  displayName: TeamName,
  /** Defaults to the team's name. */
  company_name: CompanyName.optional(),
  company_url: CompanyUrl.default(""),
  estimated_sheet_size: z.enum(TEAM_SIZES),
});
export type CreateTeam = z.infer<typeof CreateTeam>;

/** A partial update; absent properties stay as they are. `name`, `address` and `phone_number` are the company's. */
export const UpdateTeam = z
  .object({
    name: CompanyName,
    company_url: CompanyUrl,
    estimated_sheet_size: z.enum(TEAM_SIZES),
    address: Line(200),
    phone_number: Line(40).transform(formatPhoneLine),
    display_name: TeamName,
    currency: z.enum(CURRENCIES),
    timezone: TimeZone,
    row_access: RowAccess,
    require_mfa: z.boolean(),
    sso_required: z.boolean(),
  })
  .partial();
export type UpdateTeam = z.infer<typeof UpdateTeam>;

export const MemberView = z.object({
  userId: Uid,
  teamId: z.string(),
  display_name: z.string(),
  email: z.string(),
  user_slug: z.string().nullable(),
  timezone: z.string(),
  picture_version: z.string().nullable(),
  team_member_role: MemberRole,
  team_member_status: MemberStatus,
  /** Whether the member has an authenticator app; left out for who is no admin. */
  has_second_factor: z.boolean().optional(),
  /** When the member last signed in, null if never; left out for who is no admin. */
  last_login_at: Time.nullable().optional(),
});
export type MemberView = z.infer<typeof MemberView>;

/** An invitation is open until its e-mail's account joins the team. */
export const Invitation = z.object({
  invitation_code: z.string(),
  email: z.string(),
  state: z.enum(["waiting", "signing_up", "joined"]),
  invited_by: Uid,
  /** The language of the invitation mail: the sender's. */
  locale: z.enum(LOCALES).default("ko"),
  created_at: Time,
  sent_at: Time,
});
export type Invitation = z.infer<typeof Invitation>;

export const InviteMembers = z
  .array(z.object({ email: Email }))
  .min(1)
  .max(50);

/** The plan as of `now`. A plan that has ended counts as Free, even if no scheduled job has stored that yet. */
export const planAt = (team: Pick<Team, "plan" | "plan_end_date">, now: string): z.infer<typeof Plan> =>
  team.plan_end_date !== null && team.plan_end_date <= now ? "FREE" : team.plan;

/** Whole days until the plan ends, at least 0; null where no end is set. */
export function planDaysLeft(team: Pick<Team, "plan_end_date">, now: string): number | null {
  if (!team.plan_end_date) return null;
  return Math.max(0, Math.ceil((Date.parse(team.plan_end_date) - Date.parse(now)) / 86_400_000));
}

/** Whether the team may still take its one free trial. */
export const canUseFreeTrial = (team: Team, now: string): boolean =>
  planAt(team, now) === "FREE" && !team.has_experienced_non_free_plan;

/**
 * Starts the one free trial.
 * @throws CONFLICT if the team had a plan before
 */
export function startTrial(team: Team, now: string): Team {
  if (!canUseFreeTrial(team, now)) throw new AppError("CONFLICT", billingTexts.trialUsed);
  const plan_end_date = new Date(Date.parse(now) + FREE_TRIAL_DAYS * 86_400_000).toISOString();
  const started = {
    plan: "FREE_TRIAL",
    plan_start_date: now,
    plan_end_date,
    has_experienced_non_free_plan: true,
  } as const;
  return { ...team, ...started, updated_at: now };
}

/** Gives a provisional team its name and address; the address can't change later (docs/product/teams.md#team). */
export const nameTeam = (
  team: Team,
  body: CreateTeam,
  regional: Pick<Team, "currency" | "timezone">,
  now: string,
): Team => ({
  ...team,
  currency: regional.currency,
  timezone: regional.timezone,
  state: "active",
  team_slug: body.teamSlug,
  display_name: body.displayName,
  company_name: body.company_name ?? body.displayName,
  company_url: body.company_url,
  estimated_sheet_size: body.estimated_sheet_size,
  updated_at: now,
});

export function changeTeam(team: Team, { name, ...changes }: UpdateTeam, now: string): Team {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return { ...team, ...given, ...(name !== undefined && { company_name: name }), updated_at: now };
}

/** A team as a caller sees it; a non-member sees only what the join page shows. */
export function viewTeam(team: Team, joined: boolean, memberCounts: number, now: string): TeamView {
  const own = joined
    ? team
    : { ...team, company_url: "", address: "", phone_number: "", estimated_sheet_size: null, needs: null };
  return {
    teamId: team.team_id,
    updated_at: team.updated_at,
    displayName: team.display_name,
    teamSlug: team.team_slug,
    domain: team.domain,
    name: team.company_name,
    company_url: own.company_url,
    address: own.address,
    phone_number: own.phone_number,
    estimated_sheet_size: own.estimated_sheet_size,
    currency: team.currency,
    timezone: team.timezone,
    state: team.state,
    joined,
    memberCounts,
    has_needs: team.needs !== null,
    needs: own.needs,
    plan_start_date: team.plan_start_date,
    plan_end_date: team.plan_end_date,
    has_experienced_non_free_plan: team.has_experienced_non_free_plan,
    can_use_free_trial: canUseFreeTrial(team, now),
    row_access: team.row_access,
    require_mfa: team.require_mfa,
    sso_required: team.sso_required,
    deletion_due_at: team.deletion?.due_at ?? null,
  };
}
