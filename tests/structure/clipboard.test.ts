import { expect, test } from "vitest";
import { filesLike, textOf } from "./markdown";

/** Code that writes to the clipboard itself, without a `copy` event, or renders a button that does. */
const COPIES = /navigator\.clipboard|\buseCopy\(|<CodeToCopy\b/;

/** The files that may: they copy what is made to be passed on (docs/product/platform.md#copying-and-pasting). */
const LINKS_AND_SECRETS = [
  "web/src/email/sending-domain/dns-record-card.tsx",
  "web/src/identity/second-factor/recovery-codes.tsx",
  "web/src/identity/second-factor/secret-key.tsx",
  "web/src/journeys/tracker/tracking-code.tsx",
  "web/src/records/record/use-copy-page.ts",
  "web/src/routing/editor/connect/install-step.tsx",
  "web/src/routing/router/embed/router-embed.tsx",
  "web/src/routing/router/router-menu.tsx",
  "web/src/scheduling/booking-page/list/embed-dialog.tsx",
  "web/src/scheduling/calendar-page/suggestion/copy-when-ready.ts",
  "web/src/teams/api-key/mcp-section.tsx",
  "web/src/teams/api-key/shown-key.tsx",
  "web/src/teams/short-url/short-link-button.tsx",
  "web/src/teams/short-url/use-copy-short-link.ts",
  "web/src/teams/webhook/secret-section.tsx",
  "web/src/ui/copy/code-to-copy.tsx",
  "web/src/ui/copy/copy-link-button.tsx",
  "web/src/ui/copy/use-copy.ts",
];

test("data is copied only if the team's flag allows it", () => {
  const copying = filesLike("web/src/**/*.{ts,tsx}").filter((path) => COPIES.test(textOf(path)));
  const unasked = copying.filter((path) => !textOf(path).includes('useRemoteFlag("disable_copy_paste")'));
  expect(unasked.toSorted()).toEqual(LINKS_AND_SECRETS);
});
