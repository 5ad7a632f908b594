import { generateSecret, verify } from "otplib";
import { ApiError, check } from "./api-error";
import { IDENTITY } from "./auth-emulator";
import type { Context } from "./context";
import { decodeJwt, encodeJwt, type MfaRequest, type Tokens, tenantOf } from "./protocol";

/** A TOTP factor is stored as a phone number: this prefix and the secret. The emulator accepts any number with `+`. */
const TOTP = "+totp:";

const SESSION_MS = 600_000;
const PERIOD_SECONDS = 30;
const DEFAULT_ADJACENT_INTERVALS = 5;

export const isTotpNumber = (phoneNumber: string | undefined) => phoneNumber?.startsWith(TOTP) ?? false;

export async function totpConfig({ emulator }: Context, tenant: string | undefined) {
  const config = tenant ? (await emulator.tenant(tenant)).mfaConfig : (await emulator.projectConfig()).mfa;
  const provider = config?.providerConfigs?.find((candidate) => candidate.totpProviderConfig);
  return {
    // As in the emulator: a factor that was never configured is on for the project.
    enabled: provider ? config?.state !== "DISABLED" && provider.state !== "DISABLED" : !tenant,
    adjacent: provider?.totpProviderConfig?.adjacentIntervals ?? DEFAULT_ADJACENT_INTERVALS,
  };
}

/** Starts the enrolment of a TOTP factor; undefined for a phone. */
export async function startEnrollment(context: Context, body: MfaRequest, query: string) {
  const tenant = tenantOf(body);
  if (!body.totpEnrollmentInfo) {
    check(!isTotpNumber(body.phoneEnrollmentInfo?.phoneNumber), "INVALID_PHONE_NUMBER : Invalid format.");
    check(!tenant || !context.store.state.smsOff[tenant], "OPERATION_NOT_ALLOWED : SMS based MFA not enabled.");
    return undefined;
  }
  const { enabled } = await totpConfig(context, tenant);
  check(enabled, "OPERATION_NOT_ALLOWED : TOTP based MFA not enabled.");
  const secret = generateSecret();
  const { phoneSessionInfo } = await context.emulator.asClient<{ phoneSessionInfo: { sessionInfo: string } }>(
    `${IDENTITY}/v2/accounts/mfaEnrollment:start${query}`,
    { idToken: body.idToken, tenantId: body.tenantId, phoneEnrollmentInfo: { phoneNumber: TOTP + secret } },
  );
  return {
    totpSessionInfo: {
      sharedSecretKey: secret,
      verificationCodeLength: 6,
      hashingAlgorithm: "SHA1",
      periodSec: PERIOD_SECONDS,
      sessionInfo: phoneSessionInfo.sessionInfo,
      finalizeEnrollmentTime: new Date(Date.now() + SESSION_MS).toISOString(),
    },
  };
}

export async function finishEnrollment(context: Context, body: MfaRequest, query: string) {
  if (!body.totpVerificationInfo) return undefined;
  const tenant = tenantOf(body);
  const { sessionInfo, verificationCode } = body.totpVerificationInfo;
  const message = await context.emulator.message(tenant, sessionInfo);
  check(message && isTotpNumber(message.phoneNumber), "INVALID_SESSION_INFO");
  await assertCode(context, tenant, message.phoneNumber, verificationCode);
  const tokens = await context.emulator.asClient<Tokens>(`${IDENTITY}/v2/accounts/mfaEnrollment:finalize${query}`, {
    idToken: body.idToken,
    tenantId: body.tenantId,
    displayName: body.displayName,
    phoneVerificationInfo: { sessionInfo, code: message.code },
  });
  return asTotp(context, tokens, { sid: sessionOf(body.idToken) });
}

/** Refuses to send a text message for a TOTP factor. */
export async function startSignIn(context: Context, body: MfaRequest) {
  const { phone } = await pendingFactor(context, body);
  check(!isTotpNumber(phone), "INVALID_ARGUMENT : Not a phone second factor.");
  return undefined;
}

