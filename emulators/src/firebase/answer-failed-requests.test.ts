import { expect, it } from "vitest";
import { answerFailedRequests } from "./answer-failed-requests";

type Next = (error?: unknown) => void;

/** The outcome of a request that the router's only route handles with `handle`. */
async function request(handle: (request: unknown, response: unknown, next: Next) => unknown): Promise<unknown> {
  const apis = { create: () => ({ stack: [{ handle: () => undefined, route: { stack: [{ handle }] } }] }) };
  expect(answerFailedRequests(apis, "create")).toBeUndefined();
  const [layer] = apis.create().stack;
  return new Promise((done) => {
    layer?.route.stack[0]?.handle({}, { send: done }, done);
  });
}

it("an address that can't be decoded is answered as a bad request", async () => {
  const error = await request(async () => decodeURIComponent("%2e%2"));
  expect(error).toBeInstanceOf(URIError);
  expect(error).toMatchObject({ status: 400 });
});

it("another failure is handed to the error handler", async () => {
  expect(await request(() => Promise.reject(new Error("gone")))).toEqual(new Error("gone"));
});

it("a successful answer is unchanged", async () => {
  const answered = await request(async (_, response) => (response as { send: (text: string) => void }).send("ok"));
  expect(answered).toBe("ok");
});

it("an unknown version of firebase-tools is reported", () => {
  expect(answerFailedRequests({}, "create" as never)).toMatch(/Storage/);
});
