import { Box, Grid, Text } from "@chakra-ui/react";
import { needsFallback, variablesIn } from "@dure/domain/email/variable/variable";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../../../ui/form/text-field";
import type { MailVariable } from "../../document/use-mail-variables";
import type { TemplateControl } from "./with-content";

type FallbackFieldsProps = {
  control: TemplateControl;
  subject: string;
  /** Variables whose fallback the content has. */
  inContent: readonly string[];
  variables: readonly MailVariable[];
};

/** The fallback of each variable that only the subject names, for recipients without a value. */
export function FallbackFields({ control, subject, inContent, variables }: FallbackFieldsProps) {
  const { t } = useTranslation("email");
  const id = useId();
  const used = variablesIn(subject).filter((variable) => needsFallback(variable) && !inContent.includes(variable));
  if (used.length === 0) return null;
  return (
    <Box role="group" aria-labelledby={id}>
      <Text id={id} fontWeight="medium">
        {t("editor.fallbacks")}
      </Text>
      <Text color="fg.muted" textStyle="xs" mb="2">
        {t("editor.fallbacksHint")}
      </Text>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }} gap="3">
        {used.map((variable) => (
          <TextField
            key={variable}
            control={control}
            name={`fallbacks.${variable}`}
            label={variables.find((one) => one.id === variable)?.label ?? variable}
            required
            maxLength={200}
          />
        ))}
      </Grid>
    </Box>
  );
}
