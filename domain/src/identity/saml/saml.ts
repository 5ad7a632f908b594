import { dequal } from "dequal/lite";
import { z } from "zod";
import { AppError } from "../../shared/error";
import { Line, Time, Token, TypedText, Uid } from "../../shared/value";
import { identityIssues } from "../identity-issues";
import { domainOf } from "../sign-in";
import { samlTexts } from "./saml-texts";

/** The most identity providers that a team has. */
export const MAX_SAML = 5;

/** An admin's test sign-in counts for this long after it began. */
const TEST_LIFE_MS = 600_000;

/** Admins are warned about a certificate this long before it expires. */
export const CERTIFICATE_WARNED_BEFORE_MS = 30 * 86_400_000;

/** The id of an identity provider, at Identity Platform and in addresses. */
export const SamlId = z.string().regex(/^saml\.[a-z0-9]{4,32}$/, identityIssues.samlId);

/** Why a test sign-in was refused after the assertion itself was valid. */
export const TEST_FAILURES = ["no_email", "other_domain", "other_person"] as const;
export type TestFailure = (typeof TEST_FAILURES)[number];

/** The last test sign-in: who began it, and what the server saw. It is `running` until an assertion arrives. */
export const SamlTest = z.object({
  state: z.enum(["running", "passed", "failed"]),
  started_by: Uid,
  started_at: Time,
  failure: z.enum(TEST_FAILURES).nullable(),
  /** The e-mail that the assertion named. */
  email: z.string().nullable(),
  /** The names of the attributes that came with it. */
  attributes: z.array(z.string()),
});
export type SamlTest = z.infer<typeof SamlTest>;

export const Certificate = z.object({
  /** SHA-256 in hexadecimal. */
  fingerprint: z.string(),
  subject: z.string(),
  expires_at: Time,
});
export type Certificate = z.infer<typeof Certificate>;

/** The settings that decide whom the provider signs in. */
const Connection = z.object({ entity_id: z.string(), sso_url: z.string(), fingerprints: z.array(z.string()) });
type Connection = z.infer<typeof Connection>;

/** A team's identity provider (docs/sso.md). */
export const Saml = z.object({
  id: z.string(),
  activated: z.boolean(),
  name: z.string(),
  entity_id: z.string(),
  sso_url: z.string(),
  /** One certificate, or two while the provider changes its key. PEM. */
  cert: z.string(),
  certificates: z.array(Certificate),
  test: SamlTest.nullable(),
  /** The connection that the last passed test used. */
  tested: Connection.nullable(),
  created_at: Time,
  updated_at: Time,
});
export type Saml = z.infer<typeof Saml>;

export const SamlBody = z.object({
  activated: z.boolean(),
  name: Line(40).min(1, identityIssues.samlName),
  entity_id: Token(512).min(1, identityIssues.samlEntityId),
  sso_url: z.url({ protocol: /^https?$/, error: identityIssues.samlUrl }).max(2000),
  cert: TypedText(20_000).min(1, identityIssues.samlCert),
});
export type SamlBody = z.infer<typeof SamlBody>;

/** A provider as admins see it. `is_tested`: its current settings may be activated. */
export const SamlView = Saml.omit({ tested: true }).extend({
  is_tested: z.boolean(),
  /** Where a tile of the identity provider leads. */
  start_url: z.string(),
});
export type SamlView = z.infer<typeof SamlView>;

const connectionOf = ({ entity_id, sso_url, certificates }: Saml): Connection => ({
  entity_id,
  sso_url,
  fingerprints: certificates.map(({ fingerprint }) => fingerprint),
});

/**
 * Whether a test sign-in succeeded with this configuration. Beside a tested certificate, another one may be added or
 * removed, so a provider can rotate its key without locking anybody out.
 */
