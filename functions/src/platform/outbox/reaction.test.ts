import type { OutboxEvent } from "@dure/domain/events";
import type { CrmRecord } from "@dure/domain/records/record/record";
import type { ScheduledEvent } from "@dure/domain/scheduling/scheduled-event/scheduled-event";
import type { Team } from "@dure/domain/shared/caller/team";
import { describe, expect, expectTypeOf, test } from "vitest";
import { type EventOf, type Reaction, reaction } from "./reaction";

const ATTEMPT = { number: 1, isLast: false };

const event: OutboxEvent = {
  id: "1-0",
  type: "short-url.created",
  before: null,
  after: { id: "a", original_url: "https://dure.example" },
  at: "2027-03-15T00:00:00.000Z",
  locale: "ko",
  actor: { id: "u", role: "member", name: "Mina" },
};

describe("reaction", () => {
  test("runs for events of its types only", async () => {
    const told: string[] = [];
    const mine = reaction("mine", ["short-url.created"], async (teamId, { after }) => {
      told.push(`${teamId} ${after.original_url}`);
    });
    const others = reaction("others", ["team.created", "meeting.created"], async () => {
      told.push("others");
    });
    await mine.run("team", event, ATTEMPT);
    await others.run("team", event, ATTEMPT);
    expect(told).toEqual(["team https://dure.example"]);
  });

  test("has the narrowed type of its events", () => {
    const one = reaction("one", ["meeting.created"], async (_teamId, { type, before, after, at }) => {
      expectTypeOf(type).toEqualTypeOf<"meeting.created">();
      expectTypeOf(before).toEqualTypeOf<null>();
      expectTypeOf(after).toEqualTypeOf<ScheduledEvent>();
      expectTypeOf(at).toEqualTypeOf<string>();
    });
    expectTypeOf(one).toEqualTypeOf<Reaction>();
    reaction("two", ["team.created", "lead.merged"], async (_teamId, told) => {
      if (told.type === "team.created") expectTypeOf(told.after).toEqualTypeOf<Team>();
      else expectTypeOf(told.before).toEqualTypeOf<CrmRecord>();
    });
    expectTypeOf<EventOf<"member.denied">["type"]>().toEqualTypeOf<"member.denied">();
    expectTypeOf<Parameters<typeof reaction>[1][number]>().toEqualTypeOf<OutboxEvent["type"]>();
  });
});
