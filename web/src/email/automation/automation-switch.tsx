import type { AutomationItem } from "@dure/domain/email/automation/automation";
import { segmentEnteringAtOnce } from "@dure/domain/email/automation/trigger";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { RowSwitch } from "../../ui/form/row-switch";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useActivateAutomation, useDeactivateAutomation } from "./automation-queries";
import { useEnrollmentConfirmation } from "./use-enrollment-confirmation";

type AutomationSwitchProps = {
  automation: Pick<AutomationItem, "id" | "name" | "status" | "trigger">;
  disabled: boolean;
};

/** Switches an automation on or off; an incomplete one stays off, and the switch says why. */
export function AutomationSwitch({ automation: { id, name, status, trigger }, disabled }: AutomationSwitchProps) {
  const { t } = useTranslation("email");
  const errorText = useErrorText();
  const navigate = useNavigate();
  const activate = useActivateAutomation();
  const deactivate = useDeactivateAutomation();
  const { ask, question } = useEnrollmentConfirmation();
  const isBusy = activate.isPending || deactivate.isPending;
  const isOn = isBusy ? activate.isPending : status === "active";
  const set = (isActive: boolean) =>
    (isActive ? activate : deactivate).mutate(
      { params: { id } },
      {
        onSuccess: () => notify.success({ title: t(isActive ? "automations.activated" : "automations.deactivated") }),
        onError: (error) =>
          notify.error({
            title: errorText(error),
            action: { label: t("automations.edit"), onClick: () => navigate(`/email-automations/${id}`) },
          }),
      },
    );
  return (
    <>
      <RowSwitch
        label={t("automations.statusOf", { name })}
        state={t(`automationStatus.${isOn ? "active" : "inactive"}`)}
        checked={isOn}
        disabled={isBusy || disabled}
        hint={disabled ? t("automationEditor.readOnly") : undefined}
        onChange={(checked) => ask(checked ? segmentEnteringAtOnce(trigger) : undefined, () => set(checked))}
      />
      {question}
    </>
  );
}
