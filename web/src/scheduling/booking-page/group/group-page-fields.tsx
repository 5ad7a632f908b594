import { chakra, Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { FormConflicts } from "../../../ui/form/form-conflicts";
import { EditorPanels } from "../editor/editor-panels";
import { EDITOR_TABS, type EditorTab, tabsOf } from "../editor/editor-tabs";
import { usePageForm } from "../editor/use-page-form";
import type { WrongPlaces } from "../editor/use-wrong-places";
import type { PageOutput } from "../page-form-schema";

/** The form's state that the window around it needs. */
export type FormState = WrongPlaces & { isRefused: boolean };

type GroupPageFieldsProps = {
  /** The form's element id, for the submit button outside the form. */
  id: string;
  pageId: string | undefined;
  initial: PageOutput;
  error: unknown;
  onState: (state: FormState) => void;
  /** `saved` is called once the server has stored the options. */
  onSave: (options: PageOutput, saved: () => void) => void;
};

export function GroupPageFields(props: GroupPageFieldsProps) {
  const { id, pageId, initial, error, onState, onSave } = props;
  const { t } = useTranslation("scheduling");
  const [tab, choose] = useState<EditorTab>("basic");
  const { form, control, conflicts, saved, wrongTabs, wrongQuestions, isRefused, submitTo } = usePageForm({
    initial,
    draft: pageId ?? false,
    error,
    choose,
  });
  const wrong = `${wrongTabs} ${wrongQuestions}`;
  useEffect(
    () => onState({ isRefused, tabs: wrongTabs, questions: wrongQuestions }),
    // The lists are new in every render, so their text is compared.
    [onState, isRefused, wrong],
  );
  return (
    <chakra.form id={id} ref={form} noValidate onSubmit={submitTo((options) => onSave(options, saved))}>
      <Text color="fg.muted" mb="3">
        {t("group.hint")}
      </Text>
      <FormConflicts conflicts={conflicts} labelOf={(name) => t(`editor.tab.${tabsOf([name])[0] ?? "basic"}`)} />
      <EditorPanels
        control={control}
        disabled={false}
        pageId={pageId}
        tab={tab}
        wrongTabs={wrongTabs}
        onChoose={(chosen) => choose(EDITOR_TABS.find((one) => one === chosen) ?? "basic")}
      />
    </chakra.form>
  );
}
