import { Box, Flex, Input, InputGroup } from "@chakra-ui/react";
import { MailCondition } from "@dure/domain/records/filter/mail-activity";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAreaParts } from "../../../lib/area-parts";
import { anyMail } from "../any-mail";
import type { ValueEditorProps } from "./value-editor-props";

/** The campaign of a condition on mails, and the number of past days; an empty number means any time. */
export function MailEditor({ value, onChange }: ValueEditorProps) {
  const { t } = useTranslation("records");
  const { CampaignSelect } = useAreaParts();
  const known = MailCondition.safeParse(value).data ?? anyMail;
  const [days, setDays] = useState(String(known.days ?? ""));
  const typed = daysOf(days);
  const typeDays = (text: string) => {
    setDays(text);
    const next = daysOf(text);
    onChange(next === undefined ? undefined : { ...known, days: next });
  };
  return (
    <Flex gap="2" align="center">
      <Box flex="3" minW="0">
        {CampaignSelect && (
          <Suspense fallback={null}>
            <CampaignSelect
              label={t("filter.mail.campaign")}
              value={known.campaign_id}
              onChange={(campaign_id) => onChange({ ...known, campaign_id, days: typed ?? known.days })}
            />
          </Suspense>
        )}
      </Box>
      <InputGroup flex="2" minW="7rem" endAddon={t("filter.mail.unit")}>
        <Input
          inputMode="numeric"
          aria-label={t("filter.mail.days")}
          aria-invalid={typed === undefined}
          placeholder={t("filter.mail.ever")}
          value={days}
          onChange={({ target }) => typeDays(target.value)}
        />
      </InputGroup>
    </Flex>
  );
}

/** Null (any time) for an empty text, undefined for an invalid number of days. */
function daysOf(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  return MailCondition.shape.days.safeParse(Number(text)).data;
}
