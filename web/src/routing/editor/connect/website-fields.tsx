import { Stack } from "@chakra-ui/react";
import { WebUrl } from "@dure/domain/shared/value";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TextInput } from "../../../ui/form/text-input";
import { extraOf } from "../build/extra";
import type { StepProps } from "../draft";
import { classOf } from "./find-form";

/** The website's address and the form's class. */
export function WebsiteFields({ draft, onChange }: Pick<StepProps, "draft" | "onChange">) {
  const { t } = useTranslation("routing");
  const [typedUrl, setTypedUrl] = useState(draft.web_url ?? "");
  const isUrl = WebUrl.safeParse(typedUrl).success;
  const setUrl = (text: string) => {
    setTypedUrl(text);
    const url = text.trim();
    onChange((before) => ({ ...before, web_url: WebUrl.safeParse(url).success ? url : null }));
  };
  const setClass = (text: string) => {
    const cls = classOf(text);
    onChange((before) => ({ ...before, form_selector: cls, extra: { ...extraOf(before), cls } }));
  };
  return (
    <Stack gap="4">
      <TextInput
        required
        type="url"
        inputMode="url"
        label={t("connect.webUrl")}
        hint={t("connect.webUrlHint")}
        error={typedUrl !== "" && !isUrl ? t("connect.webUrlRule") : undefined}
        placeholder="https://"
        maxLength={2000}
        value={typedUrl}
        onChange={setUrl}
      />
      <TextInput
        required
        label={t("connect.formClass")}
        hint={t("connect.formClassHint")}
        placeholder="contact-form"
        maxLength={199}
        value={draft.form_selector ?? ""}
        onChange={setClass}
      />
    </Stack>
  );
}
