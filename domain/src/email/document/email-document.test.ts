import { expect, test } from "vitest";
import { EmailDocument } from "./email-document";

const parse = (...content: unknown[]) => EmailDocument.safeParse({ type: "doc", content });
const paragraph = (...content: unknown[]) => ({ type: "paragraph", attrs: { textAlign: null }, content });
const link = (href: string) => paragraph({ type: "text", text: "가", marks: [{ type: "link", attrs: { href } }] });
const image = (src: string) => ({ type: "image", attrs: { src, alt: "", width: null, align: null, href: null } });
const column = (...content: unknown[]) => ({ type: "column", attrs: { width: 50 }, content });
const columns = (...content: unknown[]) => ({ type: "columns", content: [column(...content), column(paragraph())] });
const section = (...content: unknown[]) => ({ type: "section", attrs: { background: null, padding: 16 }, content });
const conditional = (...content: unknown[]) => ({
  type: "conditional",
  attrs: { variable: "company", show: "present" },
  content,
});

test.each([
  ["a script", { type: "script", content: [] }],
  ["raw HTML", { type: "html", attrs: { html: "<b>" } }],
  ["a script's address", link("javascript:alert(1)")],
  ["data as an address", link("data:text/html,x")],
  ["a variable that is no link as an address", link("{{first_name}}")],
  ["a variable within an address", link("https://a.example/?name={{first_name}}")],
  ["an address that ends its attribute", link('https://a.example/"onclick="x')],
  ["an image within the mail", image("data:image/png;base64,AAAA")],
  ["an unknown variable", paragraph({ type: "variable", attrs: { id: "nobody", fallback: "" } })],
  [
    "a colour that is a style",
    paragraph({ type: "text", text: "가", marks: [{ type: "color", attrs: { color: "red;x" } }] }),
  ],
  ["a row in a row", columns(columns(paragraph()))],
  ["a section in a section", section(section(paragraph()))],
  ["a condition in a condition", conditional(section(conditional(paragraph())))],
  [
    "an image in a list",
    { type: "bulletList", content: [{ type: "listItem", content: [image("https://a.example/a.png")] }] },
  ],
  ["one column", { type: "columns", content: [column(paragraph())] }],
  [
    "a text of 126,000 characters",
    ...Array.from({ length: 14 }, () => paragraph({ type: "text", text: "가".repeat(9_000) })),
  ],
])("%s is refused", (_, ...content) => expect(parse(...content).success).toBe(false));

test.each([
  ["https", link("https://a.example/b?c=d#e")],
  ["mailto", link("mailto:a@b.example?subject=x")],
  ["tel", link("tel:+82-2-120")],
  ["the unsubscribe link", link("{{unsubscribe_link}}")],
  ["a section with a condition and columns", section(conditional(columns(paragraph({ type: "hardBreak" }))))],
  ["a custom field", paragraph({ type: "variable", attrs: { id: "cf_0000000000000001", fallback: "가" } })],
])("%s is accepted", (_, content) => expect(parse(content).error).toBeUndefined());

test("the error about a misplaced block contains its path", () => {
  const { error } = parse(paragraph(), section(section(paragraph())));
  expect(error?.issues[0]?.path).toEqual(["content", 1, "content", 0]);
});

test("attributes that are not listed are dropped", () =>
  expect(parse({ ...paragraph(), attrs: { textAlign: null, style: "position:fixed" } }).data?.content[0]).toEqual(
    paragraph(),
  ));
