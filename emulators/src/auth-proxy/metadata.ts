import type { Answer } from "./answer";

export const METADATA_PATH = "/computeMetadata/v1/";

const TOKEN = { access_token: "owner", expires_in: 3599, token_type: "Bearer" };

/** Google's metadata server, where code on Google Cloud gets the access tokens of its service account. */
export function metadata(pathname: string, flavor: string | string[] | undefined): Answer {
  const headers = { "metadata-flavor": "Google" };
  if (flavor !== "Google")
    return { kind: "text", status: 403, type: "text/plain", text: "Missing Metadata-Flavor:Google header.", headers };
  const known = pathname === `${METADATA_PATH}instance/service-accounts/default/token`;
  return known
    ? { kind: "text", status: 200, type: "application/json", text: JSON.stringify(TOKEN), headers }
    : { kind: "text", status: 404, type: "text/plain", text: "Not Found", headers };
}