export function isTested(saml: Saml): boolean {
  const { tested } = saml;
  const { entity_id, sso_url, fingerprints } = connectionOf(saml);
  if (tested?.entity_id !== entity_id || tested.sso_url !== sso_url) return false;
  return fingerprints.some((fingerprint) => tested.fingerprints.includes(fingerprint));
}

type Given = { body: SamlBody; certificates: Certificate[]; now: string };

/** @throws NOT_ACCEPTABLE if it is to be activated: a new provider has not been tested yet */
export function makeSaml(id: string, { body, certificates, now }: Given): Saml {
  const saml = { ...body, id, certificates, test: null, tested: null, created_at: now, updated_at: now };
  assertActivatable(saml);
  return saml;
}

/**
 * A test of the old connection does not prove the new one, so it is dropped.
 * @throws NOT_ACCEPTABLE if it is activated, and no test sign-in has succeeded with the new settings
 */
export function changeSaml(saml: Saml, { body, certificates, now }: Given): Saml {
  const changed = { ...saml, ...body, certificates, updated_at: now };
  assertActivatable(changed);
  return dequal(connectionOf(changed), connectionOf(saml)) ? changed : { ...changed, test: null };
}

function assertActivatable(saml: Saml): void {
  if (saml.activated && !isTested(saml)) throw new AppError("NOT_ACCEPTABLE", samlTexts.testFirst);
}

/** @throws CONFLICT if the team has as many providers as it may */
export function assertRoomForSaml(count: number): void {
  if (count >= MAX_SAML) throw new AppError("CONFLICT", samlTexts.tooMany(MAX_SAML));
}

/**
 * Checks that members who must sign in by SSO keep a way to do so.
 * @throws NOT_ACCEPTABLE if the team requires SSO, and none of its providers would be activated
 */
export function assertWayIn(isRequired: boolean, providers: readonly Pick<Saml, "activated">[]): void {
  if (isRequired && !providers.some(({ activated }) => activated))
    throw new AppError("NOT_ACCEPTABLE", samlTexts.requiredNeedsProvider);
}

export const beginTest = (saml: Saml, userId: string, now: string): Saml => ({
  ...saml,
  test: { state: "running", started_by: userId, started_at: now, failure: null, email: null, attributes: [] },
  updated_at: now,
});

/** Whether an assertion that arrives now may settle the test. */
export const isTestRunning = ({ test }: Saml, now: string): boolean =>
  test?.state === "running" && Date.parse(now) - Date.parse(test.started_at) < TEST_LIFE_MS;

type Arrival = { email: string | undefined; attributes: readonly string[] };

/** Why a valid assertion fails the test: the admin who runs the test must come back as themselves. */
export function judgeTest({ email }: Pick<Arrival, "email">, tester: string, domain: string): TestFailure | null {
  if (!email) return "no_email";
  if (domainOf(email) !== domain) return "other_domain";
  return email === tester ? null : "other_person";
}

/** Records what a test's assertion brought. */
export function settleTest(saml: Saml, { email, attributes }: Arrival, failure: TestFailure | null): Saml {
  if (!saml.test) return saml;
  const state = failure === null ? "passed" : "failed";
  const test: SamlTest = { ...saml.test, state, failure, email: email ?? null, attributes: [...attributes] };
  return { ...saml, test, tested: failure === null ? connectionOf(saml) : saml.tested };
}

/** When the last of a provider's certificates ends. */
export const lastEndOf = ({ certificates }: Pick<Saml, "certificates">): string =>
  certificates
    .map(({ expires_at }) => expires_at)
    .sort()
    .at(-1) ?? "";

/** Whether Identity Platform must know the provider: it signs members in, or an admin tests it. */
export const isEnabled = ({ activated, test }: Saml): boolean => activated || test?.state === "running";

export const viewSaml = ({ tested, ...saml }: Saml, startUrl: string): SamlView => ({
  ...saml,
  is_tested: isTested({ ...saml, tested }),
  start_url: startUrl,
});
