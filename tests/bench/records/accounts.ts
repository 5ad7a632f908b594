import { createServer } from "node:http";

export type Accounts = { host: string; stop: () => void };

/**
 * Starts a stub of the Auth emulator that confirms every account. With an emulator, the Admin SDK looks up the account
 * at each call; deployed, it only verifies the token's signature. The emulator's look-up takes as long as a list, so a
 * measured instance uses this stub.
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
