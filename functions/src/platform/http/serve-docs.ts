import { join } from "node:path";
import type { Response } from "express";

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Dure API</title>
  </head>
  <body>
    <script id="api-reference" data-url="/api/openapi.json" data-configuration='{"telemetry":false,"withDefaultFonts":false}'></script>
    <script src="/api/docs/reference.js"></script>
  </body>
</html>`;

/** The build puts it beside the bundle; a function runs in its deployment's folder. */
const script = () => join(process.cwd(), "lib/docs/reference.js");

/** The library that renders the page adds inline styles, and only fetches the document. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The reference page of the API: one page, and the script of the library that renders it. */
export function serveDocs(path: string, res: Response): void {
  if (path === "/docs/reference.js") res.set("cache-control", "public, max-age=86400").sendFile(script());
  else res.set("content-security-policy", POLICY).type("html").send(PAGE);
}
