import { Stack, Tabs } from "@chakra-ui/react";
import type { RouterView } from "@dure/domain/routing/router/router";
import type { RouterDraft } from "@dure/domain/routing/router/router-draft";
import type { RouterProblem } from "@dure/domain/routing/router/router-problem";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTab } from "../../lib/use-tab";
import { Page } from "../../ui/page";
import { UnsavedChangesGuard } from "../../ui/unsaved-changes-guard";
import { ShareSettingsDialog } from "../share/share-settings-dialog";
import { EditorHeader } from "./editor-header";
import { EditorNotices } from "./editor-notices";
import { EditorPanel } from "./editor-panel";
import { editorStepOf, stepsOf } from "./editor-steps";
import { goToProblem } from "./go-to-problem";
import { SaveProblems } from "./save-problems";
import { ShareDialog } from "./share-dialog";
import { StepTabs } from "./step-tabs";
import { newestVersion, useDraft } from "./use-draft";
import { usePublishing } from "./use-publishing";

/** The router's steps under one header; one request saves all of them. */
export function RouterEditor({ router, saved }: { router: RouterView; saved: RouterDraft | null }) {
  const { t } = useTranslation(["routing", "ui"]);
  const steps = stepsOf(router.form_type);
  const [step, choose] = useTab("step", steps);
  const [shown, setShown] = useState<"share" | "settings">();
  const editing = useDraft(newestVersion(router, saved));
  const { saveOnly, publish, problems, error, isSaving } = usePublishing({ router, saved }, editing, () =>
    setShown("share"),
  );
  const { draft, change, isDirty } = editing;

  const goTo = (problem: RouterProblem) => {
    choose(editorStepOf(problem.step, steps) ?? step);
    goToProblem(problem);
  };
  return (
    <Page width="full" display="flex" flexDirection="column" minH="full">
      <EditorHeader
        title={draft.title}
        status={router.status}
        isDirty={isDirty}
        hasDraft={saved !== null}
        isSaving={isSaving}
        onTitle={(title) => change((before) => ({ ...before, title }))}
        onSave={saveOnly}
        onPublish={publish}
      />
      <UnsavedChangesGuard
        guard={editing.guard}
        when={isDirty && !isSaving}
        title={t("editor.unsaved.title")}
        description={t("editor.unsaved.description")}
      />
      <Stack gap="3" mb="3">
        <EditorNotices router={router} saved={saved} editing={editing} />
        <SaveProblems error={error} problems={problems} onGo={goTo} />
      </Stack>
      <Tabs.Root
        value={step}
        onValueChange={({ value }) => choose(value)}
        size="sm"
        flex="1"
        display="flex"
        flexDirection="column"
        lazyMount
        unmountOnExit
      >
        <StepTabs
          step={step}
          steps={steps}
          wrong={problems.map((problem) => editorStepOf(problem.step, steps))}
          onChoose={choose}
        />
        <EditorPanel step={step} router={router} draft={draft} onChange={change} problems={problems} />
      </Tabs.Root>
      {shown === "share" && (
        <ShareDialog router={router} onSettings={() => setShown("settings")} onClose={() => setShown(undefined)} />
      )}
      {shown === "settings" && <ShareSettingsDialog routerId={router.id} onClose={() => setShown(undefined)} />}
    </Page>
  );
}
