import { suite } from "../suite/suite";

type ExportRequest = { body?: object; locale?: string; signal?: AbortSignal; apiUrl?: string };

/** Asks for an export as a browser does; of the suite, unless another instance is named. */
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
