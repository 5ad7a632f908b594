import { randomUuid } from "../../../lib/public/random-uuid";

/**
 * Uploads a file to Cloud Storage as a visitor, who has no token. Uses XMLHttpRequest, since only it reports upload
 * progress.
 * @throws if the upload is refused, interrupted or aborted
 */
export function uploadBytes(
  file: File,
  url: string,
  { signal, onPercent }: { signal: AbortSignal; onPercent: (percent: number) => void },
): Promise<void> {
  const boundary = `dure-${randomUuid()}`;
  const head = (type: string) => `--${boundary}\r\ncontent-type: ${type}\r\n\r\n`;
  const contentType = "application/octet-stream";
  const metadata = `${head("application/json; charset=utf-8")}${JSON.stringify({ contentType })}\r\n`;
  const body = new Blob([metadata, head(contentType), file, `\r\n--${boundary}--`]);
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open("POST", url);
    request.setRequestHeader("x-goog-upload-protocol", "multipart");
    request.setRequestHeader("content-type", `multipart/related; boundary=${boundary}`);
    request.upload.onprogress = ({ loaded, total }) => onPercent(Math.floor((loaded / total) * 100));
    request.onload = () =>
      request.status < 300 ? done() : fail(new Error(`The upload was refused: ${request.status}`));
    request.onerror = () => fail(new Error("The upload was broken off."));
    request.onabort = request.onerror;
    signal.addEventListener("abort", () => request.abort());
    request.send(body);
  });
}
