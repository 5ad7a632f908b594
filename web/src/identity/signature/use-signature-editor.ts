import { type Editor, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useState } from "react";
import { imageNode } from "./image-node";

/** What the server keeps of a signature (functions/src/identity/signature/sanitize-signature.ts). */
const EXTENSIONS = [
  StarterKit.configure({
    trailingNode: false,
    code: false,
    codeBlock: false,
    heading: { levels: [1, 2, 3] },
    link: { openOnClick: false, protocols: ["mailto"] },
  }),
  imageNode,
];

/** The editor of a signature, and its HTML as it is written: empty without text and pictures. */
export function useSignatureEditor(stored: string, label: string) {
  const [html, setHtml] = useState(stored);
  const [begun, setBegun] = useState(stored);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: stored,
    editorProps: { attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label } },
    onUpdate: ({ editor: changed }) => setHtml(htmlOf(changed)),
  });
  /** Takes over the server's version of `sent`, unless the user has typed meanwhile. */
  const saved = (sent: string, kept: string) => {
    if (htmlOf(editor) !== sent) return setBegun(sent);
    editor.commands.setContent(kept, { emitUpdate: false });
    setHtml(htmlOf(editor));
    setBegun(htmlOf(editor));
  };
  return { editor, html, isDirty: html !== begun, saved };
}

function htmlOf(editor: Editor): string {
  const html = editor.getHTML();
  return editor.getText().trim() === "" && !html.includes("<img") ? "" : html;
}
