import { Button, Input, NativeSelect } from "@chakra-ui/react";
import type { Editor } from "@tiptap/react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";
import { FormDialog } from "../../../ui/form-dialog";
import { isLinkTarget, RESCHEDULE_LINK } from "./link-target";

/** Asks for the target of a link. Without selected text, the address itself becomes the text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation("email");
  const known: string = editor.getAttributes("link").href ?? "";
  const [href, setHref] = useState(known);
  const [isWrong, setWrong] = useState(false);
  const isReschedule = href === RESCHEDULE_LINK;
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree the dialog is inside the template's form, so its events would bubble to it.
    event.stopPropagation();
    const target = href.trim();
    if (!isLinkTarget(target)) return setWrong(true);
    const text = isReschedule ? t("variable.reschedule_link") : target;
    const chain = editor.chain().focus();
    if (known) chain.extendMarkRange("link").setLink({ href: target }).run();
    else if (!editor.state.selection.empty) chain.setLink({ href: target }).run();
    else chain.insertContent({ type: "text", text, marks: [{ type: "link", attrs: { href: target } }] }).run();
    onClose();
  };
  return (
    <FormDialog title={t("link.title")} submit={t("link.apply")} busy={false} onSubmit={apply} onClose={onClose}>
      <FieldFrame label={t("link.kind")}>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={isReschedule ? "reschedule" : "url"}
            onChange={({ target }) => setHref(target.value === "reschedule" ? RESCHEDULE_LINK : "")}
          >
            <option value="url">{t("link.url")}</option>
            <option value="reschedule">{t("link.reschedule")}</option>
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </FieldFrame>
      {!isReschedule && (
        <FieldFrame label={t("link.address")} error={isWrong ? t("link.wrong") : undefined}>
          <Input
            type="url"
            inputMode="url"
            placeholder="https://"
            value={href}
            onChange={({ target }) => setHref(target.value)}
          />
        </FieldFrame>
      )}
      {known && (
        <Button variant="ghost" alignSelf="flex-start" justifySelf="start" onClick={remove}>
          {t("link.remove")}
        </Button>
      )}
    </FormDialog>
  );
}
