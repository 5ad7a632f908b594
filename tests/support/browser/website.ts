import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { suite } from "../suite/suite";

/** A strict Content-Security-Policy: the app's script and frames, nothing inline. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  `script-src ${suite.appUrl}`,
  `frame-src ${suite.appUrl}`,
].join("; ");

/** Starts a third-party website at its own origin. Every path serves the same page. */
export async function openWebsite(body: string, css = "") {
  const server = createServer((request, response) => {
    const isStyle = request.url?.startsWith("/style.css");
    response.setHeader("content-security-policy", POLICY);
    response.setHeader("content-type", isStyle ? "text/css" : "text/html; charset=utf-8");
    response.end(isStyle ? css : pageOf(body));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

const pageOf = (body: string) => `<!doctype html>
<html lang="ko">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>남의 웹사이트</title><link rel="stylesheet" href="/style.css"></head>
<body><main><h1>남의 웹사이트</h1>${body}</main></body></html>`;

/** An init script that records the messages which the website receives, for `heard`. */
export const MESSAGE_RECORDER = `
  window.heard = [];
  for (const type of ["page_viewed", "slot_chosen", "booked", "submitted", "closed"])
    document.addEventListener("dure:" + type, ({ detail }) => window.heard.push({ type, ...detail }));
`;
