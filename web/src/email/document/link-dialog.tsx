import { Button } from "@chakra-ui/react";
import { isLinkTarget } from "@dure/domain/email/document/document-values";
import type { Editor } from "@tiptap/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormDialog } from "../../ui/form-dialog";
import { LinkField } from "./panel/link-field";

/** Asks for the target of a link. Without selected text, the address itself becomes the text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation("email");
  const known = String(editor.getAttributes("link").href ?? "");
  const [href, setHref] = useState(known);
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree the dialog is inside the mail's form, so its events would bubble to it.
    event.stopPropagation();
    const chain = editor.chain().focus();
    if (known) chain.extendMarkRange("link").setLink({ href }).run();
    else if (!editor.state.selection.empty) chain.setLink({ href }).run();
    else chain.insertContent({ type: "text", text: labelOf(href), marks: [{ type: "link", attrs: { href } }] }).run();
    onClose();
  };
  const labelOf = (target: string): string => {
    if (target === "{{reschedule_link}}") return t("document.link.reschedule_link");
    if (target === "{{unsubscribe_link}}") return t("document.link.unsubscribe_link");
    return target === "{{preferences_link}}" ? t("document.link.preferences_link") : target;
  };
  return (
    <FormDialog
      title={t("link.title")}
      submit={t("link.apply")}
      busy={false}
      disabled={!isLinkTarget(href)}
      onSubmit={apply}
      onClose={onClose}
    >
      <LinkField href={href} onChange={setHref} />
      {known && (
        <Button variant="ghost" justifySelf="start" onClick={remove}>
          {t("link.remove")}
        </Button>
      )}
    </FormDialog>
  );
}
