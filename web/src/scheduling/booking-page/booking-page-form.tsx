import { Button, chakra, Grid, Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useTab } from "../../lib/use-tab";
import { FormConflicts } from "../../ui/form/form-conflicts";
import { FormError } from "../../ui/form-error";
import { UnsavedChangesGuard } from "../../ui/unsaved-changes-guard";
import { EditorPanels } from "./editor/editor-panels";
import { EDITOR_TABS, tabsOf } from "./editor/editor-tabs";
import { usePageForm } from "./editor/use-page-form";
import { useWrongPlaces } from "./editor/use-wrong-places";
import { ExplainPanel } from "./explanation/explain-panel";
import type { PageOutput } from "./page-form-schema";
import { SlotPreview } from "./slot-preview";

type BookingPageFormProps = {
  pageId: string;
  initial: PageOutput;
  /** Whether the form is read-only, as another member's page is. */
  disabled: boolean;
  isSaving: boolean;
  error: unknown;
  /** `saved` is called once the server has stored the options. */
  onSave: (options: PageOutput, saved: () => void) => void;
};

/** Every option of a page, beside a preview of the times that result. */
export function BookingPageForm({ pageId, initial, disabled, isSaving, error, onSave }: BookingPageFormProps) {
  const { t } = useTranslation(["scheduling", "ui"]);
  const [tab, choose] = useTab("section", EDITOR_TABS);
  const { form, control, isDirty, conflicts, saved, guard, wrongTabs, wrongQuestions, isRefused, submitTo } =
    usePageForm({
      initial,
      error,
      choose,
    });
  const places = useWrongPlaces({ tabs: wrongTabs, questions: wrongQuestions });
  return (
    <chakra.form ref={form} noValidate onSubmit={submitTo((options) => onSave(options, saved))}>
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
              <FormConflicts
                conflicts={conflicts}
                labelOf={(name) => t(`editor.tab.${tabsOf([name])[0] ?? "basic"}`)}
              />
              <FormError error={error ?? (isRefused ? places : undefined)} />
              <Button type="submit" loading={isSaving}>
                {t("ui:save")}
              </Button>
            </Stack>
            <SlotPreview control={control} pageId={pageId} />
            {initial.mode !== "sub" && <ExplainPanel pageId={pageId} timezone={initial.timezone} />}
          </Stack>
        )}
      </Grid>
      <UnsavedChangesGuard guard={guard} when={isDirty && !isSaving} />
    </chakra.form>
  );
}
