import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/** The policy of the app's page on Hosting. */
const policy = /"Content-Security-Policy",\s*"value": "([^"]+)"/.exec(read("firebase.json"))?.[1] ?? "";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** react-draggable's style sheet. Its code builds it in two parts, one per line. */
function draggableSheet(): string {
  const code = read("node_modules/react-draggable/build/cjs/Draggable.js");
  return [...code.matchAll(/styleEl\.innerHTML \+?= "([^"]+)\\n"/g)].map(([, line]) => `${line}\n`).join("");
}

/** The inline style sheets in the page: those that libraries add, as found in their code, and the page's own. */
const SHEETS = [
  { owner: "emotion, whose rules go into an empty sheet", sheet: "" },
  {
    owner: "next-themes, which stops transitions while colours change",
    sheet: /createTextNode\("([^"]+)"\)/.exec(read("node_modules/next-themes/dist/index.mjs"))?.[1],
  },
  {
    owner: "tiptap, for its editor",
    sheet: /\nconst style = `([^`]+)`/.exec(read("node_modules/@tiptap/core/dist/index.js"))?.[1],
  },
  { owner: "react-draggable, which selects no text while something is dragged", sheet: draggableSheet() },
  // Already minified, so that the build doesn't change it.
  {
    owner: "the page itself, for its colour before anything else",
    sheet: /<style>(.+)<\/style>/.exec(read("web/index.html"))?.[1],
  },
];

// A library's new version may have another style sheet, whose hash must be added to firebase.json.
test.each(SHEETS)("the page's policy has the hash of the sheet of $owner", ({ sheet = "not found" }) => {
  expect(policy).toContain(hashOf(sheet));
});

test("the policy allows no other inline style sheet and no inline script", () => {
  const directives = new Map(policy.split("; ").map((one) => [one.split(" ")[0], one.split(" ").slice(1)]));
  expect(directives.get("style-src")).toEqual(["'self'", ...SHEETS.map(({ sheet = "" }) => hashOf(sheet))]);
  expect(directives.get("script-src")).toEqual(["'self'", "https://apis.google.com"]);
});
