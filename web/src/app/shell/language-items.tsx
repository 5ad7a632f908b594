import { Menu } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../identity/session/use-language";
import { LANGUAGES } from "../../lib/language/languages";

/** The interface languages, inside a menu. */
export function LanguageItems() {
  const { t } = useTranslation("app");
  const { language, choose } = useLanguage();
  return (
    <Menu.RadioItemGroup
      value={language}
      onValueChange={({ value }) => {
        const chosen = LANGUAGES.find(({ locale }) => locale === value);
        if (chosen) void choose(chosen.locale);
      }}
    >
      <Menu.ItemGroupLabel>{t("user.language")}</Menu.ItemGroupLabel>
      {LANGUAGES.map(({ locale, name }) => (
        <Menu.RadioItem key={locale} value={locale} lang={locale} closeOnSelect={false}>
          {name}
          <Menu.ItemIndicator />
        </Menu.RadioItem>
      ))}
    </Menu.RadioItemGroup>
  );
}
