import { Box, Button, Heading, HStack, Input, Stack, Text } from "@chakra-ui/react";
import { instantOf } from "@dure/domain/scheduling/slots/zone";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormError } from "../../../ui/form-error";
import { shiftDay } from "../../time/month-grid";
import { zoneDay } from "../../time/zone-day";
import { useExplanation } from "../booking-page-queries";
import { ExplanationView } from "./explanation-view";

type ExplainPanelProps = { pageId: string; timezone: string };

/** Explains to a host why the saved page doesn't offer a time. */
export function ExplainPanel({ pageId, timezone }: ExplainPanelProps) {
  const { t } = useTranslation("scheduling");
  const [day, setDay] = useState(() => shiftDay(zoneDay(Date.now(), timezone), 1));
  const [time, setTime] = useState("10:00");
  const [asked, setAsked] = useState<string>();
  const { data, error, isLoading } = useExplanation(pageId, asked);
  const ask = () => setAsked(new Date(instantOf(timezone, day, time)).toISOString());
  return (
    <Box as="section" aria-label={t("explain.title")} borderWidth="1px" rounded="l3" bg="bg.panel" p="4">
      <Heading as="h2" size="sm" fontWeight="semibold">
        {t("explain.title")}
      </Heading>
      <Text color="fg.muted" mb="3">
        {t("explain.hint")}
      </Text>
      <Stack gap="3">
        <HStack gap="2">
          <Input
            type="date"
            size="sm"
            aria-label={t("explain.day")}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
          <Input
            type="time"
            size="sm"
            aria-label={t("explain.time")}
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        </HStack>
        <Button variant="outline" size="sm" disabled={!day || !time} loading={isLoading} onClick={ask}>
          {t("explain.ask")}
        </Button>
        <FormError error={error} />
        <Box aria-live="polite">{data && <ExplanationView explanation={data} timezone={timezone} />}</Box>
      </Stack>
    </Box>
  );
}
