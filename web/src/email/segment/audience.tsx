import { Stack, Text } from "@chakra-ui/react";
import type { SkippedInAudience } from "@dure/domain/email/segment/audience-count";
import type { SegmentView } from "@dure/domain/email/segment/segment";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefusal } from "../../lib/call-error";
import { ErrorState } from "../../ui/error-state";
import { AudienceRecords } from "./audience-records";
import { AudienceSummary } from "./audience-summary";
import { type AskedAudience, useAudienceCount } from "./segment-queries";

type AudienceProps = {
  asked: AskedAudience | undefined;
  /** The text that is shown while there is nothing to count yet: what to do first. */
  hint: string;
  /** The static segment whose records can be taken out. */
  segment?: SegmentView;
};

/** The recipients of a mail, and who is left out. Pressing a reason lists the records that it concerns. */
export function Audience({ asked, hint, segment }: AudienceProps) {
  const { t } = useTranslation("email");
  const [reason, setReason] = useState<SkippedInAudience>();
  const count = useAudienceCount(asked);
  if (!asked)
    return (
      <Text color="fg.muted" py="6">
        {hint}
      </Text>
    );
  if (count.error)
    return isRefusal(count.error, "BAD_REQUEST") ? (
      <Text role="alert" color="fg.error" py="6">
        {t("audience.broken")}
      </Text>
    ) : (
      <ErrorState error={count.error} onRetry={count.refetch} />
    );
  return (
    <Stack as="section" aria-label={t("audience.title")} gap="4" minW="0">
      <AudienceSummary count={count.data} busy={count.isPlaceholderData} reason={reason} onReason={setReason} />
      <AudienceRecords asked={asked} reason={reason} segment={segment} />
    </Stack>
  );
}
