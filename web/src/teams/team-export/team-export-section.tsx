import { Button, HStack, Spinner, Stack, Text } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Reauthentication } from "../../identity/second-factor/reauthentication";
import { useReauthentication } from "../../identity/second-factor/use-reauthentication";
import { ErrorState } from "../../ui/error-state";
import { FormError } from "../../ui/form-error";
import { FormSkeleton } from "../../ui/form-skeleton";
import { SettingsSection } from "../../ui/settings-section";
import { useFormat } from "../../ui/use-format";
import { useRemoteFlag } from "../team/flag-queries";
import { type KnownExport, useDownloadTeamExport, useStartTeamExport, useTeamExport } from "./team-export-queries";

/** Lets an admin export all of the team's data. */
export function TeamExportSection() {
  const { t } = useTranslation("teams");
  const isHidden = useRemoteFlag("hide_record_download_button");
  const { reauthenticate, ...questions } = useReauthentication();
  const { data, isPending, isError, error, refetch } = useTeamExport();
  const starting = useStartTeamExport(reauthenticate);
  const downloading = useDownloadTeamExport(reauthenticate);
  const known = data?.data ?? undefined;
  const isReady = known?.state === "ready";
  const isRunning = known?.state === "running";
  if (isHidden) return null;
  return (
    <SettingsSection title={t("teamExport.title")} description={t("teamExport.description")}>
      {isPending && <FormSkeleton />}
      {isError && <ErrorState error={error} onRetry={refetch} />}
      {data && (
        <Stack gap="3" align="flex-start">
          {known && <ExportState known={known} />}
          <HStack wrap="wrap">
            {isReady && (
              <Button loading={downloading.isPending} onClick={() => downloading.mutate(known.id)}>
                <Download aria-hidden />
                {t("teamExport.download")}
              </Button>
            )}
            {!isRunning && (
              <Button variant="outline" loading={starting.isPending} onClick={() => starting.mutate()}>
                {t(isReady ? "teamExport.again" : "teamExport.start")}
              </Button>
            )}
          </HStack>
          <FormError error={starting.error ?? downloading.error} />
        </Stack>
      )}
      <Reauthentication {...questions} />
    </SettingsSection>
  );
}

function ExportState({ known: { state, created_at, expires_at, bytes } }: { known: KnownExport }) {
  const { t } = useTranslation("teams");
  const format = useFormat();
  if (state === "running")
    return (
      <HStack role="status">
        <Spinner size="sm" />
        <Text>{t("teamExport.running")}</Text>
      </HStack>
    );
  if (state === "failed") return <Text color="fg.error">{t("teamExport.failed")}</Text>;
  return (
    <Text>
      {t("teamExport.ready", {
        date: format.dateTime(created_at),
        size: format.bytes(bytes ?? 0),
        until: expires_at ? format.date(expires_at) : "",
      })}
    </Text>
  );
}