export async function finishSignIn(context: Context, body: MfaRequest, query: string) {
  if (!body.totpVerificationInfo) return undefined;
  const { emulator, totpSignIns } = context;
  const { phone, tenantId, localId } = await pendingFactor(context, body);
  check(isTotpNumber(phone), "INVALID_ARGUMENT : Not a TOTP second factor.");
  await assertCode(context, tenantId, phone, body.totpVerificationInfo.verificationCode);
  const { mfaPendingCredential, mfaEnrollmentId } = body;
  const started = await emulator.asClient<{ phoneResponseInfo: { sessionInfo: string } }>(
    `${IDENTITY}/v2/accounts/mfaSignIn:start${query}`,
    { tenantId, mfaPendingCredential, mfaEnrollmentId, phoneSignInInfo: {} },
  );
  const { sessionInfo } = started.phoneResponseInfo;
  const message = await emulator.message(tenantId, sessionInfo);
  totpSignIns.add(localId);
  try {
    const tokens = await emulator.asClient<Tokens>(`${IDENTITY}/v2/accounts/mfaSignIn:finalize${query}`, {
      tenantId,
      mfaPendingCredential,
      phoneVerificationInfo: { sessionInfo, code: message?.code },
    });
    return asTotp(context, tokens, { localId });
  } finally {
    totpSignIns.delete(localId);
  }
}

async function pendingFactor({ emulator }: Context, { mfaPendingCredential, mfaEnrollmentId }: MfaRequest) {
  check(mfaPendingCredential, "MISSING_MFA_PENDING_CREDENTIAL");
  check(mfaEnrollmentId, "MISSING_MFA_ENROLLMENT_ID");
  const pending = parsePending(mfaPendingCredential);
  const account = await emulator.account(pending.tenantId, pending.localId);
  const factor = account?.mfaInfo?.find((candidate) => candidate.mfaEnrollmentId === mfaEnrollmentId);
  check(factor, "MFA_ENROLLMENT_NOT_FOUND");
  return { ...pending, phone: factor.phoneInfo ?? "" };
}

function parsePending(credential: string): { localId: string; tenantId?: string } {
  try {
    return JSON.parse(Buffer.from(credential, "base64").toString());
  } catch {
    throw new ApiError("INVALID_MFA_PENDING_CREDENTIAL");
  }
}

async function assertCode(context: Context, tenant: string | undefined, phone: string, token: string | undefined) {
  check(token, "MISSING_CODE");
  const { enabled, adjacent } = await totpConfig(context, tenant);
  check(enabled, "OPERATION_NOT_ALLOWED : TOTP based MFA not enabled.");
  check(/^\d{6}$/.test(token), "INVALID_CODE");
  const secret = phone.slice(TOTP.length);
  const nowMs = Date.now();
  context.codes.assertMayTry(secret, nowMs);
  const { valid } = await verify({ secret, token, epochTolerance: adjacent * PERIOD_SECONDS });
  check(context.codes.settle(secret, token, valid, nowMs), "INVALID_CODE");
}

/** The session claim of a token: the emulator loses it when a factor is enrolled. */
const sessionOf = (idToken: string | undefined): string | undefined => idToken && decodeJwt(idToken).claims.sid;

/**
 * Replaces the phone by TOTP in tokens, which are unsigned. The emulator takes the factor and the session of later ID
 * tokens from the refresh token.
 */
function asTotp(
  { attributes }: Context,
  tokens: Tokens,
  { localId, sid }: { localId?: string; sid?: string | undefined },
) {
  const { head, claims, signature } = decodeJwt(tokens.idToken);
  const refresh = JSON.parse(Buffer.from(tokens.refreshToken, "base64").toString());
  const known = localId === undefined ? undefined : attributes.get(localId);
  if (known && claims.firebase.sign_in_provider.startsWith("saml.")) claims.firebase.sign_in_attributes = known;
  claims.firebase.sign_in_second_factor = "totp";
  refresh.secondFactor.provider = "totp";
  if (sid) {
    claims.sid = sid;
    refresh.extraClaims = { ...refresh.extraClaims, sid };
  }
  return {
    ...tokens,
    totpAuthInfo: {},
    idToken: encodeJwt(head, claims, signature),
    refreshToken: Buffer.from(JSON.stringify(refresh)).toString("base64"),
  };
}
