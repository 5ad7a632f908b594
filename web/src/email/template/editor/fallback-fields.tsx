import { Box, Grid, Text } from "@chakra-ui/react";
import { MEETING_VARIABLES, variablesIn } from "@dure/domain/email/variable/variable";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../../../ui/form/text-field";
import type { TemplateControl } from "./with-content";

type FallbackFieldsProps = { control: TemplateControl; text: string };

/** The fallback text of each variable in use, for recipients without a value. */
export function FallbackFields({ control, text }: FallbackFieldsProps) {
  const { t } = useTranslation("email");
  const id = useId();
  const named = new Set(variablesIn(text));
  const used = MEETING_VARIABLES.filter((variable) => named.has(variable));
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
            label={t(`variable.${variable}`)}
            maxLength={200}
          />
        ))}
      </Grid>
    </Box>
  );
}
