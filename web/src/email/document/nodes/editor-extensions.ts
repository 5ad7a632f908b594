import { isLinkTarget } from "@dure/domain/email/document/document-values";
import { Placeholder } from "@tiptap/extensions";
import StarterKit from "@tiptap/starter-kit";
import { ButtonNode, DividerNode, ImageNode, LogoNode, SpacerNode } from "./block-nodes";
import { ColumnNode, ColumnsNode, conditionalNode, MailNode, SectionNode } from "./container-nodes";
import { ColorMark, TextAlign } from "./text-marks";
import { variableNode } from "./variable-node";

export type EditorTexts = {
  nameOf: (variable: string) => string;
  describeCondition: (variable: string, show: string) => string;
  placeholder: string;
  logo: { src: string; name: string };
};

/** The editor's schema: exactly what a document can hold (domain/src/email/document/block.ts). */
export const editorExtensions = ({ nameOf, describeCondition, placeholder, logo }: EditorTexts) => [
  StarterKit.configure({
    document: false,
    code: false,
    codeBlock: false,
    blockquote: false,
    horizontalRule: false,
    heading: { levels: [1, 2, 3] },
    link: { openOnClick: false, isAllowedUri: (url) => isLinkTarget(url) },
  }),
  MailNode,
  ColumnsNode,
  ColumnNode,
  SectionNode,
  conditionalNode(describeCondition),
  ButtonNode,
  ImageNode,
  DividerNode,
  SpacerNode,
  LogoNode.configure(logo),
  variableNode(nameOf),
  ColorMark,
  TextAlign,
  Placeholder.configure({ placeholder }),
];
