import { Button, chakra, Grid, Stack } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import type { FieldPath } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { focusWhenShown } from "../../lib/focus-when-shown";
import { useTab } from "../../lib/use-tab";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormError } from "../../ui/form-error";
import { UnsavedChangesGuard } from "../../ui/unsaved-changes-guard";
import { EditorPanels } from "./editor/editor-panels";
import { EDITOR_TABS, tabsOf } from "./editor/editor-tabs";
import { refusedFields } from "./editor/refused-fields";
import { PageForm, type PageInput, type PageOutput } from "./page-form-schema";
import { SlotPreview } from "./slot-preview";

type BookingPageFormProps = {
  pageId: string;
  initial: PageOutput;
  /** Of another member: to be read only. */
  disabled: boolean;
  isSaving: boolean;
  error: unknown;
  onSave: (options: PageOutput) => void;
};

/** Every option of a page, beside the times that they offer. */
export function BookingPageForm({ pageId, initial, disabled, isSaving, error, onSave }: BookingPageFormProps) {
  const { t } = useTranslation(["scheduling", "ui"]);
  const { control, handleSubmit, formState, setError } = useZodForm(PageForm, {
    defaultValues: initial,
    values: initial,
    shouldFocusError: false,
  });
  const { isDirty, errors, submitCount } = formState;
  const [tab, choose] = useTab("section", EDITOR_TABS);
  const form = useRef<HTMLFormElement>(null);
  const wrongTabs = tabsOf(Object.keys(errors));

  useEffect(() => {
    for (const { path, message } of refusedFields(error))
      setError(path as FieldPath<PageInput>, { type: "server", message });
  }, [error, setError]);

  // The tab of the first wrong field is opened, which takes a moment to show; then the field takes the focus.
  const showWrong = (found: object) => {
    const [first] = tabsOf(Object.keys(found));
    if (!first) return;
    choose(first);
    focusWhenShown(form.current, `[data-tab=${first}]:not([hidden]) [aria-invalid=true]`);
  };
  return (
    <chakra.form ref={form} noValidate onSubmit={handleSubmit(onSave, showWrong)}>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 20rem" }} gap="5" alignItems="start">
        <EditorPanels
          control={control}
          disabled={disabled}
          pageId={pageId}
          tab={tab}
          wrongTabs={wrongTabs}
          onChoose={choose}
        />
        {!disabled && (
          <Stack gap="4" position={{ lg: "sticky" }} top="4">
            <Stack gap="3">
              <FormError
                error={error ?? (submitCount > 0 && wrongTabs.length > 0 ? t("editor.checkFields") : undefined)}
              />
              <Button type="submit" loading={isSaving}>
                {t("ui:save")}
              </Button>
            </Stack>
            <SlotPreview control={control} pageId={pageId} />
          </Stack>
        )}
      </Grid>
      <UnsavedChangesGuard when={isDirty && !isSaving} />
    </chakra.form>
  );
}
