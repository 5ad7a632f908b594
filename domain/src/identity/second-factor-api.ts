import { z } from "zod";
import { endpoint } from "../shared/endpoint";
import { Email, Id, Line } from "../shared/value";
import { Credentials, Password, TenantInfo } from "./sign-in";

const done = { successStatus: 204 } as const;

export const SecondFactorView = z.object({
  enrolled: z.boolean(),
  /** Whether the team requires a second factor. */
  required: z.boolean(),
  recovery_codes_left: z.int().nonnegative(),
});
export type SecondFactorView = z.infer<typeof SecondFactorView>;

/** A refused second factor. The pending credential proves that the password was right. */
const WrongCode = z.object({
  tenant_id: Id,
  email: Email,
  pending_credential: Line(8192).min(1),
  factor_id: Line(128).min(1),
  code: z.string().regex(/^\d{6}$/),
});

export const secondFactorApi = {
  getSecondFactor: endpoint(
    "user",
    { method: "GET", path: "/users/second-factor", summary: "My authenticator app and recovery codes" },
    { withoutSecondFactor: true },
  )
    .input(z.object({}))
    .output(SecondFactorView),

  issueRecoveryCodes: endpoint(
    "user",
    { method: "POST", path: "/users/recovery-codes", summary: "Issue new recovery codes, shown only once" },
    { refusesRevoked: true },
  )
    .input(z.object({}))
    .output(z.object({ codes: z.array(z.string()) })),

  removeSecondFactor: endpoint(
    "user",
    { method: "DELETE", path: "/users/second-factor", summary: "Remove my authenticator app", ...done },
    { refusesRevoked: true },
  )
    .input(z.object({}))
    .output(z.void()),

  recoverSignIn: endpoint(
    "public",
    { method: "POST", path: "/public/sign-in/recovery", summary: "Use a recovery code for a lost device" },
    { ratePerMinute: 20 },
  )
    .input(z.object({ body: Credentials.extend({ code: Line(40).min(1) }) }))
    .output(TenantInfo),

  reportWrongCode: endpoint(
    "public",
    { method: "POST", path: "/public/sign-in/wrong-code", summary: "Prove that a second factor failed", ...done },
    { ratePerMinute: 20 },
  )
    .input(z.object({ body: WrongCode }))
    .output(z.void()),

  resetPassword: endpoint(
    "public",
    { method: "POST", path: "/public/password-reset/confirm", summary: "Set a password with an emailed code", ...done },
    { ratePerMinute: 20 },
  )
    .input(z.object({ body: z.object({ tenant_id: Id, code: Line(2048).min(1), password: Password }) }))
    .output(z.void()),
};
