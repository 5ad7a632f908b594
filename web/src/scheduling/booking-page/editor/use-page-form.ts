import { useEffect, useEffectEvent, useRef } from "react";
import type { FieldPath } from "react-hook-form";
import { focusWhenShown } from "../../../lib/focus-when-shown";
import { useZodForm } from "../../../ui/form/use-zod-form";
import { PageForm, type PageInput, type PageOutput } from "../page-form-schema";
import { type EditorTab, tabsOf } from "./editor-tabs";
import { refusedFields } from "./refused-fields";

type Editing = {
  /** Distinguishes this form's draft from those of other forms on the same page; false keeps no draft. */
  draft?: string | false;
  initial: PageOutput;
  /** The server's refusal. The errors of fields that it names are shown at those fields. */
  error: unknown;
  choose: (tab: EditorTab) => void;
};

/** A page's options as a form, which opens the tab of a wrong field and focuses the field. */
export function usePageForm({ initial, draft = "", error, choose }: Editing) {
  const { control, handleSubmit, formState, getValues, setError, conflicts, saved, guard } = useZodForm(PageForm, {
    draft,
    defaultValues: initial,
    values: initial,
    shouldFocusError: false,
  });
  const { isDirty, errors, submitCount } = formState;
  const form = useRef<HTMLFormElement>(null);
  const wrongTabs = tabsOf(Object.keys(errors));
  const wrongQuestions = Object.keys(errors.form ?? {}).flatMap(
    (place) => getValues("form")?.[Number(place)]?.label ?? [],
  );

  // Opens the tab of the first wrong field. The tab takes a moment to show; then the field gets the focus.
  const showWrong = (names: readonly string[]) => {
    const [first] = tabsOf(names);
    if (!first) return;
    choose(first);
    focusWhenShown(form.current, `[data-tab=${first}]:not([hidden]) [aria-invalid=true]`);
  };
  const showRefused = useEffectEvent((refused: ReturnType<typeof refusedFields>) => {
    for (const { path, message } of refused) setError(path as FieldPath<PageInput>, { type: "server", message });
    showWrong(refused.map(({ path }) => path.split(".")[0] ?? ""));
  });

  useEffect(() => showRefused(refusedFields(error)), [error]);

  return {
    form,
    control,
    isDirty,
    conflicts,
    saved,
    guard,
    wrongTabs,
    wrongQuestions,
    isRefused: submitCount > 0 && wrongTabs.length > 0,
    submitTo: (onSave: (options: PageOutput) => void) => handleSubmit(onSave, (found) => showWrong(Object.keys(found))),
  };
}
