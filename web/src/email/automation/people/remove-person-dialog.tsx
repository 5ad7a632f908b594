import type { Automation } from "@dure/domain/email/automation/automation";
import type { EnrollmentView } from "@dure/domain/email/automation/automation-api";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { notify } from "../../../ui/toast/notify";
import { useErrorText } from "../../../ui/use-error-text";
import { useRemoveEnrollment } from "../automation-queries";

type RemovePersonDialogProps = { automation: Automation; person: EnrollmentView; onClose: () => void };

/** Asks before a person is taken out of an automation: says whether they can enter it again. */
export function RemovePersonDialog({ automation, person, onClose }: RemovePersonDialogProps) {
  const { t } = useTranslation("email");
  const errorText = useErrorText();
  const remove = useRemoveEnrollment();
  const { id, re_entry } = automation;
  const confirm = () =>
    remove.mutate(
      { params: { id, enrollmentId: person.id } },
      {
        onSuccess: () => {
          notify.success({ title: t("people.removed") });
          onClose();
        },
        onError: (error) => notify.error({ title: errorText(error) }),
      },
    );
  return (
    <ConfirmDialog
      open
      danger
      title={t("people.removeTitle", { email: person.email || t("people.noEmail") })}
      description={t(`people.removeHint.${re_entry.rule}`, {
        count: re_entry.rule === "after_days" ? re_entry.days : 0,
      })}
      confirm={t("people.removeConfirm")}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
