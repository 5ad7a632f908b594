import { Stack } from "@chakra-ui/react";
import { useTheme } from "next-themes";
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "../../lib/language/languages";
import { Choice } from "../../ui/form/choice";
import { useLanguage } from "../session/use-language";
import { CelebrationSetting } from "./celebration-setting";
import { TimeZoneSetting } from "./time-zone-setting";

/** Language, theme, celebration and time zone: each takes effect at once. */
export function DisplaySettings() {
  const { t } = useTranslation("identity");
  const { language, choose } = useLanguage();
  const { theme = "system", setTheme } = useTheme();
  return (
    <Stack gap="4">
      <Choice
        label={t("profile.language")}
        value={language}
        options={LANGUAGES.map(({ locale, name }) => ({ value: locale, label: name }))}
        onChange={(locale) => void choose(locale)}
      />
      <Choice
        label={t("profile.theme")}
        value={theme}
        options={[
          { value: "system", label: t("profile.themeSystem") },
          { value: "light", label: t("profile.themeLight") },
          { value: "dark", label: t("profile.themeDark") },
        ]}
        onChange={setTheme}
      />
      <CelebrationSetting />
      <TimeZoneSetting />
    </Stack>
  );
}
