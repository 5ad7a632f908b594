import { z } from "zod";
import { AppError } from "../shared/error";
import { Line } from "../shared/value";
import { teamsIssues } from "./teams-issues";
import { teamsTexts } from "./texts";

/** Providers for which each team registers its own OAuth client (docs/product/teams.md#naver-works). */
export type CredentialsProvider = "naver-works";

const HIDDEN = "••••••••";

export const Credentials = z.object({
  client_id: Line(200).min(1, teamsIssues.clientId),
  client_secret: Line(200)
    .min(1, teamsIssues.clientSecret)
    .refine((secret) => !secret.startsWith(HIDDEN), teamsIssues.clientSecret),
});
export type Credentials = z.infer<typeof Credentials>;

/** The public part of credentials: only the last characters of the secret, none of a short one. */
export const CredentialsView = z.object({ client_id: z.string(), client_secret: z.string() });
export type CredentialsView = z.infer<typeof CredentialsView>;

/** @throws NOT_ACCEPTABLE if the provider takes no credentials */
export function credentialsProvider(name: string): CredentialsProvider {
  if (name === "naver-works") return name;
  throw new AppError("NOT_ACCEPTABLE", teamsTexts.unknownCalendarProvider);
}

const SHOWN = 4;

export const maskSecret = ({ client_id, client_secret }: Credentials): CredentialsView => ({
  client_id,
  client_secret: `${HIDDEN}${client_secret.length > 2 * SHOWN ? client_secret.slice(-SHOWN) : ""}`,
});
