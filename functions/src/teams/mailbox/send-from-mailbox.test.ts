import { AppError } from "@dure/domain/shared/error";
import { teamsTexts } from "@dure/domain/teams/texts";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { accessToken } from "../connection/access-token";
import type { Connection } from "../connection/connection";
import { sendFromMailbox } from "./send-from-mailbox";

const MAILBOX: Connection = {
  id: "google-email_u_1",
  user_id: "u",
  provider: "google",
  service: "email",
  email: "mina@hanbit.example",
  secrets: "",
  expires_at_ms: 0,
  needs_regrant: false,
  created_at: "2026-05-01T00:00:00.000Z",
  updated_at: "2026-05-01T00:00:00.000Z",
};

/** Answers the mailbox's calls in turn. @returns the tokens that they carried */
function answering(...answers: (() => Response | Promise<Response>)[]): string[] {
  const tokens: string[] = [];
  vi.stubGlobal("fetch", async (_url: string, { headers }: { headers: Record<string, string> }) => {
    tokens.push(headers.authorization ?? "");
    return (answers[tokens.length - 1] ?? answers.at(-1))?.();
  });
  return tokens;
}
const answer =
  (status: number, body: object = {}) =>
  () =>
    Response.json(body, { status });
const readToken: typeof accessToken = async (_teamId, _id, { refused } = {}) => (refused ? "renewed" : "first");
const send = (provider: "google" | "outlook" = "google", read = readToken) =>
  sendFromMailbox("team", { ...MAILBOX, provider }, "From: mina@hanbit.example\r\n\r\nHi", read);

afterEach(() => void vi.unstubAllGlobals());

describe("a mailbox as the sender of a mail", () => {
  test("returns the message's id, if there is one", async () => {
    answering(answer(200, { id: "m1" }));
    expect(await send()).toEqual({ messageId: "m1" });
    answering(() => new Response(null, { status: 202 }));
    expect(await send("outlook")).toEqual({ messageId: "" });
  });

  test("is called again with a renewed token if the first one is refused", async () => {
    const tokens = answering(answer(401), answer(200, { id: "m1" }));
    expect(await send()).toEqual({ messageId: "m1" });
    expect(tokens).toEqual(["Bearer first", "Bearer renewed"]);
  });

  test.each([400, 401, 403, 413, 429])("has not accepted the mail if it answers %d", async (status) => {
    answering(answer(status));
    expect(await send()).toEqual({ refusal: expect.stringContaining(String(status)) });
  });

  test("is not called if its grant is broken", async () => {
    const tokens = answering(answer(200));
    const broken = () => Promise.reject(new AppError("REGRANT_PERMISSION", teamsTexts.regrant));
    expect(await send("google", broken)).toEqual({ refusal: "REGRANT_PERMISSION" });
    expect(tokens).toEqual([]);
  });

  test.each([
    ["fails", answer(503)],
    ["doesn't answer", () => Promise.reject(new TypeError("fetch failed"))],
  ])("may have accepted the mail if it %s, so that the mail is not sent elsewhere", async (_, fail) => {
    answering(fail);
    await expect(send()).rejects.toThrow();
  });
});
