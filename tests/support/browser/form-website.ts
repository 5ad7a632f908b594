import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { suite } from "../suite/suite";

/** The Content-Security-Policy that docs/embed.md asks of a website with forms. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  `script-src 'self' ${suite.appUrl}`,
  `connect-src 'self' ${suite.appUrl}`,
  `frame-src ${suite.appUrl}`,
  "form-action 'self'",
].join("; ");

/** A request that reached the website, with the form's fields. */
export type SiteLead = { path: string; fields: Record<string, string> };

type Site = { body: string; script?: string };

/** Starts a third-party website with its own form, at its own origin. It records what its forms send. */
export async function openFormWebsite({ body, script = "" }: Site) {
  const leads: SiteLead[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    response.setHeader("content-security-policy", POLICY);
    if (path.startsWith("/site.js")) return response.setHeader("content-type", "text/javascript").end(script);
    if (request.method === "POST") {
      const chunks = await request.toArray();
      leads.push({ path, fields: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())) });
      return response.writeHead(303, { location: "/thanks" }).end();
    }
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(pageOf(path.startsWith("/thanks") ? "<p>접수했어요</p>" : body));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, leads, close: () => server.close() };
}

const pageOf = (body: string) => `<!doctype html>
<html lang="ko">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>남의 웹사이트</title></head>
<body><main>${body}</main><script src="/site.js"></script></body></html>`;

/** Bundles a website's script that uses React. */
export async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, loader: "tsx", resolveDir: fileURLToPath(new URL("../../../web", import.meta.url)) },
    bundle: true,
    write: false,
    minify: true,
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return outputFiles[0]?.text ?? "";
}
