import { Box } from "@chakra-ui/react";
import type { MeetingVariable } from "@dure/domain/email/variable/variable";
import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useId } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";
import { ContentTools } from "./content-tools";
import { RESCHEDULE_LINK } from "./link-target";
import { variableNode, withVariableNodes } from "./variable-node";
import type { TemplateControl } from "./with-content";

/** The rich-text editor of the mail: paragraphs, headings, lists, emphasis, links and variables. */
export function ContentField({ control }: { control: TemplateControl }) {
  const { t } = useTranslation("email");
  const id = useId();
  const { field, fieldState } = useController({ control, name: "content" });
  const editor = useEditor({
    extensions: extensionsOf((variable: MeetingVariable) => t(`variable.${variable}`)),
    content: withVariableNodes(field.value ?? ""),
    editorProps: {
      attributes: { role: "textbox", "aria-multiline": "true", "aria-label": t("editor.content"), id },
    },
    onUpdate: ({ editor: changed }) => field.onChange(changed.getHTML()),
    onBlur: field.onBlur,
  });
  return (
    <FieldFrame label={t("editor.content")} required error={fieldState.error && t("editor.contentEmpty")}>
      <Box
        w="full"
        borderWidth="1px"
        borderColor={fieldState.error ? "border.error" : "border"}
        rounded="l2"
        bg="bg.panel"
        _focusWithin={{ borderColor: "brand.solid" }}
        css={WRITING}
      >
        <ContentTools editor={editor} />
        <EditorContent editor={editor} />
      </Box>
    </FieldFrame>
  );
}

/** Restores list and heading styles that the CSS reset removes. */
const WRITING = {
  "& .tiptap": { minHeight: "16rem", padding: "3", outline: "none", lineHeight: "1.6" },
  "& .tiptap p + p": { marginTop: "2" },
  "& .tiptap h2": { textStyle: "lg", fontWeight: "semibold", marginBlock: "2" },
  "& .tiptap h3": { fontWeight: "semibold", marginBlock: "2" },
  "& .tiptap ul": { listStyleType: "disc", paddingInlineStart: "5" },
  "& .tiptap ol": { listStyleType: "decimal", paddingInlineStart: "5" },
  "& .tiptap a": { color: "brand.fg", textDecoration: "underline" },
  "& .tiptap [data-variable]": {
    bg: "brand.subtle",
    color: "brand.fg",
    rounded: "l1",
    paddingInline: "1",
    whiteSpace: "nowrap",
  },
  "& .tiptap .ProseMirror-selectednode": { outline: "2px solid", outlineColor: "brand.solid" },
};

/** The allowed content: what the server accepts (functions/src/email/template/clean-content.ts). */
const extensionsOf = (nameOf: (variable: MeetingVariable) => string) => [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [1, 2, 3] },
    link: {
      openOnClick: false,
      isAllowedUri: (url, { defaultValidate }) => url === RESCHEDULE_LINK || defaultValidate(url),
    },
  }),
  variableNode(nameOf),
];
