import { Button, HStack } from "@chakra-ui/react";
import { LANGUAGES } from "../../lib/languages";
import { useLanguage } from "../session/use-language";

export function LanguageSwitch() {
  const { language, choose } = useLanguage();
  return (
    <HStack gap="1">
      {LANGUAGES.map(({ locale, name }) => (
        <Button
          key={locale}
          lang={locale}
          size="xs"
          variant="ghost"
          aria-pressed={language === locale}
          color={language === locale ? "fg" : "fg.subtle"}
          onClick={() => void choose(locale)}
        >
          {name}
        </Button>
      ))}
    </HStack>
  );
}
