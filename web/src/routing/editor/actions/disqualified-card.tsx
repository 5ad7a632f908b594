import { Box, Heading, Stack, Text } from "@chakra-ui/react";
import type { DefaultResult } from "@dure/domain/routing/logic/serialized-logic";
import { useTranslation } from "react-i18next";
import { Choice } from "../../../ui/form/choice";
import { problemTarget } from "../go-to-problem";
import { ContentField } from "./content-field";
import { disqualifiedAs } from "./groups";
import { type OutcomeErrors, OutcomeFields } from "./outcome-fields";

type DisqualifiedCardProps = {
  result: DefaultResult;
  errors: OutcomeErrors;
  onChange: (result: DefaultResult) => void;
};

/** The disqualified outcome, for answers that no rule matches. */
export function DisqualifiedCard({ result, errors, onChange }: DisqualifiedCardProps) {
  const { t } = useTranslation("routing");
  return (
    <Box
      as="section"
      tabIndex={-1}
      {...problemTarget("actions", result.id)}
      aria-labelledby="disqualified-title"
      borderWidth="1px"
      borderColor={errors.content || errors.mail ? "border.error" : undefined}
      rounded="l3"
      bg="bg.panel"
      p={{ base: "4", md: "5" }}
    >
      <Stack gap="0.5" mb="4">
        <Heading as="h2" id="disqualified-title" size="sm" fontWeight="semibold">
          {t("actions.disqualified")}
        </Heading>
        <Text color="fg.muted">{t("actions.disqualifiedHint")}</Text>
      </Stack>
      <Stack gap="4">
        <Choice
          label={t("actions.outcome")}
          value={result.type}
          options={(["text", "redirection"] as const).map((value) => ({ value, label: t(`actions.kind.${value}`) }))}
          onChange={(type) => type !== result.type && onChange(disqualifiedAs(result, type))}
        />
        <ContentField
          type={result.type}
          value={result.value}
          placeholder={t("actions.disqualifiedPlaceholder")}
          error={errors.content}
          onChange={(value) => onChange({ ...result, value })}
        />
        <OutcomeFields
          mailError={errors.mail}
          settings={result.settings}
          hasAssignee
          onChange={(changes) => onChange({ ...result, settings: { ...result.settings, ...changes } })}
        />
      </Stack>
    </Box>
  );
}
