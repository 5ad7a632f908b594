import { expect, test } from "vitest";
import { isSigned } from "./is-signed";

/** From SendGrid's own tests of its helper. */
const KEY =
  "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE83T4O/n84iotIvIW4mdBgQ/7dAfSmpqIM8kF9mN1flpVKS3GRqe62gw+2fNNRaINXvVpiglSI8eNEc6wEA3F+g==";
const OTHER_KEY =
  "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEQ4LIFtWztlsF7skFqOncjD1lun4H5w8XOhyOArHW9RcIx/FfEzx6cikC/yPfUvwaX/JScE7Fc9CJD2afQ9Ok3Q==";
const SIGNATURE = "MEUCIGHQVtGj+Y3LkG9fLcxf3qfI10QysgDWmMOVmxG0u6ZUAiEAyBiXDWzM+uOe5W0JuG+luQAbPIqHh89M15TluLtEZtM=";
const EVENT = {
  email: "hello@world.com",
  event: "dropped",
  reason: "Bounced Address",
  sg_event_id: "ZHJvcC0xMDk5NDkxOS1MUnpYbF9OSFN0T0doUTRrb2ZTbV9BLTA",
  sg_message_id: "LRzXl_NHStOGhQ4kofSm_A.filterdrecv-p3mdw1-756b745b58-kmzbl-18-5F5FC76C-9.0",
  "smtp-id": "<LRzXl_NHStOGhQ4kofSm_A@ismtpd0039p1iad1.sendgrid.net>",
  timestamp: 1600112492,
};
const signed = { signature: SIGNATURE, timestamp: "1600112502", body: Buffer.from(`${JSON.stringify([EVENT])}\r\n`) };

test("accepts SendGrid's signature of a body with its last line break", () => expect(isSigned(signed, KEY)).toBe(true));

test.each([
  ["another body", { ...signed, body: Buffer.from(JSON.stringify([EVENT])) }, KEY],
  ["another time", { ...signed, timestamp: "1600112503" }, KEY],
  ["another key", signed, OTHER_KEY],
  ["no key", signed, ""],
  ["a broken key", signed, "AAAA"],
  ["no signature", { ...signed, signature: undefined }, KEY],
  ["a broken signature", { ...signed, signature: "AAAA" }, KEY],
])("refuses %s", (_, post, key) => expect(isSigned(post, key)).toBe(false));
