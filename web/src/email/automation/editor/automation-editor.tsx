import { Alert, Button, Stack, Tabs } from "@chakra-ui/react";
import type { Automation } from "@dure/domain/email/automation/automation";
import { automationProblems } from "@dure/domain/email/automation/check-automation";
import { segmentEnteringAtOnce } from "@dure/domain/email/automation/trigger";
import { useTranslation } from "react-i18next";
import { useTab } from "../../../lib/use-tab";
import { useMembers } from "../../../records/member/member-queries";
import { FormError } from "../../../ui/form-error";
import { Page } from "../../../ui/page";
import { notify } from "../../../ui/toast/notify";
import { UnsavedChangesGuard } from "../../../ui/unsaved-changes-guard";
import { useMayChange } from "../../use-may-change";
import { PeoplePanel } from "../people/people-panel";
import { VersionsPanel } from "../people/versions-panel";
import { useEnrollmentConfirmation } from "../use-enrollment-confirmation";
import { AutomationHeader } from "./automation-header";
import { FlowPanel } from "./flow-panel";
import { useAutomationDraft } from "./use-automation-draft";
import { useSaveAutomation } from "./use-save-automation";

const TABS = ["flow", "people", "versions"] as const;

/** An automation: its flow, the people in it, and its versions. */
export function AutomationEditor({ automation }: { automation: Automation }) {
  const { t } = useTranslation("email");
  const [tab, choose] = useTab("tab", TABS);
  const mayChange = useMayChange(automation);
  const editing = useAutomationDraft(automation);
  const isActive = automation.status === "active";
  const saving = useSaveAutomation({ id: automation.id, isActive, editing });
  const { draft, change, isDirty } = editing;
  const { ask, question } = useEnrollmentConfirmation();
  // The server refuses an incomplete draft, so nobody would enter.
  const isComplete = automationProblems(draft).length === 0;
  const entering = isComplete
    ? segmentEnteringAtOnce(draft.trigger, isActive ? automation.trigger : undefined)
    : undefined;
  const tell = async (done: Promise<boolean>, title: string) => {
    if (await done) notify.success({ title });
  };
  return (
    <Page width="full">
      <UnsavedChangesGuard guard={editing.guard} when={isDirty && !saving.isSaving} />
      <AutomationHeader
        name={draft.name}
        status={automation.status}
        isDirty={isDirty}
        isSaving={saving.isSaving}
        mayChange={mayChange}
        onName={(name) => change((before) => ({ ...before, name }))}
        onSave={() => ask(isActive ? entering : undefined, () => tell(saving.save(), t("automationEditor.saved")))}
        onActivate={() => ask(entering, () => tell(saving.activate(), t("automations.activated")))}
        onDeactivate={() => tell(saving.deactivate(), t("automations.deactivated"))}
      />
      {question}
      <Stack gap="3" mb="3">
        {!mayChange && (
          <Alert.Root status="info" size="sm">
            <Alert.Indicator />
            <Alert.Title>{t("automationEditor.readOnly")}</Alert.Title>
          </Alert.Root>
        )}
        {editing.isOvertaken && <OvertakenNotice updatedBy={automation.updated_by} onLoad={editing.load} />}
        <FormError error={saving.error} />
        {saving.problems.length > 0 && <Notice status="error" title={t("automationEditor.problems")} />}
        {isActive && isDirty && <Notice status="info" title={t("automationEditor.newVersion")} />}
      </Stack>
      <Tabs.Root value={tab} onValueChange={({ value }) => choose(value)} size="sm" lazyMount unmountOnExit>
        <Tabs.List>
          {TABS.map((one) => (
            <Tabs.Trigger key={one} value={one}>
              {t(`automationEditor.tabs.${one}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="flow">
          <FlowPanel
            id={automation.id}
            draft={draft}
            problems={saving.problems}
            disabled={!mayChange}
            onChange={change}
          />
        </Tabs.Content>
        <Tabs.Content value="people">
          <PeoplePanel automation={automation} mayChange={mayChange} />
        </Tabs.Content>
        <Tabs.Content value="versions">
          <VersionsPanel automation={automation} />
        </Tabs.Content>
      </Tabs.Root>
    </Page>
  );
}

function Notice({ status, title }: { status: "error" | "info"; title: string }) {
  return (
    <Alert.Root status={status} size="sm" role="status">
      <Alert.Indicator />
      <Alert.Title>{title}</Alert.Title>
    </Alert.Root>
  );
}

/** Warns that a colleague saved the automation after this draft was loaded. */
function OvertakenNotice({ updatedBy, onLoad }: { updatedBy: string; onLoad: () => void }) {
  const { t } = useTranslation("email");
  const name = useMembers().nameOf(updatedBy) ?? t("automationEditor.somebody");
  return (
    <Alert.Root status="warning" size="sm" role="status" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content flex="1" minW="48">
        <Alert.Title>{t("automationEditor.overtaken", { name })}</Alert.Title>
        <Alert.Description>{t("automationEditor.overtakenHint")}</Alert.Description>
      </Alert.Content>
      <Button size="xs" variant="outline" onClick={onLoad}>
        {t("automationEditor.load")}
      </Button>
    </Alert.Root>
  );
}
