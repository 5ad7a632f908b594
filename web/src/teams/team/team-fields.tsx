import { Stack } from "@chakra-ui/react";
import { CURRENCIES, ROW_ACCESS } from "@dure/domain/shared/caller/team";
import { TEAM_SIZES } from "@dure/domain/teams/team";
import type { Control } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { SelectField } from "../../ui/form/select-field";
import { TextField } from "../../ui/form/text-field";
import { SettingsSection } from "../../ui/settings-section";
import { ZoneField } from "../../ui/zone/zone-field";
import type { TeamSettingsInput } from "./team-settings-input";

export function TeamFields({
  control,
  disabled,
}: {
  control: Control<TeamSettingsInput, unknown, TeamSettingsInput>;
  disabled: boolean;
}) {
  const { t } = useTranslation("teams");
  const currencies = CURRENCIES.map((currency) => ({ value: currency, label: t(`currency.${currency}`) }));
  const sizes = TEAM_SIZES.map((size) => ({ value: size, label: t(`size.${size}`) }));
  const rowAccess = ROW_ACCESS.map((value) => ({ value, label: t(`rowAccess.${value}`) }));
  const bound = { control, disabled };
  return (
    <>
      <SettingsSection title={t("team.general")} description={t("team.generalHint")}>
        <TextField {...bound} name="display_name" label={t("team.displayName")} required />
      </SettingsSection>
      <SettingsSection title={t("team.company")} description={t("team.companyHint")}>
        <Stack gap="4">
          <TextField {...bound} name="name" label={t("team.companyName")} required />
          <TextField
            {...bound}
            name="company_url"
            label={t("create.companyUrl")}
            type="url"
            placeholder="https://company.com"
          />
          <TextField {...bound} name="address" label={t("team.companyAddress")} />
          <TextField {...bound} name="phone_number" label={t("team.phone")} type="tel" />
          <SelectField {...bound} name="estimated_sheet_size" label={t("create.size")} options={sizes} />
        </Stack>
      </SettingsSection>
      <SettingsSection title={t("team.region")} description={t("team.regionHint")}>
        <Stack gap="4">
          <SelectField {...bound} name="currency" label={t("team.currency")} options={currencies} />
          <ZoneField {...bound} name="timezone" label={t("team.timeZone")} />
        </Stack>
      </SettingsSection>
      <SettingsSection title={t("team.access")} description={t("team.accessHint")}>
        <SelectField {...bound} name="row_access" label={t("team.rowAccess")} options={rowAccess} />
      </SettingsSection>
    </>
  );
}
