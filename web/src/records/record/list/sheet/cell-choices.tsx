import { Box, type BoxProps, Flex } from "@chakra-ui/react";
import type { ListedField } from "@dure/domain/records/filter/listed-field";
import type { RecordView } from "@dure/domain/records/record/record";
import { Check } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Choice } from "../../../field/picker/choice";
import { asReference } from "../../../field/values/field-value";
import { OptionDot } from "../../../field/values/option-dot";
import { useChoices } from "../../../filter/use-choices";
import { heldValue } from "./cell-change";

/** The list's key handler, which the editor's input calls. It returns whether the list handled the key. */
export type ChoiceKeys = RefObject<((event: KeyboardEvent) => boolean) | undefined>;

type CellChoicesProps = {
  record: RecordView;
  field: ListedField;
  /** The typed text. While it is empty, all choices are shown. */
  search: string;
  label: string;
  /** The list's element id, which the input refers to. */
  listId: string;
  keys: ChoiceKeys;
  /** Called with the element id of the highlighted choice, which the input refers to. */
  onActive: (id: string | undefined) => void;
  onChoose: (choice: Choice) => void;
  onChooseMany: (values: string[]) => void;
};

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The choices of a field, below its cell. Enter takes the highlighted one; in a multi-select field, it toggles it. */
export function CellChoices(props: CellChoicesProps) {
  const { record, field, search, label, listId, keys, onActive, onChoose, onChooseMany } = props;
  const { t } = useTranslation("records");
  const id = useId();
  const choices = useChoices(ofOwnType(field, record), search.trim());
  const chosen = chosenIn(record, field);
  const isMany = field.type === "multi-select";
  const [active, setActive] = useState<number>();
  const first = search.trim() === "" ? choices.findIndex(({ value }) => chosen.includes(value)) : 0;
  const index = Math.min(active ?? first, choices.length - 1);
  const highlighted = choices[index];
  useEffect(() => onActive(highlighted && `${id}${highlighted.value}`), [highlighted, id, onActive]);

  const take = (choice: Choice) => {
    if (!isMany) return onChoose(choice);
    const { value } = choice;
    onChooseMany(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  };
  keys.current = (event) => {
    const step = STEPS[event.key];
    if (step) setActive(Math.min(Math.max(index + step, 0), choices.length - 1));
    else if (event.key === "Enter" && highlighted) take(highlighted);
    else return false;
    return true;
  };
  return (
    <Box
      {...LIST}
      id={listId}
      role="listbox"
      aria-label={label}
      aria-multiselectable={isMany || undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      {choices.map((choice, place) => (
        <ChoiceLine
          key={choice.value}
          id={`${id}${choice.value}`}
          label={choice.label}
          color={choice.color}
          isActive={place === index}
          isChosen={chosen.includes(choice.value)}
          onTake={() => take(choice)}
        />
      ))}
      {choices.length === 0 && (
        <Box px="2" py="1.5" color="fg.muted">
          {t("filter.noChoice")}
        </Box>
      )}
    </Box>
  );
}

const LIST: BoxProps = {
  position: "absolute",
  top: "full",
  insetInlineStart: "0",
  minW: "max(100%, 12rem)",
  maxH: "16rem",
  overflowY: "auto",
  mt: "1",
  p: "1",
  bg: "bg.panel",
  rounded: "l2",
  shadow: "lg",
  lineHeight: "1.5",
};

type ChoiceLineProps = Pick<Choice, "label" | "color"> & {
  id: string;
  isActive: boolean;
  isChosen: boolean;
  onTake: () => void;
};

const ChoiceLine = ({ id, label, color, isActive, isChosen, onTake }: ChoiceLineProps) => (
  <Flex
    id={id}
    ref={isActive ? intoSight : undefined}
    role="option"
    aria-selected={isChosen}
    align="center"
    gap="2"
    px="2"
    minH="8"
    rounded="l1"
    cursor="pointer"
    textAlign="start"
    bg={isActive ? "bg.muted" : undefined}
    onClick={onTake}
  >
    <OptionDot color={color} />
    <Box as="span" flex="1" truncate>
      {label}
    </Box>
    {isChosen && <Check size={14} aria-hidden />}
  </Flex>
);

const intoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

/** A deal moves among the stages of its own type. */
function ofOwnType(field: ListedField, { record_type }: RecordView): ListedField {
  const { status_stages } = field.attributes;
  if (!status_stages) return field;
  const own = status_stages.filter((one) => one.record_type.id === record_type?.id);
  return { ...field, attributes: { ...field.attributes, status_stages: own } };
}

function chosenIn(record: RecordView, field: ListedField): string[] {
  const held = heldValue(record, field);
  if (Array.isArray(held)) return held.map(String);
  const id = asReference(held)?.id ?? held;
  return typeof id === "string" && id !== "" ? [id] : [];
}
