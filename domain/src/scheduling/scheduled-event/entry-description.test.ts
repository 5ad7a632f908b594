import { expect, test } from "vitest";
import { entryDescription } from "./entry-description";

const urls = { guest: "https://app.example/public-pages/event/secret", host: "https://app.example/schedule?event=1" };
const describedIn = (provider: "google" | "outlook" | "naver-works") =>
  entryDescription(
    {
      invitees: [{ name: "Ada", email: "ada@example.org", phone: "" }],
      company: "",
      note: "Two of us",
      q_a: [
        { name: "reason", label: "Why", value: "A trial" },
        { name: "consent", label: "News", value: true },
      ],
      language: "en",
      dest_cal: { provider, email: "mina@example.com", id: "1" },
    },
    urls,
  );

test.each(["google", "naver-works"] as const)(
  "an entry at %s, which the invitee can read, links to the invitee's page",
  (provider) => {
    expect(describedIn(provider)).toBe(
      `Ada <ada@example.org>\nTwo of us\nWhy: A trial\nNews: Yes\n일정 확인·변경·취소 / View, reschedule or cancel: ${urls.guest}`,
    );
  },
);

test("an entry in Outlook, which only its host can read, links to the app", () => {
  expect(describedIn("outlook")).toContain(urls.host);
  expect(describedIn("outlook")).not.toContain(urls.guest);
});
