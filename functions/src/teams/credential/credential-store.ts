import { AppError } from "@dure/domain/shared/error";
import { Time } from "@dure/domain/shared/value";
import type { Credentials, CredentialsProvider } from "@dure/domain/teams/credential";
import { teamsTexts } from "@dure/domain/teams/texts";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { z } from "zod";
import { seal, unseal } from "../../platform/auth/secret-box";
import { inTeam } from "../../platform/firebase";

/** A team's own OAuth client at a provider; `secret` is sealed, and opens at this document only. */
const Stored = z.object({ client_id: z.string(), secret: z.string(), updated_at: Time });

const credentialsDoc = (teamId: string, provider: CredentialsProvider) => inTeam(teamId, "credentials").doc(provider);

/** @throws CAL-DOMAIN-NW_CREDENTIALS when the team has no credentials */
export async function getCredentials(teamId: string, provider: CredentialsProvider): Promise<Credentials> {
  const known = open(await credentialsDoc(teamId, provider).get());
  if (!known) throw new AppError("CAL-DOMAIN-NW_CREDENTIALS", teamsTexts.naverWorksCredentials);
  return known;
}

export async function readCredentials(
  tx: Transaction,
  teamId: string,
  provider: CredentialsProvider,
): Promise<Credentials | undefined> {
  return open(await tx.get(credentialsDoc(teamId, provider)));
}

export function saveCredentials(
  tx: Transaction,
  teamId: string,
  { provider, credentials, now }: { provider: CredentialsProvider; credentials: Credentials; now: string },
): void {
  const doc = credentialsDoc(teamId, provider);
  const { client_id, client_secret } = credentials;
  tx.set(doc, { client_id, secret: seal(client_secret, doc.path), updated_at: now });
}

function open(doc: DocumentSnapshot): Credentials | undefined {
  if (!doc.exists) return undefined;
  const { client_id, secret } = Stored.parse(doc.data());
  return { client_id, client_secret: unseal(secret, doc.ref.path) };
}
