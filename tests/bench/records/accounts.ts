import { createServer } from "node:http";

export type Accounts = { host: string; stop: () => void };

/**
 * Says of every account that it is in order. Only beside an Auth emulator does the Admin SDK ask for the account at each
 * call; deployed, it proves the token by its signature and asks nobody. The emulator needs as long for an account as a
 * list takes, so a measured instance asks here.
 */
export async function startAccounts(): Promise<Accounts> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { localId } = JSON.parse(Buffer.concat(chunks).toString()) as { localId: string[] };
    const users = localId.map((id) => ({ localId: id }));
    response.setHeader("content-type", "application/json").end(JSON.stringify({ users }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  return {
    host: `127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
