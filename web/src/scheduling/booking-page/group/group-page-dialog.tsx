import { Button, chakra, Stack, Text } from "@chakra-ui/react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useProfile } from "../../../identity/user/user-queries";
import { useMembers } from "../../../records/member/member-queries";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { ErrorState } from "../../../ui/error-state";
import { FormError } from "../../../ui/form-error";
import { FormSkeleton } from "../../../ui/form-skeleton";
import { Modal } from "../../../ui/modal";
import { EditorPanels } from "../editor/editor-panels";
import { EDITOR_TABS, type EditorTab } from "../editor/editor-tabs";
import { usePageForm } from "../editor/use-page-form";
import type { PageOutput } from "../page-form-schema";

type GroupPageDialogProps = {
  /** Undefined while the page is not there yet. */
  pageId: string | undefined;
  initial: PageOutput | undefined;
  /** Who made the page, and alone may change it. */
  owner: string | undefined;
  isSaving: boolean;
  error: unknown;
  loadError: unknown;
  onSave: (options: PageOutput) => void;
  onClose: () => void;
};

/** The options of a group's page in a window, once they are known. */
export function GroupPageDialog({ initial, loadError, ...rest }: GroupPageDialogProps) {
  const { t } = useTranslation("scheduling");
  if (initial) return <LoadedDialog initial={initial} {...rest} />;
  return (
    <Modal open size="lg" title={t("group.settings")} onClose={rest.onClose}>
      {loadError ? <ErrorState error={loadError} /> : <FormSkeleton />}
    </Modal>
  );
}

type LoadedDialogProps = Omit<GroupPageDialogProps, "initial" | "loadError"> & { initial: PageOutput };

function LoadedDialog({ pageId, initial, owner, isSaving, error, onSave, onClose }: LoadedDialogProps) {
  const { t } = useTranslation(["scheduling", "ui"]);
  const { user_id } = useProfile();
  const { nameOf } = useMembers();
  const id = useId();
  const [tab, choose] = useState<EditorTab>("basic");
  const [isLeaving, setLeaving] = useState(false);
  // What the server tells anew while somebody types doesn't begin the form again.
  const [begun] = useState(initial);
  const { form, control, isDirty, wrongTabs, isRefused, submitTo } = usePageForm({ initial: begun, error, choose });
  const disabled = owner !== user_id;
  return (
    <Modal
      open
      size="lg"
      title={t("group.settings")}
      onClose={() => (isDirty ? setLeaving(true) : onClose())}
      footer={
        <Stack w="full" gap="3">
          <FormError error={error ?? (isRefused ? t("editor.checkFields") : undefined)} />
          {!disabled && (
            <Button type="submit" form={id} alignSelf="flex-end" loading={isSaving}>
              {t("ui:save")}
            </Button>
          )}
        </Stack>
      }
    >
      <chakra.form id={id} ref={form} noValidate onSubmit={submitTo(onSave)}>
        <Text color="fg.muted" mb="3">
          {disabled ? t("group.readOnly", { name: nameOf(owner ?? "") ?? "" }) : t("group.hint")}
        </Text>
        <EditorPanels
          control={control}
          disabled={disabled}
          pageId={pageId}
          tab={tab}
          wrongTabs={wrongTabs}
          onChoose={(chosen) => choose(EDITOR_TABS.find((one) => one === chosen) ?? "basic")}
        />
      </chakra.form>
      <ConfirmDialog
        open={isLeaving}
        title={t("ui:unsaved.title")}
        description={t("group.leave")}
        confirm={t("ui:unsaved.leave")}
        cancel={t("ui:unsaved.stay")}
        danger
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      />
    </Modal>
  );
}
