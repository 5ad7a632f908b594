import { expect, test } from "vitest";
import { minuteIn } from "../../shared/zone/minute-in";
import { Recipient } from "../ledger/recipient";
import { recipientColumns } from "./recipient-columns";

const recipient = (changes: object) =>
  Recipient.parse({
    id: "a",
    email: "mina@hanbit.example",
    record: { kind: "lead", id: "1" },
    status: "queued",
    queued_at: "2026-11-02T00:00:00.000Z",
    ...changes,
  });

const read = (locale: "ko" | "en", changes: object) => {
  const columns = recipientColumns({ locale, time: (time) => minuteIn("Asia/Seoul", time) });
  return Object.fromEntries(columns.map((column) => [column.label, column.read(recipient(changes))]));
};

test("the file of recipients is in the language of its headers and the team's time zone", () => {
  const bounced = { status: "bounced", bounce_type: "hard", bounced_at: "2026-11-02T00:30:00.000Z" };
  expect(read("ko", bounced)).toMatchObject({
    상태: "반송",
    "반송 유형": "영구적",
    "반송된 시각": "2026-11-02 09:30",
    "보낸 시각": "",
  });
  expect(read("ko", { status: "skipped", skip_reason: "no_address" })).toMatchObject({
    상태: "제외",
    "제외한 이유": "이메일 주소가 없어요",
  });
  expect(read("en", { status: "delivered" })).toMatchObject({ Status: "Delivered", "Why skipped": "" });
});
