import type { Answer } from "./answer";

export const METADATA_PATH = "/computeMetadata/v1/";

const TOKEN = { access_token: "owner", expires_in: 3599, token_type: "Bearer" };
const EMAIL = "functions@dure-local.iam.gserviceaccount.com";

const ACCOUNT = `${METADATA_PATH}instance/service-accounts/default`;
const KNOWN: Record<string, { type: string; text: string }> = {
  [`${ACCOUNT}/token`]: { type: "application/json", text: JSON.stringify(TOKEN) },
  [`${ACCOUNT}/email`]: { type: "text/plain", text: EMAIL },
};

/** Answers as Google's metadata server, from which code on Google Cloud gets its service account and access tokens. */
export function metadata(pathname: string, flavor: string | string[] | undefined): Answer {
  const headers = { "metadata-flavor": "Google" };
  if (flavor !== "Google")
    return { kind: "text", status: 403, type: "text/plain", text: "Missing Metadata-Flavor:Google header.", headers };
  const { status, type, text } = { status: 200, ...(KNOWN[pathname] ?? NOT_FOUND) };
  return { kind: "text", status, type, text, headers };
}

const NOT_FOUND = { status: 404, type: "text/plain", text: "Not Found" };
