import { Flex, IconButton } from "@chakra-ui/react";
import { WebUrl } from "@dure/domain/shared/value";
import { type Editor, useEditorState } from "@tiptap/react";
import { ImagePlus, Link2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AddressDialog } from "../../ui/rich-text/address-dialog";
import { FormatButtons } from "../../ui/rich-text/format-buttons";

const FORMATS = ["bold", "italic", "underline", "bulletList", "orderedList"] as const;

const isLink = (address: string) => /^mailto:\S+@\S+$/.test(address) || WebUrl.safeParse(address).success;
const isImage = (address: string) => address.startsWith("https://") && WebUrl.safeParse(address).success;

/** The formatting of a signature, with links and pictures. */
export function SignatureTools({ editor }: { editor: Editor }) {
  const { t } = useTranslation("identity");
  const [asked, setAsked] = useState<"link" | "image">();
  const href = useEditorState({
    editor,
    selector: ({ editor: now }): string => now.getAttributes("link").href ?? "",
  });
  return (
    <Flex role="toolbar" aria-label={t("sign.tools")} gap="0.5" p="1" wrap="wrap" borderBottomWidth="1px">
      <FormatButtons editor={editor} formats={FORMATS} labelOf={(id) => t(`sign.tool.${id}`)} />
      <IconButton
        size="xs"
        variant={href ? "subtle" : "ghost"}
        aria-label={t("sign.tool.link")}
        aria-pressed={href !== ""}
        onClick={() => setAsked("link")}
      >
        <Link2 />
      </IconButton>
      <IconButton size="xs" variant="ghost" aria-label={t("sign.tool.image")} onClick={() => setAsked("image")}>
        <ImagePlus />
      </IconButton>
      {asked && (
        <AddressDialog
          title={t(`sign.${asked}.title`)}
          label={t(`sign.${asked}.address`)}
          hint={t(`sign.${asked}.hint`)}
          submit={t("sign.apply")}
          wrong={t(`sign.${asked}.wrong`)}
          initial={asked === "link" ? href : ""}
          isAllowed={asked === "link" ? isLink : isImage}
          onApply={(address) => (asked === "link" ? putLink(editor, address) : putImage(editor, address))}
          remove={
            asked === "link" && href
              ? {
                  label: t("sign.link.remove"),
                  onRemove: () => editor.chain().focus().extendMarkRange("link").unsetLink().run(),
                }
              : undefined
          }
          onClose={() => setAsked(undefined)}
        />
      )}
    </Flex>
  );
}

/** Without selected text, the address itself becomes the text. */
function putLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus();
  if (editor.isActive("link")) chain.extendMarkRange("link").setLink({ href }).run();
  else if (!editor.state.selection.empty) chain.setLink({ href }).run();
  else
    chain
      .insertContent({ type: "text", text: href.replace(/^mailto:/, ""), marks: [{ type: "link", attrs: { href } }] })
      .run();
}

const putImage = (editor: Editor, src: string) =>
  editor.chain().focus().insertContent({ type: "image", attrs: { src } }).run();
