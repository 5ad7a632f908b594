import { Box, Button, Flex, Stack } from "@chakra-ui/react";
import { hasAssignee } from "@dure/domain/notifications/setting/has-assignee";
import {
  MAX_TITLE_LENGTH,
  type NotificationSetting,
  type SettingView,
} from "@dure/domain/notifications/setting/setting";
import { dequal } from "dequal/lite";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useValueDraft } from "../../ui/draft/use-value-draft";
import { TextInput } from "../../ui/form/text-input";
import { FormError } from "../../ui/form-error";
import { PageHeader } from "../../ui/page-header";
import { SettingsSection } from "../../ui/settings-section";
import { notify } from "../../ui/toast/notify";
import { UnsavedChangesGuard } from "../../ui/unsaved-changes-guard";
import { NotificationLog } from "../log/notification-log";
import { useChangeNotification } from "../setting/notification-queries";
import { NotificationSwitch } from "../setting/notification-switch";
import { ActionFields } from "./action-fields";
import { ProblemList } from "./problem-list";
import { TestButton } from "./test-button";
import { TriggerFields } from "./trigger-fields";

type Draft = Pick<NotificationSetting, "title" | "trigger" | "action">;

const draftOf = ({ title, trigger, action }: SettingView): Draft => ({ title, trigger, action });

/** A notification's trigger and action, which are saved together, and what it has sent. */
export function NotificationEditor({ setting }: { setting: SettingView }) {
  const { t } = useTranslation("notifications");
  const [draft, setDraft] = useState<Draft>(draftOf(setting));
  const change = useChangeNotification();
  const isChanged = !dequal(draft, draftOf(setting));
  const guard = useValueDraft({
    ...{ name: "notification", stored: draftOf(setting), current: draft, isDirty: isChanged },
    ...{ isSaving: change.isPending, show: setDraft },
  });
  const save = (is_active?: true) =>
    change.mutate(
      { params: { id: setting.id }, body: { ...draft, ...(is_active && { is_active }) } },
      {
        onSuccess: (saved) => {
          setDraft(draftOf(saved));
          notify.success({ title: t(is_active ? "turnedOn" : "saved") });
        },
      },
    );
  return (
    <>
      <PageHeader title={setting.title || t("untitled")} actions={<NotificationSwitch setting={setting} />} />
      <UnsavedChangesGuard guard={guard} when={isChanged && !change.isPending} />
      {!isChanged && <ProblemList problems={setting.problems} />}
      <Stack gap="4" maxW="form" pb="6">
        <TextInput
          label={t("field.title")}
          required
          maxLength={MAX_TITLE_LENGTH}
          value={draft.title}
          onChange={(title) => setDraft({ ...draft, title })}
        />
      </Stack>
      <SettingsSection title={t("section.trigger")} description={t("section.triggerHint")}>
        <TriggerFields trigger={draft.trigger} onChange={(trigger) => setDraft({ ...draft, trigger })} />
      </SettingsSection>
      <SettingsSection title={t("section.action")} description={t("section.actionHint")}>
        <ActionFields
          action={draft.action}
          isAssigned={hasAssignee(draft.trigger)}
          onChange={(action) => setDraft({ ...draft, action })}
        />
      </SettingsSection>
      <Box py="4">
        <FormError error={change.error} />
        <Flex gap="2" mt="3" wrap="wrap">
          <Button loading={change.isPending} disabled={!isChanged} onClick={() => save()}>
            {t("save")}
          </Button>
          {!setting.is_active && (
            <Button variant="outline" disabled={change.isPending} onClick={() => save(true)}>
              {t("saveAndActivate")}
            </Button>
          )}
          {draft.action.type === "slack" && (
            <TestButton id={setting.id} disabled={isChanged || draft.action.channel === ""} />
          )}
        </Flex>
      </Box>
      <SettingsSection title={t("log.title")} description={t("log.hint")}>
        <NotificationLog id={setting.id} />
      </SettingsSection>
    </>
  );
}
