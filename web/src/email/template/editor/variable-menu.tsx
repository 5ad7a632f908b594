import { Button } from "@chakra-ui/react";
import type { MeetingVariable } from "@dure/domain/email/variable/variable";
import { Braces } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "../../../ui/action-menu";
import { useVariableLabels } from "../use-variable-labels";

type VariableMenuProps = {
  /** Names the field that gets the variable, for screen readers. */
  label: string;
  onPick: (variable: MeetingVariable) => void;
};

/** Inserts a variable at the cursor. */
export function VariableMenu({ label, onPick }: VariableMenuProps) {
  const { t } = useTranslation("email");
  const { choices } = useVariableLabels();
  return (
    <ActionMenu
      label={label}
      trigger={
        <Button variant="ghost" size="xs" aria-label={label}>
          <Braces aria-hidden />
          {t("tool.variable")}
        </Button>
      }
      actions={choices.map(({ variable, text }) => ({ id: variable, label: text, onSelect: () => onPick(variable) }))}
    />
  );
}
