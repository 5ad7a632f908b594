import { isTestRunning, judgeTest, type Saml, settleTest, type TestFailure } from "@dure/domain/identity/saml/saml";
import { samlTexts } from "@dure/domain/identity/saml/saml-texts";
import { AppError } from "@dure/domain/shared/error";
import type { AuthBlockingEvent } from "firebase-functions/identity";
import { systemContext } from "../../platform/context";
import { transaction } from "../../platform/transaction/transaction-store";
import { readTenant } from "../tenant/tenant-store";
import { readUser } from "../user/user-store";
import { findSaml, readSaml, saveSaml } from "./saml-store";
import { viewOf } from "./service-provider";

/** The id of the SAML provider of a sign-in; undefined for any other sign-in method. */
export function samlIdOf({ additionalUserInfo }: AuthBlockingEvent): string | undefined {
  const id = additionalUserInfo?.providerId;
  return id?.startsWith("saml.") ? id : undefined;
}

type Arrival = { email: string | undefined; attributes: string[] };

/**
 * Admits a sign-in whose assertion Identity Platform found valid, if an admin has activated the provider. An assertion
 * that arrives during a test settles the test, but admits nobody before the activation.
 * @throws A-PN-0011 or A-PN-0002
 */
export async function admitSaml(teamId: string, id: string, { data, credential }: AuthBlockingEvent): Promise<void> {
  const saml = await readSaml(teamId, id);
  if (!saml) throw new AppError("A-PN-0011", samlTexts.inactive);
  const now = new Date().toISOString();
  const attributes = Object.keys(credential?.claims ?? {});
  const arrival: Arrival = { email: data?.email?.toLowerCase(), attributes };
  const isTest = isTestRunning(saml, now);
  if (isTest) await noteTest(teamId, saml, arrival, now);
  if (!saml.activated) throw new AppError("A-PN-0011", isTest ? samlTexts.testSeen : samlTexts.inactive);
  if (!arrival.email) throw new AppError("A-PN-0002", samlTexts.noEmail);
}

async function noteTest(teamId: string, saml: Saml, arrival: Arrival, now: string): Promise<void> {
  const [tenant, tester] = await Promise.all([readTenant(teamId), readUser(teamId, saml.test?.started_by ?? "-")]);
  const failure = judgeTest(arrival, tester?.email ?? "", tenant?.domain ?? "");
  // An active provider also signs in other members during the test; their sign-ins must not fail it.
  if (failure !== null && saml.activated) return;
  await settle(teamId, saml.id, arrival, { failure, now });
}

type Verdict = { failure: TestFailure | null; now: string };

async function settle(teamId: string, id: string, arrival: Arrival, { failure, now }: Verdict): Promise<void> {
  await transaction(systemContext(teamId, "saml-test"), async (tx) => {
    const known = await findSaml(tx, teamId, id);
    if (!known || !isTestRunning(known, now)) return { answer: undefined, event: [] };
    const settled = { ...settleTest(known, arrival, failure), updated_at: now };
    saveSaml(tx, teamId, settled);
    const [before, after] = [await viewOf(teamId, known), await viewOf(teamId, settled)];
    return { answer: undefined, event: { type: "saml.tested", before, after } };
  });
}
