import { Button } from "@chakra-ui/react";
import { STEP_TYPES, type StepType } from "@dure/domain/email/automation/step";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "../../../ui/action-menu";
import { STEP_ICONS } from "./step-icons";

type AddStepProps = { label: string; disabled: boolean; onAdd: (type: StepType) => void };

/** A menu of the kinds of steps. */
export function AddStep({ label, disabled, onAdd }: AddStepProps) {
  const { t } = useTranslation("email");
  return (
    <ActionMenu
      label={label}
      trigger={
        <Button variant="ghost" size="xs" color="fg.muted" aria-label={label} disabled={disabled}>
          <Plus aria-hidden />
          {t("step.add")}
        </Button>
      }
      actions={STEP_TYPES.map((type) => ({
        id: type,
        label: t(`step.${type}.title`),
        icon: STEP_ICONS[type],
        onSelect: () => onAdd(type),
      }))}
    />
  );
}
