interface Request {
  query: Record<string, unknown>;
}
interface Response {
  setHeader(name: string, value: unknown): unknown;
  status(code: number): { send(body: string): unknown };
}
interface Shared {
  sendFileBytes?(metadata: unknown, data: unknown, request: Request, response: Response): unknown;
}

const OVERRIDES: Record<string, string> = {
  "content-type": "response-content-type",
  "content-disposition": "response-content-disposition",
};

/**
 * Makes signed URLs expire, and honors the content type and file name in them. The Storage emulator ignores both.
 * @returns a warning if this version of firebase-tools cannot be patched
 */
export function patchSignedUrls(shared: Shared): string | undefined {
  const { sendFileBytes } = shared;
  if (!sendFileBytes) return "Signed addresses of objects never expire, and previews are downloaded.";
  shared.sendFileBytes = (metadata, data, request, response) => {
    if (isExpired(request)) return response.status(400).send("ExpiredToken");
    const set = response.setHeader.bind(response);
    response.setHeader = (name, value) => set(name, request.query[OVERRIDES[name.toLowerCase()] ?? ""] ?? value);
    return sendFileBytes(metadata, data, request, response);
  };
  return undefined;
}

/** `X-Goog-Date` has the format 20260131T235959Z; `X-Goog-Expires` is in seconds from then. */
function isExpired({ query }: Request): boolean {
  const { "X-Goog-Date": date, "X-Goog-Expires": seconds } = query;
  if (typeof date !== "string") return false;
  const from = Date.parse(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, "$1-$2-$3:$4:$5"));
  return Date.now() > from + Number(seconds) * 1000;
}
