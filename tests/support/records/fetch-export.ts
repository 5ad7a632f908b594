import { suite } from "../suite/suite";

type ExportRequest = { body?: object; locale?: string; signal?: AbortSignal; apiUrl?: string };

/** Requests an export as a browser does, from the suite or the instance at `apiUrl`. */
export const fetchExport = (
  idToken: string,
  entityId: string,
  format: "excel" | "csv",
  { body = {}, locale = "en", signal, apiUrl = suite.apiUrl }: ExportRequest = {},
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
    ...(signal && { signal }),
  });
