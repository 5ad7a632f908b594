import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";
import { HOST } from "../addresses";
import { assertPortsFree } from "./assert-ports-free";
import { suiteFromEnvironment } from "./settings";

test("a port that browsers block is named before anything starts", async () => {
  const started = assertPortsFree(suiteFromEnvironment({ DURE_PORT: "6000" }));
  await expect(started).rejects.toThrow(/Port 6000 is blocked by browsers: .*\n(.*\n)*.*DURE_PORT=6100/);
});

test("a busy port is named with what wanted it", async () => {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, HOST, listening));
  const { port } = server.address() as AddressInfo;
  try {
    const started = assertPortsFree(suiteFromEnvironment({ DURE_PORT: String(port) }));
    await expect(started).rejects.toThrow(`Port ${port} is busy: Hosting, the product's address wanted it.`);
  } finally {
    server.close();
  }
});
