import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { newSecret, signedHeaders } from "./signed-headers";

const body = '{"type":"lead.created"}';

test("a call is verified by each of its signing secrets, and by no other", async () => {
  const [now, before, other] = [newSecret(), newSecret(), newSecret()];
  const headers = await signedHeaders({ id: "msg_1", at: new Date(), body }, [now, before]);
  for (const secret of [now, before]) expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => new Webhook(other).verify(body, headers)).toThrow("No matching signature");
  expect(() => new Webhook(now).verify(`${body} `, headers)).toThrow("No matching signature");
});

test("each attempt has the delivery's id, and its own time and signature", async () => {
  const secret = newSecret();
  const at = [new Date("2027-03-01T00:00:00.900Z"), new Date("2027-03-01T00:05:00.000Z")];
  const headers = await Promise.all(at.map((time) => signedHeaders({ id: "msg_1", at: time, body }, [secret])));
  expect(headers.map((one) => [one["webhook-id"], one["webhook-timestamp"]])).toEqual([
    ["msg_1", "1803859200"],
    ["msg_1", "1803859500"],
  ]);
  expect(new Set(headers.map((one) => one["webhook-signature"])).size).toBe(2);
});

test("a secret has 32 random bytes in the format of Standard Webhooks", () => {
  expect(Buffer.from(newSecret().replace("whsec_", ""), "base64")).toHaveLength(32);
  expect(newSecret()).not.toBe(newSecret());
});
