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
 * The editing of one value in place. What was typed is checked before it is sent; it shows while it is saved, and stays
 * with the reason when it is not: editing goes on from it, and offline it is sent again by itself. By keyboard the focus comes back to the value. An editor
 * compares with the value that it began with: left as it is, it sends nothing, whatever a colleague saved meanwhile.
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

/** A value that was typed and could not be saved. Without an answer it is sent again when the network is back. */
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
