import { MAX_ATTACHMENTS } from "@dure/domain/email/attachment/mail-attachment";
import { expect, test } from "vitest";
import { attachmentFaultOf } from "./attachment-fault-of";

const pdf = { filename: "소개서.pdf", size: 10 };
const full = Array.from({ length: MAX_ATTACHMENTS }, (_, at) => ({ filename: `${at}.pdf`, size: 1 }));

test.each([
  ["a.pdf", "x", [pdf], undefined],
  ["a.exe", "x", [], "NOT_ACCEPTABLE"],
  ["소개서.pdf".normalize("NFD"), "x", [pdf], "CONFLICT"],
  ["a.pdf", "", [], "BAD_REQUEST"],
  ["a.pdf", "x", full, "BAD_REQUEST"],
])("the fault of %s with the content %j next to other files: %s", (name, content, others, code) => {
  const fault = attachmentFaultOf(new File([content], name), others);
  if (code) expect(fault).toMatchObject({ code });
  else expect(fault).toBeUndefined();
});
