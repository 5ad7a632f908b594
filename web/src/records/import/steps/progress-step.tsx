import { Box, Button, HStack, Progress, Stack, Text } from "@chakra-ui/react";
import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../ui/use-error-text";
import { ImportOutcome } from "../history/import-outcome";
import { RestOfRows } from "../history/rest-of-rows";
import { importBody } from "../import-body";
import { type ImportTarget, useImportRecords, useImportShare, useStartImport } from "../import-queries";
import { takenNumbers } from "../taken-rows";
import type { ImportDraft } from "../use-import-draft";
import { StepFrame } from "./step-frame";

/** The highest percentage before the answer (docs/product/records-transfer.md#limits-of-the-client). */
const MAX_PERCENT = 95;
const SENT_PERCENT = 10;

type ProgressStepProps = { target: ImportTarget; state: ImportDraft; onOver: () => void; onRestart: () => void };

/** Sends the rows once, and shows the progress and the result. */
export function ProgressStep({ target, state, onOver, onRestart }: ProgressStepProps) {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  const { importId, file } = state.draft;
  const sendAtOnce = useImportRecords(target);
  const startParts = useStartImport();
  const send = importId === null ? sendAtOnce : startParts;
  const share = useImportShare(send.isPending);
  const started = useRef(false);
  const start = () => {
    if (importId === null) sendAtOnce.mutate(importBody(state.draft), { onSuccess: onOver });
    else startParts.mutate({ id: importId, file }, { onSuccess: onOver });
  };
  useEffect(() => {
    // React's strict mode runs an effect twice; an import must begin once.
    if (started.current) return;
    started.current = true;
    start();
  });
  const percent = Math.min(MAX_PERCENT, Math.round(SENT_PERCENT + share * (MAX_PERCENT - SENT_PERCENT)));

  return (
    <StepFrame>
      <Stack maxW="lg" gap="4" py="4">
        {!send.data && !send.error && (
          <Box role="status" aria-live="polite">
            <Text fontWeight="medium" mb="2">
              {t("import.pending")}
            </Text>
            <Progress.Root value={percent} colorPalette="brand" size="sm">
              <Progress.Track>
                <Progress.Range aria-label={t("import.pending")} />
              </Progress.Track>
            </Progress.Root>
            <Text textStyle="sm" color="fg.muted" mt="1" fontVariantNumeric="tabular-nums">
              {percent}%
            </Text>
          </Box>
        )}
        {send.data && <ImportOutcome made={send.data} numbers={takenNumbers(state.draft)} onRestart={onRestart} />}
        <RestOfRows draft={state.draft} made={send.data} />
        {send.error && (
          <Stack gap="3" role="alert">
            <HStack color="fg.error">
              <CircleAlert aria-hidden />
              <Text fontWeight="medium">{t("import.failed")}</Text>
            </HStack>
            <Text color="fg.muted">{errorText(send.error)}</Text>
            <HStack>
              <Button onClick={start}>{t("import.again")}</Button>
              <Button variant="outline" onClick={() => state.change({ step: "validation" })}>
                {t("import.back")}
              </Button>
            </HStack>
          </Stack>
        )}
      </Stack>
    </StepFrame>
  );
}
