import { Box } from "@chakra-ui/react";
import { type KeyboardEvent, type Ref, useId, useRef, useState } from "react";
import { CellChoices, type ChoiceKeys } from "./cell-choices";
import { cellKind } from "./sheet-field";
import { type CellDraft, type CellDraftProps, useCellDraft } from "./use-cell-draft";
import { useCellKeys } from "./use-cell-keys";

type CellInputProps = CellDraftProps & {
  label: string;
  lastPlace: { row: number; column: number };
  onLeave: () => void;
  onSelectRow: () => void;
};

/**
 * The active cell's input, which has its focus and is invisible until something is typed. So even the first syllable of
 * a Korean word is composed in place.
 */
export function CellInput({ label, lastPlace, onLeave, onSelectRow, ...cell }: CellInputProps) {
  const { record, field, sheet, actions } = cell;
  const draft = useCellDraft(cell);
  const choiceKeys: ChoiceKeys = useRef(undefined);
  const listId = useId();
  const [activeId, setActiveId] = useState<string>();
  const onKeyDown = useCellKeys({ sheet, actions, draft, lastPlace, onLeave, onSelectRow, choiceKeys });
  const kind = cellKind(field);
  const isChosen = draft.isEditing && (kind === "choice" || kind === "choices");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving the editor saves, whichever part of it is left.
    <div
      data-cell-editor={draft.isEditing || undefined}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && draft.leave()}
    >
      <TypedCell {...{ draft, actions, label, kind, listId, activeId: isChosen ? activeId : undefined, onKeyDown }} />
      {isChosen && (
        <CellChoices
          {...{ record, field, label, listId }}
          search={sheet.editing?.text ?? ""}
          keys={choiceKeys}
          onActive={setActiveId}
          onChoose={draft.choose}
          onChooseMany={draft.chooseMany}
        />
      )}
    </div>
  );
}

type TypedCellProps = Pick<CellDraftProps, "actions"> & {
  draft: CellDraft;
  label: string;
  kind: ReturnType<typeof cellKind>;
  /** The element ids of the list of choices and of its highlighted choice. */
  listId: string;
  activeId: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The input itself: a date input when a day is opened, a text area for a field of several lines. */
function TypedCell({ draft, actions, label, kind, listId, activeId, onKeyDown }: TypedCellProps) {
  const problemId = useId();
  const { isEditing, isOpened, problem } = draft;
  const isChosen = kind === "choice" || kind === "choices";
  const shared = {
    "data-cell-input": "",
    "data-editing": isEditing || undefined,
    ref: isEditing && isOpened ? selectAll : undefined,
    tabIndex: -1,
    autoComplete: "off",
    spellCheck: false,
    "aria-label": label,
    "aria-invalid": problem !== undefined,
    "aria-describedby": problem ? problemId : undefined,
    value: isEditing ? draft.text : "",
    maxLength: 1000,
    onChange: ({ target }: { target: { value: string } }) => draft.type(target.value),
    onKeyDown,
    ...(!isEditing && { onCopy: actions.copy, onCut: actions.cut, onPaste: actions.paste }),
  } as const;
  return (
    <>
      {kind === "lines" && <textarea {...shared} readOnly={!draft.canEdit} />}
      {kind === "date" && isEditing && isOpened && <input {...shared} key="day" type="date" max="9999-12-31" />}
      {kind !== "lines" && !(kind === "date" && isEditing && isOpened) && (
        <input
          {...shared}
          readOnly={!draft.canEdit}
          {...(isChosen && {
            role: "combobox",
            "aria-expanded": isEditing,
            "aria-controls": isEditing ? listId : undefined,
            "aria-autocomplete": "list" as const,
            "aria-activedescendant": activeId,
          })}
        />
      )}
      {problem && (
        <Box
          id={problemId}
          role="alert"
          position="absolute"
          top="full"
          insetInlineStart="0"
          zIndex="1"
          w="max-content"
          maxW="20rem"
          px="2"
          py="1"
          bg="bg.error"
          color="fg.error"
          textStyle="xs"
          rounded="l1"
          whiteSpace="normal"
          shadow="sm"
        >
          {problem}
        </Box>
      )}
    </>
  );
}

/** Selects the whole value when a cell is opened, as every other in-place editor does. */
const selectAll: Ref<HTMLInputElement & HTMLTextAreaElement> = (element) => {
  if (element?.type === "date") element.focus();
  else if (element && document.activeElement === element) element.select();
};
