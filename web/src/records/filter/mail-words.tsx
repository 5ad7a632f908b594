import type { MailCondition } from "@dure/domain/records/filter/mail-activity";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useAreaParts } from "../../lib/area-parts";

/** The campaign and the time span of a condition on mails, in words. */
export function MailWords({ value: { campaign_id, days } }: { value: MailCondition }) {
  const { t } = useTranslation("records");
  const { CampaignName } = useAreaParts();
  return (
    <>
      {campaign_id !== null && CampaignName && (
        <Suspense fallback="…">
          <CampaignName id={campaign_id} />
          {days !== null && ", "}
        </Suspense>
      )}
      {days !== null && t("filter.mail.within", { count: days })}
    </>
  );
}
