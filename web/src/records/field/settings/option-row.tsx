import { Field, Flex, IconButton, Input } from "@chakra-ui/react";
import type { OptionProblem } from "@dure/domain/records/field/field-options";
import type { OptionColor } from "@dure/domain/records/field/option-color";
import { X } from "lucide-react";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import type { SortItem } from "../../../ui/sortable/sort-item";
import { SortableRow } from "../../../ui/sortable/sortable-row";
import { linesOf } from "./lines-of";
import { OptionColorButton } from "./option-color-button";

type OptionRowProps = {
  item: SortItem;
  value: string;
  problem: OptionProblem | undefined;
  onChange: (label: string) => void;
  color: OptionColor | undefined;
  onColor: (color: OptionColor | undefined) => void;
  /** Called with the lines of a pasted text of several lines. */
  onPasteLines: (lines: string[]) => void;
  onRemove: () => void;
  /** Called on Enter, to go on with the next option. */
  onEnter: () => void;
};

/** One option, with what is wrong with its name. */
export function OptionRow(props: OptionRowProps) {
  const { item, value, problem, color, onColor, onPasteLines, onChange, onRemove, onEnter } = props;
  const { t } = useTranslation("records");
  const next = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  const paste = (event: ClipboardEvent) => {
    const lines = linesOf(event.clipboardData.getData("text/plain"));
    if (lines.length < 2) return;
    event.preventDefault();
    onPasteLines(lines);
  };
  return (
    <SortableRow item={item}>
      {(handle) => (
        <Field.Root invalid={problem !== undefined}>
          <Flex gap="1" align="center" w="full">
            {handle}
            <OptionColorButton label={item.label} value={color} onChange={onColor} />
            <Input
              autoFocus={value === ""}
              aria-label={t("fieldSettings.optionName", { label: item.label })}
              autoComplete="off"
              maxLength={100}
              value={value}
              onKeyDown={next}
              onPaste={paste}
              onChange={({ target }) => onChange(target.value)}
            />
            <IconButton
              variant="ghost"
              size="xs"
              aria-label={t("fieldSettings.removeOption", { label: item.label })}
              onClick={onRemove}
            >
              <X />
            </IconButton>
          </Flex>
          <Field.ErrorText role="alert">{problem && t(`fieldSettings.problem.${problem}`)}</Field.ErrorText>
        </Field.Root>
      )}
    </SortableRow>
  );
}
