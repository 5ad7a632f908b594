import { Fieldset, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { TRIGGER_GROUPS, TRIGGER_TYPES, type TriggerType } from "@dure/domain/teams/webhook/trigger-type";
import { useTranslation } from "react-i18next";
import { CheckInput } from "../../ui/form/check-input";

const GROUPS = ["lead", "deal", "pipeline", "meeting", "form"] as const;

type TriggerFieldProps = {
  value: readonly TriggerType[];
  error: string | undefined;
  onChange: (types: TriggerType[]) => void;
};

/** The event types that a webhook receives, grouped by subject. */
export function TriggerField({ value, error, onChange }: TriggerFieldProps) {
  const { t } = useTranslation("teams");
  const set = (type: TriggerType, checked: boolean) =>
    onChange(TRIGGER_TYPES.filter((one) => (one === type ? checked : value.includes(one))));
  return (
    <Fieldset.Root invalid={error !== undefined} size="sm">
      <Fieldset.Legend>{t("webhook.form.triggers")}</Fieldset.Legend>
      <Fieldset.HelperText>{t("webhook.form.triggersHint")}</Fieldset.HelperText>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {GROUPS.map((group) => (
          <Stack key={group} gap="1.5">
            <Text textStyle="xs" color="fg.muted">
              {t(`webhook.group.${group}`)}
            </Text>
            {TRIGGER_GROUPS[group].map((type) => (
              <CheckInput
                key={type}
                label={t(`webhook.trigger.${type}`)}
                checked={value.includes(type)}
                onChange={(checked) => set(type, checked)}
              />
            ))}
          </Stack>
        ))}
      </SimpleGrid>
      {error !== undefined && <Fieldset.ErrorText role="alert">{error}</Fieldset.ErrorText>}
    </Fieldset.Root>
  );
}
