import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { HOST } from "../addresses";

interface ProxyOptions {
  inner: string;
  outer: string;
  port: number;
  projectId: string;
  storeFile: string;
}

export async function startAuthProxy({ inner, port }: ProxyOptions) {
  const server = createServer((request, response) => {
    forward(inner, request, response).catch((error: Error) => {
      response.writeHead(502, { "content-type": "text/plain" }).end(error.message);
    });
  });
  await new Promise<void>((done) => server.listen(port, HOST, done));
  return {
    restore: async () => {},
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function forward(inner: string, request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const {
    host: _host,
    connection: _connection,
    "content-length": _length,
    "transfer-encoding": _encoding,
    ...headers
  } = request.headers;
  const answer = await fetch(inner + request.url, {
    method: request.method ?? "GET",
    headers: { ...(headers as Record<string, string>), "accept-encoding": "identity" },
    redirect: "manual",
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  const skipped = new Set(["content-length", "transfer-encoding", "connection", "keep-alive", "content-encoding"]);
  const kept = Object.fromEntries([...answer.headers].filter(([name]) => !skipped.has(name)));
  response.writeHead(answer.status, kept).end(Buffer.from(await answer.arrayBuffer()));
}
