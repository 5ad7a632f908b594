import { z } from "zod";
import { AppError } from "../shared/error";
import { Line } from "../shared/value";
import { teamsTexts } from "./texts";

/**
 * A provider without a client of the product's own: the team registers one there (docs/product/teams.md#naver-works).
 */
export type CredentialsProvider = "naver-works";

const HIDDEN = "••••••••";

export const Credentials = z.object({
  client_id: Line(200).min(1, "Please enter the Client ID."),
  client_secret: Line(200)
    .min(1, "Please enter the Client Secret.")
    .refine((secret) => !secret.startsWith(HIDDEN), "Please enter the Client Secret."),
});
export type Credentials = z.infer<typeof Credentials>;

/** What of them leaves the server: of the secret its last signs only, and none of a short one. */
export const CredentialsView = z.object({ client_id: z.string(), client_secret: z.string() });
export type CredentialsView = z.infer<typeof CredentialsView>;

/** @throws NOT_ACCEPTABLE for a provider that takes none */
export function credentialsProvider(name: string): CredentialsProvider {
  if (name === "naver-works") return name;
  throw new AppError("NOT_ACCEPTABLE", teamsTexts.unknownCalendarProvider);
}

const SHOWN = 4;

export const maskSecret = ({ client_id, client_secret }: Credentials): CredentialsView => ({
  client_id,
  client_secret: `${HIDDEN}${client_secret.length > 2 * SHOWN ? client_secret.slice(-SHOWN) : ""}`,
});
