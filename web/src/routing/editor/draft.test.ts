import type { RouterView } from "@dure/domain/routing/router/router";
import type { RouterDraft } from "@dure/domain/routing/router/router-draft";
import { expect, test } from "vitest";
import { publishedOver } from "./draft";

const [FIRST, SECOND] = ["2026-03-01T00:00:00.000Z", "2026-03-01T00:05:00.000Z"];
const router = { updated_at: FIRST } as RouterView;

test("a router without a draft is published over the version last seen, and over no draft", () =>
  expect(publishedOver({ router, saved: null, seenAt: FIRST })).toEqual({ based_on: FIRST, draft: "none" }));

test("a draft is published over its router, and names itself", () => {
  const saved = { updated_at: SECOND } as RouterDraft;
  expect(publishedOver({ router, saved, seenAt: SECOND })).toEqual({ based_on: FIRST, draft: SECOND });
});
