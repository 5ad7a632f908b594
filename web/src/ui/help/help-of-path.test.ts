import { expect, test } from "vitest";
import { helpOfPath } from "./help-of-path";

test.each([
  ["/leads", "lists"],
  ["/leads/import", "import"],
  ["/leads/abc", "lists"],
  ["/deals/default/board", "boards"],
  ["/settings/webhooks/abc", "developers"],
  ["/leadsome", undefined],
])("%s is explained by %s", (path, article) => expect(helpOfPath(path)).toBe(article));
