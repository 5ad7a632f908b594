import { Button, HStack, Skeleton, Stack, Text, Wrap } from "@chakra-ui/react";
import { SKIPPED_IN_AUDIENCE } from "@dure/domain/email/address/address";
import type { AudienceCount, SkippedInAudience } from "@dure/domain/email/segment/audience-count";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";

type AudienceSummaryProps = {
  count: AudienceCount | undefined;
  busy: boolean;
  reason: SkippedInAudience | undefined;
  onReason: (reason: SkippedInAudience | undefined) => void;
};

/** How many get the mail, of how many records, and a button for each reason why others don't. */
export function AudienceSummary({ count, busy, reason, onReason }: AudienceSummaryProps) {
  const { t } = useTranslation("email");
  const format = useFormat();
  if (!count) return <Skeleton h="20" />;
  const reasons = SKIPPED_IN_AUDIENCE.filter((one) => (count.skipped[one] ?? 0) > 0);
  return (
    <Stack gap="3" aria-busy={busy}>
      <HStack gap="2" align="baseline" role="status" wrap="wrap">
        <Text textStyle="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {t("audience.recipients", { count: count.recipients, shown: format.number(count.recipients) })}
        </Text>
        <Text color="fg.muted">
          {t("audience.records", { count: count.records, shown: format.number(count.records) })}
        </Text>
      </HStack>
      {reasons.length > 0 && (
        <Wrap gap="2" align="center" role="group" aria-label={t("audience.leftOut")}>
          <Text color="fg.muted">{t("audience.leftOut")}</Text>
          {reasons.map((one) => (
            <Button
              key={one}
              size="xs"
              variant={reason === one ? "solid" : "outline"}
              aria-pressed={reason === one}
              onClick={() => onReason(reason === one ? undefined : one)}
            >
              {t(`audience.reason.${one}`, { shown: format.number(count.skipped[one] ?? 0) })}
            </Button>
          ))}
        </Wrap>
      )}
    </Stack>
  );
}
