import { Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { CheckInput } from "../../../ui/form/check-input";
import { SelectInput } from "../../../ui/form/select-input";
import { TextInput } from "../../../ui/form/text-input";
import { extraOf, setExtra } from "../build/extra";
import type { StepProps } from "../draft";

const STRATEGIES = ["popup", "same-tab", "new-tab", "callback"] as const;

/** What happens on the website after its form is submitted. */
export function CaptureFields({ draft, onChange }: Pick<StepProps, "draft" | "onChange">) {
  const { t } = useTranslation("routing");
  const extra = extraOf(draft);
  return (
    <Stack gap="4">
      <SelectInput
        label={t("connect.strategy")}
        hint={t(`connect.strategyHint.${extra.redirectStrategy}`)}
        value={extra.redirectStrategy}
        options={STRATEGIES.map((value) => ({ value, label: t(`connect.strategies.${value}`) }))}
        onChange={(redirectStrategy) => setExtra(onChange, { redirectStrategy })}
      />
      {extra.redirectStrategy === "callback" && (
        <TextInput
          label={t("connect.callback")}
          hint={t("connect.callbackHint")}
          error={/^[A-Za-z_$][\w$.]*$|^$/.test(extra.redirectCallbackKey) ? undefined : t("connect.callbackRule")}
          maxLength={100}
          value={extra.redirectCallbackKey}
          onChange={(redirectCallbackKey) => setExtra(onChange, { redirectCallbackKey })}
        />
      )}
      <CheckInput
        label={t("connect.intercept")}
        hint={t("connect.interceptHint")}
        checked={extra.intercept}
        onChange={(intercept) => setExtra(onChange, { intercept })}
      />
      <CheckInput
        label={t("connect.track")}
        hint={t("connect.trackHint")}
        checked={extra.webpageTrack}
        onChange={(webpageTrack) => setExtra(onChange, { webpageTrack })}
      />
    </Stack>
  );
}
