/** Uploads bytes where the server has allowed it, as the public pages do. Returns the status. */
export async function uploadAsVisitor(
  url: string,
  content: string | Buffer,
  contentType = "application/octet-stream",
): Promise<number> {
  const part = (type: string, body: string | Buffer) => [`--part\r\ncontent-type: ${type}\r\n\r\n`, body, "\r\n"];
  const parts = [
    ...part("application/json", JSON.stringify({ contentType })),
    ...part(contentType, content),
    "--part--",
  ];
  const { status } = await fetch(url, {
    method: "POST",
    headers: { "x-goog-upload-protocol": "multipart", "content-type": "multipart/related; boundary=part" },
    body: Buffer.concat(parts.map((one) => Buffer.from(one))),
  });
  return status;
}
