import type { Brand } from "@dure/domain/email/brand/brand";
import type { Editor, Range } from "@tiptap/core";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type OpenSuggestion, type SuggestedItem, suggestionExtension } from "../../ui/rich-text/suggestion-extension";
import { imageFilesExtension } from "./image/image-files-extension";
import type { ImageUploads } from "./image/use-image-uploads";
import { insertBlock, insertVariable } from "./insert";
import { NEW_BLOCKS, type NewBlockId } from "./new-blocks";
import { editorExtensions } from "./nodes/editor-extensions";
import type { MailVariable } from "./use-mail-variables";

const MAX_ITEMS = 30;

const matching = (items: readonly SuggestedItem[], query: string): SuggestedItem[] =>
  items.filter(({ id, label }) => `${label} ${id}`.toLowerCase().includes(query.toLowerCase())).slice(0, MAX_ITEMS);

type Given = {
  variables: readonly MailVariable[];
  brand: Brand | undefined;
  uploads: ImageUploads;
  /** Asks for an image. */
  onImage: () => void;
};

/** The editor's extensions and the menu that is open at the cursor: `/` for blocks, `{{` for variables. */
export function useEditorExtensions({ variables, brand, uploads, onImage }: Given) {
  const { t } = useTranslation("email");
  const [suggestion, setSuggestion] = useState<OpenSuggestion>();
  const blocks = NEW_BLOCKS.map(({ id }) => ({ id, label: t(`document.new.${id}`), group: t("document.group.block") }));
  const latest = useRef({ variables, blocks, onImage });
  latest.current = { variables, blocks, onImage };
  const nameOf = (id: string) => latest.current.variables.find((one) => one.id === id)?.label ?? id;
  const pickBlock = (editor: Editor, range: Range, { id }: SuggestedItem) => {
    const block = NEW_BLOCKS.find((one) => one.id === id);
    if (block?.content) return insertBlock(editor, block.id satisfies NewBlockId, range);
    editor.chain().focus().deleteRange(range).run();
    latest.current.onImage();
  };
  // TipTap takes its extensions once; what changes later is read through the reference.
  const extensions = useMemo(
    () => [
      ...editorExtensions({
        nameOf,
        describeCondition: (variable, show) =>
          t(show === "present" ? "document.condition.present" : "document.condition.absent", {
            name: nameOf(variable),
          }),
        placeholder: t("document.placeholder"),
        logo: { src: brand?.logo?.src ?? "", name: t("document.block.logo") },
      }),
      imageFilesExtension(uploads),
      suggestionExtension({
        name: "newBlock",
        char: "/",
        items: (query) => matching(latest.current.blocks, query),
        onPick: pickBlock,
        onChange: setSuggestion,
      }),
      suggestionExtension({
        name: "newVariable",
        char: "{{",
        items: (query) => matching(latest.current.variables, query),
        onPick: (editor, range, { id }) => insertVariable(editor, id, range),
        onChange: setSuggestion,
      }),
    ],
    [t, brand, uploads],
  );
  return { extensions, suggestion };
}
