import type { Field } from "@dure/domain/records/field/field";
import { isMaskedValue } from "@dure/domain/records/record/mask";
import type { RecordView } from "@dure/domain/records/record/record";
import { dequal } from "dequal/lite";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { CallError, conflictOf } from "../../lib/call-error";
import { refresh } from "../../lib/query-client";
import { useErrorText } from "../../ui/use-error-text";
import { useUpdateFieldValue } from "../record/use-update-field-value";
import type { RegistryCompany } from "../registry/use-registry-search";
import { useFieldCheck } from "./use-field-check";
import { fieldValue, isEmptyValue } from "./values/field-value";

/**
 * Edits one value in place. A typed value is validated, shown while it is saved, and kept with the error if saving
 * fails; offline it is sent again later. An unchanged value is never sent, whatever a colleague saved meanwhile. After
 * editing by keyboard, the focus returns to the value.
 */
export function useFieldEditing(record: RecordView, field: Field) {
  const errorText = useErrorText();
  const check = useFieldCheck();
  const update = useUpdateFieldValue(record);
  const [editing, setEditing] = useState(false);
  const [begun, setBegun] = useState<unknown>();
  const [typed, setTyped] = useState<unknown>();
  const [invalid, setInvalid] = useState<string>();
  const { button, refocus } = useReturnedFocus(editing);
  const stored = fieldValue(record, field);
  // Nobody can correct what they can't read: a masked value is retyped, or left as it is.
  const isMasked = isMaskedValue(begun);
  const conflict = conflictOf(update.error);
  const unsaved = useUnsaved(update);

  const close = (byKey: boolean) => {
    refocus.current = byKey;
    setInvalid(undefined);
    setEditing(false);
  };
  return {
    button,
    editing,
    typed: isMaskedValue(typed) ? undefined : typed,
    shown: update.isPending ? update.variables.value : unsaved ? unsaved.value : stored,
    saving: update.isPending,
    invalid: invalid !== undefined,
    error: invalid ?? (update.isError ? errorText(update.error) : undefined),
    unsaved,
    conflict: conflict && {
      mine: update.variables?.value,
      theirs: conflict.current,
      keepMine: () => update.mutate({ fieldId: field.id, value: update.variables?.value, before: conflict.current }),
      keepTheirs: () => {
        update.reset();
        void refresh("records");
      },
    },
    begin: () => {
      setTyped(unsaved ? unsaved.value : stored);
      update.reset();
      setBegun(stored);
      setEditing(true);
    },
    cancel: () => close(true),
    choose: (company: RegistryCompany) => {
      update.mutate({ fieldId: field.id, value: company.name, before: begun, company });
      close(true);
    },
    commit: (value: unknown, byKey: boolean) => {
      if (!editing) return;
      const same = dequal(value, begun) || (isMasked && isEmptyValue(value));
      const wrong = same ? undefined : check(record.entity, field, value);
      if (wrong) return setInvalid(wrong);
      if (!same) update.mutate({ fieldId: field.id, value, before: begun });
      close(byKey);
    },
  };
}

/** A typed value that could not be saved. If the call got no answer, it is sent again when the network is back. */
function useUnsaved({ error, variables, mutate, reset }: ReturnType<typeof useUpdateFieldValue>) {
  const isUnanswered = error !== null && !(error instanceof CallError);
  const retry = () => variables && mutate(variables);
  const sendAgain = useEffectEvent(retry);
  useEffect(() => {
    if (!isUnanswered) return;
    const hear = () => sendAgain();
    addEventListener("online", hear);
    return () => removeEventListener("online", hear);
  }, [isUnanswered]);
  return error && variables && !conflictOf(error) ? { value: variables.value, retry, drop: reset } : undefined;
}

/** After editing by keyboard the focus comes back to the button. */
function useReturnedFocus(editing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const refocus = useRef(false);
  useLayoutEffect(() => {
    if (editing || !refocus.current) return;
    refocus.current = false;
    button.current?.focus();
  }, [editing]);
  return { button, refocus };
}
