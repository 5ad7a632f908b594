import { Alert, Button, Stack, Tabs } from "@chakra-ui/react";
import type { RouterView } from "@dure/domain/routing/router/router";
import type { RouterProblem } from "@dure/domain/routing/router/router-problem";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTab } from "../../lib/use-tab";
import { useMembers } from "../../records/member/member-queries";
import { Page } from "../../ui/page";
import { notify } from "../../ui/toast/notify";
import { UnsavedChangesGuard } from "../../ui/unsaved-changes-guard";
import { ShareSettingsDialog } from "../share/share-settings-dialog";
import { EditorHeader } from "./editor-header";
import { EditorPanel } from "./editor-panel";
import { editorStepOf, stepsOf } from "./editor-steps";
import { goToProblem } from "./go-to-problem";
import { SaveProblems } from "./save-problems";
import { ShareDialog } from "./share-dialog";
import { StepTabs } from "./step-tabs";
import { useDraft } from "./use-draft";
import { useSaveRouter } from "./use-save-router";

/** The router's steps under one header; one request saves all of them. */
export function RouterEditor({ router }: { router: RouterView }) {
  const { t } = useTranslation(["routing", "ui"]);
  const steps = stepsOf(router.form_type);
  const [step, choose] = useTab("step", steps);
  const [shown, setShown] = useState<"share" | "settings">();
  const editing = useDraft(router);
  const { save, problems, error, isSaving } = useSaveRouter(router.id, editing);
  const { draft, change, isDirty } = editing;

  const saveOnly = async () => {
    if (await save("save")) notify.success({ title: t("ui:saved") });
  };
  const share = async () => {
    if (await save("activate")) setShown("share");
  };
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
        isSaving={isSaving}
        onTitle={(title) => change((before) => ({ ...before, title }))}
        onSave={saveOnly}
        onShare={share}
      />
      <Stack gap="3" mb="3">
        {editing.isOvertaken && <OvertakenNotice updatedBy={router.updated_by} onLoad={editing.load} />}
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
      <UnsavedChangesGuard
        when={isDirty && !isSaving}
        title={t("editor.unsaved.title")}
        description={t("editor.unsaved.description")}
      />
    </Page>
  );
}

/** Warns that a colleague saved the router after this draft was loaded. */
function OvertakenNotice({ updatedBy, onLoad }: { updatedBy: string; onLoad: () => void }) {
  const { t } = useTranslation("routing");
  const name = useMembers().nameOf(updatedBy) ?? t("editor.changed.somebody");
  return (
    <Alert.Root status="warning" size="sm" role="status" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content flex="1" minW="48">
        <Alert.Title>{t("editor.changed.title", { name })}</Alert.Title>
        <Alert.Description>{t("editor.changed.description")}</Alert.Description>
      </Alert.Content>
      <Button size="xs" variant="outline" onClick={onLoad}>
        {t("editor.changed.load")}
      </Button>
    </Alert.Root>
  );
}
