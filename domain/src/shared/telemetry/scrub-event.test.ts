import { expect, test } from "vitest";
import { scrubEvent } from "./scrub-event";

test("an event keeps the place of an error, and no personal data", () => {
  const event = {
    event_id: "0123",
    release: "r1",
    server_name: "mina's laptop",
    message: "mina@hanbit.example",
    user: { id: "u1", email: "mina@hanbit.example", ip_address: "1.2.3.4", username: "미나" },
    tags: { request_id: "r", url: "https://dure.example/?token=1" },
    request: { url: "https://dure.example/leads?search=kim", data: { phone: "10-1234-5678" }, cookies: { a: "b" } },
    breadcrumbs: [{ message: "clicked 김하늘" }],
    extra: { body: "secret" },
    contexts: { state: { secret: 1 } },
    exception: {
      values: [
        {
          type: "TypeError",
          value: 'No contact "Kim"',
          mechanism: { data: { secret: 1 } },
          stacktrace: {
            frames: [{ filename: "/assets/a.js?v=1", lineno: 3, vars: { email: "a@b.c" }, context_line: "secret()" }],
          },
        },
      ],
    },
  };
  expect(scrubEvent(event)).toEqual({
    event_id: "0123",
    release: "r1",
    message: "[email]",
    user: { id: "u1" },
    tags: { request_id: "r" },
    exception: {
      values: [
        {
          type: "TypeError",
          value: "No contact [text]",
          stacktrace: { frames: [{ filename: "/assets/a.js", lineno: 3 }] },
        },
      ],
    },
  });
  expect(event.user.email).toBe("mina@hanbit.example");
});
