import type { ListedField } from "@dure/domain/records/filter/listed-field";
import { isMaskedValue } from "@dure/domain/records/record/mask";
import type { RecordView, Reference } from "@dure/domain/records/record/record";
import { useState } from "react";
import type { Choice } from "../../../field/picker/choice";
import type { CellTexts } from "../table/cell-text";
import { heldValue } from "./cell-change";
import { copiedText } from "./copied-text";
import { openCell } from "./open-cell";
import { cellKind } from "./sheet-field";
import type { Sheet } from "./use-sheet";
import type { SheetActions } from "./use-sheet-actions";

export type CellDraftProps = {
  record: RecordView;
  field: ListedField;
  sheet: Sheet;
  actions: SheetActions;
  words: CellTexts;
};

export type CellDraft = ReturnType<typeof useCellDraft>;

/** The text of the edited cell, and the ways to end editing. A text that can't be read as a value stays in the cell. */
export function useCellDraft({ record, field, sheet, actions, words }: CellDraftProps) {
  const [problem, setProblem] = useState<string>();
  const { editing } = sheet;
  const held = heldValue(record, field);
  // Nobody can correct what they can't read: a masked value is retyped.
  const begun = isMaskedValue(held) ? "" : copiedText(record, field, words);
  const text = editing?.text ?? begun;
  const canEdit = actions.canEdit(record, field);
  const close = (refocus = true) => {
    setProblem(undefined);
    sheet.edit(undefined, refocus);
  };
  /** @returns what is wrong with the text, in which case nothing is written */
  const save = (refocus: boolean): string | undefined => {
    const isChanged = editing?.text !== undefined && editing.text !== begun;
    const wrong = isChanged ? actions.commit(record, field, editing.text ?? "") : undefined;
    if (wrong === undefined) close(refocus);
    return wrong;
  };
  const write = (value: unknown) => void actions.write([{ record, field, value }]);
  return {
    text,
    problem,
    canEdit,
    isEditing: editing !== undefined,
    isOpened: editing?.typed === false,
    open: () => openCell({ record, field, sheet, actions }),
    type: (next: string) => {
      setProblem(undefined);
      if (canEdit && cellKind(field) !== "check") sheet.edit({ text: next, typed: editing?.typed ?? true });
    },
    /** @returns whether the cell could be left */
    commit: (): boolean => {
      const wrong = save(true);
      setProblem(wrong);
      return wrong === undefined;
    },
    /** Called on blur. A text that can't be read as a value is reported and dropped. */
    leave: () => {
      const wrong = editing ? save(false) : undefined;
      if (wrong === undefined) return;
      actions.refuse({ record, field, text, reason: wrong });
      close(false);
    },
    cancel: () => close(),
    /** Writes a choice; undefined empties the cell. */
    choose: (choice: Choice | undefined) => {
      write(choice ? chosenValue(field, choice) : null);
      close();
    },
    chooseMany: (values: string[]) => {
      write(values);
      sheet.edit({ text: undefined, typed: false });
    },
  };
}

function chosenValue({ type, attributes, refer }: ListedField, { value, label }: Choice): unknown {
  const entity_type = attributes.entity_type ?? refer;
  if (type !== "many-to-one" || !entity_type) return value;
  return { id: value, label, entity_type, nice_id: null } satisfies Reference;
}
