import { NativeSelect, Skeleton, Text, Link as TextLink } from "@chakra-ui/react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { FieldFrame } from "../../../ui/form/field-frame";
import { FormError } from "../../../ui/form-error";
import { FormSection } from "../form-section";
import type { SectionProps } from "../section-props";
import { useSlackChannels } from "./slack-queries";

/** Which channel of the team's Slack is told of bookings. */
export function SlackSection({ control, disabled }: SectionProps) {
  const { t } = useTranslation("scheduling");
  const { field } = useController({ control, name: "slack_channel" });
  const { channels, isConnected, isPending, error } = useSlackChannels();
  const chosen = field.value ?? "";
  const isKnown = chosen === "" || channels.some(({ id }) => id === chosen);
  return (
    <FormSection title={t("slack.title")} description={t("slack.hint")}>
      {isPending && <Skeleton h="8" />}
      <FormError error={error} />
      {isConnected === false && (
        <Text color="fg.muted">
          {t("slack.notConnected")}{" "}
          <TextLink asChild variant="underline">
            <Link to="/settings/connections">{t("slack.connect")}</Link>
          </TextLink>
        </Text>
      )}
      {(isConnected || chosen !== "") && (
        <FieldFrame label={t("slack.channel")} disabled={disabled}>
          <NativeSelect.Root disabled={disabled}>
            <NativeSelect.Field
              ref={field.ref}
              value={chosen}
              onBlur={field.onBlur}
              onChange={({ target }) => field.onChange(target.value || null)}
            >
              <option value="">{t("slack.none")}</option>
              {!isKnown && <option value={chosen}>{chosen}</option>}
              {channels.map(({ id, name, is_private }) => (
                <option key={id} value={id}>
                  {is_private ? t("slack.private", { name }) : `# ${name}`}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FieldFrame>
      )}
    </FormSection>
  );
}
