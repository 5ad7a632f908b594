import { DISCOVERY_CHANNELS, type TeamNeeds } from "@dure/domain/shared/caller/team";
import type { Control } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { SelectField } from "../../ui/form/select-field";
import { TextField } from "../../ui/form/text-field";

type TeamNeedsFieldsProps = {
  control: Control<z.input<typeof TeamNeeds>, unknown, TeamNeeds>;
  disabled?: boolean;
};

/** The questions of the team survey. */
export function TeamNeedsFields({ control, disabled = false }: TeamNeedsFieldsProps) {
  const { t } = useTranslation("teams");
  const bound = { control, disabled };
  return (
    <>
      <TextField {...bound} name="expected_solution" label={t("needs.expected")} />
      <TextField {...bound} name="current_sales_method" label={t("needs.method")} />
      <TextField {...bound} name="other_sales_tool" label={t("needs.otherTool")} />
      <SelectField
        {...bound}
        name="product_discovery_channel"
        label={t("needs.channel")}
        options={DISCOVERY_CHANNELS.map((channel) => ({ value: channel, label: t(`channel.${channel}`) }))}
        clearable
      />
    </>
  );
}
