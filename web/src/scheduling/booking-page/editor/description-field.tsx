import { HStack, IconButton, Textarea } from "@chakra-ui/react";
import { Bold, Italic, Link, List } from "lucide-react";
import { useRef } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { FieldFrame } from "../../../ui/form/field-frame";
import type { SectionProps } from "../section-props";
import { type Mark, markText } from "./mark-text";

const MARKS = [
  { mark: "bold", icon: Bold },
  { mark: "italic", icon: Italic },
  { mark: "list", icon: List },
  { mark: "link", icon: Link },
] as const satisfies readonly { mark: Mark; icon: unknown }[];

/** The description with bold and italic words, lists and links: buttons and keys mark what is selected. */
export function DescriptionField({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { field, fieldState } = useController({ control, name: "description" });
  const area = useRef<HTMLTextAreaElement>(null);
  const apply = (mark: Mark) => {
    const { current } = area;
    if (!current) return;
    const marked = markText(current.value, { start: current.selectionStart, end: current.selectionEnd }, mark);
    field.onChange(marked.text);
    current.focus();
    requestAnimationFrame(() => current.setSelectionRange(marked.start, marked.end));
  };
  return (
    <FieldFrame
      label={t("editor.descriptionLabel")}
      hint={t("editor.descriptionHint")}
      disabled={disabled}
      error={fieldState.error?.message}
    >
      <HStack gap="1" role="toolbar" aria-label={t("editor.marks.title")}>
        {MARKS.map(({ mark, icon: Icon }) => (
          <IconButton
            key={mark}
            size="xs"
            variant="ghost"
            aria-label={t(`editor.marks.${mark}`)}
            disabled={disabled}
            onClick={() => apply(mark)}
          >
            <Icon aria-hidden />
          </IconButton>
        ))}
      </HStack>
      <Textarea
        autoresize
        rows={3}
        {...field}
        ref={(element) => {
          area.current = element;
          field.ref(element);
        }}
        value={field.value ?? ""}
        onKeyDown={(event) => {
          const mark = ({ b: "bold", i: "italic" } as const)[event.key.toLowerCase() as "b" | "i"];
          if (!mark || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          apply(mark);
        }}
      />
    </FieldFrame>
  );
}
