import { suite } from "./suite";

/** Asks for an export as a browser does. */
export const fetchExport = (
  idToken: string,
  entityId: string,
  format: "excel" | "csv",
  { body = {}, locale = "en", signal }: { body?: object; locale?: string; signal?: AbortSignal } = {},
): Promise<Response> =>
  fetch(`${suite.apiUrl}/exports/${entityId}?format=${format}&version=20250923`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${idToken}`,
      "content-type": "application/json",
      "accept-language": locale,
      "x-locale": "Asia/Seoul",
    },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
