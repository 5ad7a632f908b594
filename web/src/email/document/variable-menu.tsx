import { Button } from "@chakra-ui/react";
import { Braces } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ActionMenu } from "../../ui/action-menu";
import type { MailVariable } from "./use-mail-variables";

type VariableMenuProps = {
  /** Names the field that gets the variable, for screen readers. */
  label: string;
  variables: readonly MailVariable[];
  onPick: (variable: string) => void;
};

/** Inserts a variable at the cursor. */
export function VariableMenu({ label, variables, onPick }: VariableMenuProps) {
  const { t } = useTranslation("email");
  return (
    <ActionMenu
      label={label}
      trigger={
        <Button variant="ghost" size="xs" aria-label={label}>
          <Braces aria-hidden />
          {t("tool.variable")}
        </Button>
      }
      actions={variables.map(({ id, label: text }) => ({ id, label: text, onSelect: () => onPick(id) }))}
    />
  );
}
