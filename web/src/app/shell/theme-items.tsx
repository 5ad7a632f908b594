import { Menu } from "@chakra-ui/react";
import { useTheme } from "next-themes";
import { useTranslation } from "react-i18next";

/** Menu items for the system, light and dark theme. */
export function ThemeItems() {
  const { t } = useTranslation("app");
  const { theme = "system", setTheme } = useTheme();
  const themes = [
    ["system", t("user.themeSystem")],
    ["light", t("user.themeLight")],
    ["dark", t("user.themeDark")],
  ] as const;
  return (
    <Menu.RadioItemGroup value={theme} onValueChange={({ value }) => setTheme(value)}>
      <Menu.ItemGroupLabel>{t("user.theme")}</Menu.ItemGroupLabel>
      {themes.map(([value, label]) => (
        <Menu.RadioItem key={value} value={value} closeOnSelect={false}>
          {label}
          <Menu.ItemIndicator />
        </Menu.RadioItem>
      ))}
    </Menu.RadioItemGroup>
  );
}
