import { describe, expect, test } from "vitest";
import { contrast, MIN_TEXT_CONTRAST } from "../../shared/color/contrast";
import { escapeHtml } from "../../shared/strings/escape-html";
import { DEFAULT_BRAND } from "../brand/brand";
import { fillVariables } from "../variable/variable";
import type { Block, Inline } from "./block";
import { EmailDocument } from "./email-document";
import { DARK } from "./render-context";
import { renderDocument } from "./render-document";

const text = (value: string): Inline => ({ type: "text", text: value });
const paragraph = (...content: Inline[]): Block => ({ type: "paragraph", attrs: { textAlign: null }, content });
const name: Inline = { type: "variable", attrs: { id: "first_name", fallback: "고객" } };
const documentOf = (...content: Block[]) => EmailDocument.parse({ type: "doc", content });
const render = (content: Block[], options = {}) => renderDocument(documentOf(...content), { locale: "ko", ...options });

describe("a mail", () => {
  test("reads the same as HTML and as text", () => {
    const { html, text: plain } = render([
      { type: "heading", attrs: { level: 1, textAlign: "center" }, content: [text("9월 소식")] },
      paragraph(name, text("님, "), {
        ...text("소식지"),
        marks: [{ type: "link", attrs: { href: "https://a.example/?a=1&b=2" } }],
      }),
      {
        type: "orderedList",
        content: [
          { type: "listItem", content: [paragraph(text("하나"))] },
          { type: "listItem", content: [paragraph(text("둘"))] },
        ],
      },
      {
        type: "button",
        attrs: { label: "예약", href: "{{reschedule_link}}", align: "center", variant: "filled", color: null },
      },
      { type: "image", attrs: { src: "https://a.example/i.png", alt: "사진", width: 200, align: null, href: null } },
    ]);
    expect(plain).toBe(
      "9월 소식\n\n{{first_name}}님, 소식지 (https://a.example/?a=1&b=2)\n\n1. 하나\n2. 둘\n\n예약 ({{reschedule_link}})\n\n[사진]",
    );
    expect(html).toMatch(/<h1 [^>]*text-align:center;">9월 소식<\/h1>/);
    expect(html).toContain('href="https://a.example/?a=1&amp;b=2"');
    expect(html).toContain('href="{{reschedule_link}}"');
    expect(html).toContain('width="200"');
  });

  test("has its language, a hidden preview text and styles for dark mode", () => {
    const { html } = render([paragraph(text("가"))], { previewText: "<미리>", locale: "en" });
    expect(html).toContain('<html lang="en"');
    expect(html).toMatch(/<div style="display:none[^"]*mso-hide:all[^"]*">&lt;미리&gt;/);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain("@media (prefers-color-scheme:dark)");
  });

  test("has a presentation role on every table, and inline styles", () => {
    const { html } = render([paragraph(text("가")), { type: "divider" }]);
    expect(html.match(/<table (?!role="presentation")/)).toBeNull();
    expect(html).toMatch(/<p class="text" style="margin:0 0 16px;font-family:[^"]+color:#18181b;">가<\/p>/);
  });

  test("has columns of fixed widths in Outlook, and columns that wrap elsewhere", () => {
    const column = (value: string): { type: "column"; attrs: { width: number }; content: Block[] } => ({
      type: "column",
      attrs: { width: 50 },
      content: [paragraph(text(value))],
    });
    const { html, text: plain } = render([{ type: "columns", content: [column("왼쪽"), column("오른쪽")] }]);
    expect(html).toContain('<!--[if mso]><td width="276" valign="top"');
    expect(html).toContain("display:inline-block;width:100%;max-width:276px");
    expect(plain).toBe("왼쪽\n\n오른쪽");
  });

  test("has a footer, whose links can be variables", () => {
    const footer = { lines: ["두레상사 & 친구"], links: [{ label: "수신 거부", href: "{{unsubscribe_link}}" }] };
    const { html, text: plain } = render([paragraph(text("가"))], { footer });
    expect(html).toContain("두레상사 &amp; 친구");
    expect(html).toContain('href="{{unsubscribe_link}}"');
    expect(plain).toBe("가\n\n두레상사 & 친구\n수신 거부: {{unsubscribe_link}}");
  });
});

describe("text in a mail", () => {
  test("is escaped, never markup", () => {
    const { html } = render([paragraph(text("<script>alert(1)</script>"))]);
    expect(html).not.toContain("<script");
    const filled = fillVariables(html + render([paragraph(name)]).html, { first_name: "<b>" }, {}, escapeHtml);
    expect(filled).toContain("&lt;b&gt;");
  });

  test("is searched for variables, links and conditions", () => {
    const { variables, links, conditions } = render([
      { type: "conditional", attrs: { variable: "company", show: "absent" }, content: [paragraph(name)] },
      {
        type: "button",
        attrs: { label: "{{deal_name}}", href: "https://a.example", align: null, variant: "outline", color: null },
      },
      paragraph({ ...text("거부"), marks: [{ type: "link", attrs: { href: "{{unsubscribe_link}}" } }] }),
    ]);
    expect({ variables, links, conditions }).toEqual({
      variables: ["first_name", "deal_name", "unsubscribe_link"],
      links: ["https://a.example"],
      conditions: ["company"],
    });
  });

  test.each([
    ["present", ["company"], true],
    ["present", [], false],
    ["absent", ["company"], false],
    ["absent", [], true],
  ] as const)("is conditional on a value that is %s, with the values %j", (show, present, isShown) => {
    const { html, text: plain } = render(
      [{ type: "conditional", attrs: { variable: "company", show }, content: [paragraph(text("조건"))] }],
      { present: new Set(present) },
    );
    expect([html.includes("조건"), plain.includes("조건")]).toEqual([isShown, isShown]);
  });
});

describe("colors", () => {
  test("of a button's label are readable on the button", () => {
    const button = (color: string) =>
      render([
        { type: "button", attrs: { label: "가", href: "https://a.example", align: null, variant: "filled", color } },
      ]).html;
    expect(button("#ffe066")).toContain("color:#18181b;text-decoration:none");
    expect(button("#123456")).toContain("color:#ffffff;text-decoration:none");
  });

  test("of text are lightened in dark mode", () => {
    const { html } = render([paragraph({ ...text("가"), marks: [{ type: "color", attrs: { color: "#000080" } }] })]);
    const dark = /\.c000080\{color:(#[0-9a-f]{6})!important\}/.exec(html)?.[1] ?? "";
    expect(contrast(dark, DARK.card)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
  });

  test("of a section are the same in dark mode", () => {
    const { html } = render([
      { type: "section", attrs: { background: "#0f172a", padding: 24 }, content: [paragraph(text("가"))] },
    ]);
    expect(html).toMatch(/<td bgcolor="#0f172a"[^>]*><p style="[^"]*color:#ffffff;">가/);
  });

  test("of the brand are used for the background and the links", () => {
    const { html } = render([paragraph({ ...text("가"), marks: [{ type: "link", attrs: { href: "tel:02" } }] })], {
      brand: { ...DEFAULT_BRAND, primary_color: "#7c3aed", background_color: "#faf5ff" },
    });
    expect(html).toContain("background:#faf5ff");
    expect(html).toContain("color:#7c3aed;text-decoration:underline");
  });
});
