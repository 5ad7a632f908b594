import { Button } from "@chakra-ui/react";
import type { Variable } from "@dure/domain/email/variable";
import { Braces } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "../../../ui/action-menu";
import { useVariableLabels } from "../use-variable-labels";

type VariableMenuProps = {
  /** Says what the variable goes into, for those who do not see where the button stands. */
  label: string;
  onPick: (variable: Variable) => void;
};

/** The variables, to put one where the writing is. */
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
