import { HStack, Stack } from "@chakra-ui/react";
import type { AbTest } from "@dure/domain/email/campaign/ab-test";
import { useTranslation } from "react-i18next";
import { CheckInput } from "../../../ui/form/check-input";
import { SelectInput } from "../../../ui/form/select-input";
import { TextInput } from "../../../ui/form/text-input";
import type { CampaignDraft } from "./use-campaign-draft";

const SHARES = ["10", "20", "30", "40", "50"] as const;
const WAITS = ["1", "2", "4", "8", "12", "24", "48", "72"] as const;
const NEW: AbTest = { subject: "", share_percent: 20, wait_hours: 4 };

/** A second subject. Part of the recipients get one of the two subjects each; the rest get the one with more clicks. */
export function AbTestFields({ draft }: { draft: CampaignDraft }) {
  const { t } = useTranslation("email");
  const { ab_test } = draft.content;
  const set = (values: Partial<AbTest>) => draft.set({ ab_test: { ...NEW, ...ab_test, ...values } });
  return (
    <Stack gap="3" p="4" borderWidth="1px" rounded="l3">
      <CheckInput
        label={t("campaigns.abTest.label")}
        hint={t("campaigns.abTest.hint")}
        checked={ab_test !== null}
        onChange={(isOn) => draft.set({ ab_test: isOn ? NEW : null })}
      />
      {ab_test && (
        <>
          <TextInput
            label={t("campaigns.abTest.subject")}
            required
            maxLength={200}
            value={ab_test.subject}
            onChange={(subject) => set({ subject })}
          />
          <HStack gap="3" align="start" wrap="wrap">
            <SelectInput<string>
              label={t("campaigns.abTest.share")}
              value={String(ab_test.share_percent)}
              options={SHARES.map((value) => ({ value, label: `${value}%` }))}
              onChange={(value) => set({ share_percent: Number(value) })}
            />
            <SelectInput<string>
              label={t("campaigns.abTest.wait")}
              value={String(ab_test.wait_hours)}
              options={WAITS.map((value) => ({ value, label: t("campaigns.abTest.hours", { count: Number(value) }) }))}
              onChange={(value) => set({ wait_hours: Number(value) })}
            />
          </HStack>
        </>
      )}
    </Stack>
  );
}
