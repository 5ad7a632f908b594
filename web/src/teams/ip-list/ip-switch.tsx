import { Switch } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";

export function IpSwitch({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { t } = useTranslation("teams");
  return (
    <Switch.Root alignSelf="flex-start" checked={checked} onCheckedChange={(change) => onChange(change.checked)}>
      <Switch.HiddenInput />
      <Switch.Control />
      <Switch.Label>{t("ipList.switch")}</Switch.Label>
    </Switch.Root>
  );
}
