import { NOTIFICATION_TYPES, Notifications } from "@dure/domain/scheduling/notification/notification";
import { expect, test } from "vitest";
import { mediaOf, newNotification } from "./new-notification";

const all = NOTIFICATION_TYPES.flatMap((type) => mediaOf(type).map((medium) => [type, medium] as const));

test.each(all)("a new %s by %s is valid, except for a missing channel", (type, medium) => {
  const { success, error } = Notifications.safeParse([newNotification(type, medium)]);
  expect(success ? [] : error.issues.map(({ path }) => path.at(-1))).toEqual(
    medium === "slack" ? ["slackChannelId"] : [],
  );
});
