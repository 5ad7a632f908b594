import { expect, test } from "vitest";
import { lostAccountMail, lostCalendarMail } from "./lost-account-mail";

const URL = "https://app.example/settings/connections";
const account = { provider: "google", service: "calendar", email: "mina@example.com" } as const;

test("the mail about a lost calendar says which one, what that means, and where to reconnect it", () => {
  expect(lostAccountMail(account, "en", URL)).toEqual({
    subject: "[Dure] Please connect your calendar again",
    title: "Please connect your calendar again",
    paragraphs: [expect.stringMatching(/Google \(mina@example\.com\).+won't accept bookings/)],
    button: { label: "Connect again", url: URL },
  });
  expect(lostAccountMail(account, "ko", URL)?.paragraphs[0]).toContain("예약을 받지 않고");
});

test("a lost account for online meetings has its own text, and others get no mail", () => {
  const zoom = { ...account, provider: "zoom", service: "conferencing" } as const;
  expect(lostAccountMail(zoom, "ko", URL)?.subject).toBe("[두레] 화상 미팅 계정을 다시 연결해 주세요");
  expect(lostAccountMail({ ...account, service: "business-card" }, "en", URL)).toBeUndefined();
});

test("the mail about a lost mailbox says which address sends the mails in the meantime", () => {
  const mailbox = { ...account, service: "email" } as const;
  expect(lostAccountMail(mailbox, "ko", URL)?.paragraphs[0]).toContain("팀의 발송 도메인이나 두레의 주소로 보냅니다");
  expect(lostAccountMail(mailbox, "en", URL)?.paragraphs[0]).toContain(
    "your team's sending domain or Dure's own address",
  );
});

test("the mail about a deleted calendar names its account, and asks for another calendar", () => {
  const mail = lostCalendarMail(account, "en", "https://app.example/booking-pages");
  expect(mail.subject).toBe("[Dure] Please choose another calendar for your booking pages");
  expect(mail.paragraphs[0]).toMatch(/Google \(mina@example\.com\) was deleted.+won't accept bookings/);
  expect(mail.button).toEqual({ label: "Open booking pages", url: "https://app.example/booking-pages" });
});
