import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT, textOf } from "./markdown";

// The form's shared parts handle a double click, a stale tab, Esc, reload and offline: `useZodForm` keeps drafts and
// merges concurrent changes, `useMutation` submits once. tests/e2e/app tests forms that use them; here each form has to
// use them.

const SOURCES = globSync("web/src/**/*.{ts,tsx}", { cwd: ROOT }).filter((path) => !/\.(test|fixture)\./.test(path));
const FORM = /<(chakra\.)?form\b|as="form"/;
/** The shared form, or a hook or a dialog that is made of it. */
const SHARED = /\/(use-zod-form|form-dialog|use-page-form|use-field-form)"/;

/** Forms without the shared hook, and why they need none of it. */
const OTHERS: Readonly<Record<string, string>> = {
  // Preact pages for visitors without a session: they don't load React, and guard against a double submit themselves.
  "identity/public/code-question.tsx": "asks for a code of six digits; nothing is stored that another tab could change",
  "identity/public/pages/password-login.tsx": "logs in; a second try logs in again",
  "identity/public/pages/sign-up-form.tsx": "signs up; the address is taken once",
  "scheduling/public/event/reason-form.tsx": "cancels or moves one meeting, which a second request finds done",
  "scheduling/public/meet/guest-form.tsx": "chooses a suggested time, with one key for each attempt",
  "forms/public/visitor-form.tsx": "submits with one id for each page view, so that a repeated request counts once",
  // Frames of a form that another file holds.
  "ui/form-dialog.tsx": "is the shared dialog",
  "email/footer/settings-form.tsx": "is the frame of forms that hold the shared hook",
  "records/record/create/create-form-frame.tsx": "is the frame of the forms that make a record, which keep drafts",
  // A single field or a list, sent by the shared mutation, that can't overwrite a colleague's changes.
  "identity/second-factor/code-dialog.tsx": "asks for a code that counts once",
  "identity/second-factor/enroll-form.tsx": "asks for a code that counts once",
  "teams/invitation/invite-form.tsx": "adds addresses, keeps a draft, and whoever is invited already is refused",
  "records/file/filename-form.tsx": "renames one file in its row",
  "records/pipeline/settings/add-stage.tsx": "adds one stage by its name",
  "journeys/tracker/site-list.tsx": "adds one site to a list",
  "email/address/address-form.tsx": "sets one address to be mailed or not",
  // Forms that send nothing.
  "teams/audit/audit-filters.tsx": "filters a list",
  "email/address/suppression-filters.tsx": "filters a list",
  "records/import/steps/error-group-item.tsx": "changes a cell of a file that is not imported yet",
};

const within = (path: string): string => path.replace("web/src/", "");

test("every form uses the shared form, or is listed with a reason", () => {
  const forms = SOURCES.filter((path) => FORM.test(textOf(path)));
  const others = forms.filter((path) => !SHARED.test(textOf(path)) || path === "web/src/ui/form-dialog.tsx");
  expect(others.map(within).toSorted()).toEqual(Object.keys(OTHERS).toSorted());
  expect(forms.length).toBeGreaterThan(30);
});

test.each([
  ["react-hook-form", "useForm", "web/src/ui/form/use-zod-form.ts"],
  ["@tanstack/react-query", "useMutation", "web/src/lib/use-mutation.ts"],
])("%s's %s is called in one file", (library, name, only) => {
  const imports = new RegExp(`import\\s*\\{[^}]*\\b${name}\\b[^}]*\\}\\s*from "${library}"`);
  expect(SOURCES.filter((path) => imports.test(textOf(path)))).toEqual([only]);
});

test("no form sends a request without the shared mutation", () => {
  const forms = SOURCES.filter((path) => FORM.test(textOf(path)));
  expect(forms.filter((path) => /\bfetch\(|\b(api|client)\.\w+\.\w+\.call\(/.test(textOf(path)))).toEqual([]);
});
