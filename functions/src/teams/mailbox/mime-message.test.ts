import { describe, expect, test } from "vitest";
import { mimeMessage } from "./mime-message";

const FROM = { email: "mina@hanbit.example", name: "김미나" };
const MAIL = {
  to: { email: "guest@nuri.example", name: 'Lee "J" Min' },
  subject: "안녕하세요, 두레입니다. 지난번에 말씀드린 자료를 보내드려요. 확인 부탁드립니다.",
  text: "본문",
  html: "<p>본문</p>",
};

/** Headers by name, unfolded, with encoded words decoded. */
function headersOf(message: string): Record<string, string> {
  const [head = ""] = message.split("\r\n\r\n");
  const lines = head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
  const decode = (text: string) =>
    text
      .replaceAll(/\?=\s+=\?/g, "?==?")
      .replaceAll(/=\?utf-8\?B\?([^?]*)\?=/g, (_, word: string) => Buffer.from(word, "base64").toString());
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")), decode(line.slice(line.indexOf(":") + 2))]),
  );
}

describe("a mail from a member's mailbox", () => {
  test("names sender, recipients and subject in their own letters", () => {
    const headers = headersOf(
      mimeMessage(FROM, "m1", { ...MAIL, cc: ["a@x.example", "b@x.example"], bcc: ["c@x.example"], replyTo: FROM }),
    );
    expect(headers).toMatchObject({
      From: "김미나 <mina@hanbit.example>",
      To: '"Lee \\"J\\" Min" <guest@nuri.example>',
      Cc: "a@x.example, b@x.example",
      Bcc: "c@x.example",
      "Reply-To": "김미나 <mina@hanbit.example>",
      Subject: MAIL.subject,
    });
  });

  test("has only short lines of ASCII characters", () => {
    const message = mimeMessage(FROM, "m1", { ...MAIL, text: "가".repeat(5_000) });
    expect(message).toMatch(/^\p{ASCII}*$/u);
    expect(Math.max(...message.split("\r\n").map(({ length }) => length))).toBeLessThan(100);
  });

  test("can't get another header from a name or a subject", () => {
    const subject = "Hi\r\nBcc: all@evil.example";
    const headers = headersOf(mimeMessage({ ...FROM, name: "A\nCc: x@evil.example" }, "m1", { ...MAIL, subject }));
    expect(Object.keys(headers)).toEqual(["From", "To", "Subject", "Message-ID", "MIME-Version", "Content-Type"]);
    expect(headers.Subject).toBe("Hi Bcc: all@evil.example");
  });

  test("has the same Message-ID in every attempt", () => {
    const ids = ["m1", "m1", "m2"].map((id) => headersOf(mimeMessage(FROM, id, MAIL))["Message-ID"]);
    expect(ids[0]).toMatch(/^<[\da-f]{32}@hanbit\.example>$/);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).not.toBe(ids[2]);
  });

  test("carries text, HTML and files", () => {
    const file = { filename: "invite.ics", type: "text/calendar", content: "BEGIN:VCALENDAR" };
    const message = mimeMessage(FROM, "m1", { ...MAIL, attachments: [file] });
    expect(message).toContain("multipart/mixed");
    expect(message).toContain("multipart/alternative");
    for (const content of [MAIL.text, MAIL.html, file.content])
      expect(message).toContain(Buffer.from(content).toString("base64"));
    expect(message).toContain('Content-Disposition: attachment; filename="invite.ics"');
  });

  test("contains a file unchanged, under a Korean name", () => {
    const content = Buffer.from([0, 255, 37, 80]);
    const file = { filename: "소개서 (1).pdf", type: "application/pdf", content };
    const message = mimeMessage(FROM, "m1", { ...MAIL, attachments: [file] });
    expect(message).toContain("Content-Type: application/pdf\r\n");
    expect(message).toContain("filename*=utf-8''%EC%86%8C%EA%B0%9C%EC%84%9C%20%281%29.pdf");
    expect(message).toContain(content.toString("base64"));
  });
});
