import { Fieldset } from "@chakra-ui/react";
import type { ThankYou } from "@dure/domain/routing/router/form";
import { WebUrl } from "@dure/domain/shared/value";
import { useTranslation } from "react-i18next";
import { CheckInput } from "../../../ui/form/check-input";
import { TextInput } from "../../../ui/form/text-input";

type ThankYouFieldsProps = { thankYou: ThankYou; onChange: (thankYou: ThankYou) => void };

/** The page that visitors see after they submitted the form, if its outcome is a message. */
export function ThankYouFields({ thankYou, onChange }: ThankYouFieldsProps) {
  const { t } = useTranslation("routing");
  const { title, button_text, button_url, can_repeat } = thankYou;
  const set = (changes: Partial<ThankYou>) => onChange({ ...thankYou, ...changes });
  const isWrong = button_url !== "" && !WebUrl.safeParse(button_url).success;
  return (
    <Fieldset.Root>
      <Fieldset.Legend textStyle="sm" fontWeight="semibold">
        {t("build.thankYou")}
      </Fieldset.Legend>
      <Fieldset.HelperText>{t("build.thankYouHint")}</Fieldset.HelperText>
      <TextInput
        label={t("build.thankYouTitle")}
        placeholder={t("build.thankYouTitleDefault")}
        maxLength={200}
        value={title}
        onChange={(value) => set({ title: value })}
      />
      <TextInput
        type="url"
        label={t("build.thankYouUrl")}
        error={isWrong ? t("build.urlRule") : undefined}
        placeholder="https://"
        maxLength={2000}
        value={button_url}
        onChange={(value) => set({ button_url: value.trim() })}
      />
      {button_url !== "" && (
        <TextInput
          label={t("build.thankYouButton")}
          placeholder={t("build.thankYouButtonDefault")}
          maxLength={60}
          value={button_text}
          onChange={(value) => set({ button_text: value })}
        />
      )}
      <CheckInput label={t("build.canRepeat")} checked={can_repeat} onChange={(value) => set({ can_repeat: value })} />
    </Fieldset.Root>
  );
}
