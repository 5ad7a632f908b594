import { suite } from "../suite/suite";

/** Requests an export as a browser does, from the suite or the instance at `apiUrl`. */
export const fetchExport = (
  idToken: string,
  entityId: string,
  format: "excel" | "csv",
  { body = {}, locale = "en", apiUrl = suite.apiUrl }: { body?: object; locale?: string; apiUrl?: string } = {},
): Promise<Response> =>
  fetch(`${apiUrl}/exports/${entityId}?format=${format}&version=20250923`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${idToken}`,
      "content-type": "application/json",
      "accept-language": locale,
      "x-locale": "Asia/Seoul",
    },
    body: JSON.stringify(body),
  });
