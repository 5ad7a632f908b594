import { Alert, Button, HStack, Spinner, Stack, Text } from "@chakra-ui/react";
import type { ResearchView } from "@dure/domain/journeys/research/research";
import { Sparkles } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { InsightSection } from "../company/insight-section";
import { FindingList } from "./finding-list";
import { isRunning, useResearch, useStartResearch } from "./research-queries";
import { ResearchSources } from "./research-sources";

/** What AI found about a company on the web. Renders nothing if the product has no AI model configured. */
export function ResearchSection({ companyId }: { companyId: string }) {
  const { t } = useTranslation("journeys");
  const { data, error, refetch } = useResearch(companyId);
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : null;
  const { research, quota, is_available } = data;
  if (!is_available && !research) return null;
  const isUsedUp = quota.used >= quota.limit;
  const runs = research !== null && isRunning(research);
  return (
    <InsightSection
      title={t("research.title")}
      action={
        is_available && <StartButton companyId={companyId} isFirst={research === null} disabled={runs || isUsedUp} />
      }
    >
      <Stack gap="3">
        <Text color="fg.muted" textStyle="xs">
          {research?.found_at ? t("research.hint") : t("research.intro")} {t("research.quota", quota)}
        </Text>
        {isUsedUp && !runs && <Text textStyle="sm">{t("research.usedUp")}</Text>}
        {research && <Progress research={research} />}
        {research?.found_at && <Found companyId={companyId} research={research} />}
      </Stack>
    </InsightSection>
  );
}

type StartButtonProps = { companyId: string; isFirst: boolean; disabled: boolean };

function StartButton({ companyId, isFirst, disabled }: StartButtonProps) {
  const { t } = useTranslation("journeys");
  const errorText = useErrorText();
  const start = useStartResearch(companyId);
  const onError = (error: unknown) => notify.error({ title: t("research.startFailed"), description: errorText(error) });
  return (
    <Button
      size="xs"
      variant="outline"
      disabled={disabled}
      loading={start.isPending}
      onClick={() => start.mutate(undefined, { onError })}
    >
      <Sparkles aria-hidden />
      {isFirst ? t("research.start") : t("research.again")}
    </Button>
  );
}

/** The progress of a run, or that it failed. */
function Progress({ research: { state } }: { research: ResearchView }) {
  const { t } = useTranslation("journeys");
  const isGoingOn = state === "queued" || state === "searching" || state === "reading";
  return (
    <div role="status">
      {isGoingOn && (
        <HStack gap="2" textStyle="sm">
          <Spinner size="sm" />
          {t(`research.state.${state}`)}
        </HStack>
      )}
      {state === "failed" && (
        <Alert.Root status="warning" size="sm">
          <Alert.Indicator />
          <Alert.Title>{t("research.failed")}</Alert.Title>
        </Alert.Root>
      )}
    </div>
  );
}

function Found({ companyId, research }: { companyId: string; research: ResearchView }) {
  const { t } = useTranslation("journeys");
  if (research.findings.length === 0) return <Text color="fg.muted">{t("research.nothing")}</Text>;
  return (
    <>
      <FindingList companyId={companyId} findings={research.findings} sources={research.sources} />
      <ResearchSources research={research} />
    </>
  );
}
