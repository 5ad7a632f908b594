import { z } from "zod";
import { endpoint } from "../shared/endpoint";
import { Email, Id } from "../shared/value";
import { ClaimHandover, HandoverCode, HandoverToken } from "./handover";
import { personalApi } from "./personal-api";
import { samlApi } from "./saml/saml-api";
import { secondFactorApi } from "./second-factor-api";
import { sessionApi } from "./session-api";
import { Credentials, SignUpPlan, TenantInfo } from "./sign-in";
import { AuditLogin, CreateProfile, Profile, SetPicture, SetTimeZone, Slug, UpdateProfile } from "./user";

const done = { successStatus: 204 } as const;
const body = <T extends z.ZodType>(shape: T) => z.object({ body: shape });

const accountApi = {
  resolveSignUp: endpoint(
    "public",
    {
      method: "POST",
      path: "/public/sign-up/resolve",
      summary: "Where an email can sign up; prepares a new tenant",
    },
    { ratePerMinute: 20 },
  )
    .input(body(z.object({ email: Email })))
    .output(SignUpPlan),

  findTenant: endpoint(
    "public",
    { method: "GET", path: "/public/tenant", summary: "The tenant of an email or of a team's address" },
    { ratePerMinute: 60 },
  )
    .input(
      z.object({
        query: z.object({
          email: Email.optional(),
          team_slug: Slug.optional(),
          /** Refuses an account that signs in another way (A-PN-0006 to A-PN-0008). */
          provider: z.enum(["google.com", "microsoft.com"]).optional(),
        }),
      }),
    )
    .output(TenantInfo),

  checkPassword: endpoint(
    "public",
    { method: "POST", path: "/public/sign-in/password", summary: "Check email and password; counts failed attempts" },
    { ratePerMinute: 30 },
  )
    .input(body(Credentials))
    .output(TenantInfo),

  disableUser: endpoint(
    "public",
    {
      method: "POST",
      path: "/tenants/{tenantId}/disable-user",
      summary: "Lock an account after five failed attempts",
      ...done,
    },
    { ratePerMinute: 10 },
  )
    .input(z.object({ params: z.object({ tenantId: Id }), body: z.object({ email: Email }) }))
    .output(z.void()),

  sendPasswordReset: endpoint(
    "public",
    {
      method: "POST",
      path: "/public/password-reset",
      summary: "Send a password reset email, if the account exists",
      ...done,
    },
    { ratePerMinute: 10 },
  )
    .input(body(z.object({ email: Email })))
    .output(z.void()),

  createAuditLogin: endpoint(
    "public",
    { method: "POST", path: "/public/audit-log", summary: "Log a login, a logout or a failed second factor", ...done },
    { ratePerMinute: 60 },
  )
    .input(z.object({ query: AuditLogin }))
    .output(z.void()),

  claimHandover: endpoint(
    "public",
    { method: "POST", path: "/public/handovers/claim", summary: "Continue a session at the team's own address" },
    { ratePerMinute: 30 },
  )
    .input(body(ClaimHandover))
    .output(HandoverToken),

  createHandover: endpoint(
    "user",
    {
      method: "POST",
      path: "/users/handover",
      summary: "A one-time code, valid for a minute, that moves my session to my team's address",
    },
    { withoutSecondFactor: true },
  )
    .input(z.object({}))
    .output(z.object({ code: HandoverCode })),

  sendEmailVerification: endpoint("user", {
    method: "POST",
    path: "/users/email-verification",
    summary: "Resend the verification email",
    ...done,
  })
    .input(z.object({}))
    .output(z.void()),

  getProfile: endpoint(
    "user",
    { method: "GET", path: "/users/profile", summary: "My profile" },
    { withoutSecondFactor: true },
  )
    .input(z.object({}))
    .output(Profile),

  createProfile: endpoint("user", { method: "POST", path: "/users/profile", summary: "Create my profile" })
    .input(body(CreateProfile))
    .output(Profile),

  updateProfile: endpoint("user", { method: "PATCH", path: "/users/profile", summary: "Change my profile" })
    .input(body(UpdateProfile))
    .output(Profile),

  setTimeZone: endpoint("user", { method: "PUT", path: "/users/timezone", summary: "Set my time zone" })
    .input(body(SetTimeZone))
    .output(Profile),

  setPicture: endpoint("user", { method: "PUT", path: "/users/picture", summary: "Set whether I have a picture" })
    .input(body(SetPicture))
    .output(Profile),

  userSlugExists: endpoint("user", {
    method: "GET",
    path: "/users/{slug}/exists",
    summary: "Whether a user address is taken in my team",
  })
    .input(z.object({ params: z.object({ slug: Slug }) }))
    .output(z.object({ exists: z.boolean() })),
};

export const identityApi = { ...accountApi, ...personalApi, ...sessionApi, ...secondFactorApi, ...samlApi };
