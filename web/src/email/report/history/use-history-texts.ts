import { SkipReason } from "@dure/domain/email/address/address";
import { FactKind } from "@dure/domain/email/event/mail-fact";
import type { MailHistoryEntry } from "@dure/domain/email/ledger/recipient";
import { useTranslation } from "react-i18next";
import { z } from "zod";

const OF_SENDING = ["queued", "calling", "accepted", "unknown", "resent", "failed", "skipped"] as const;
const StepName = z.enum([...OF_SENDING, ...FactKind.options]);

/** The texts of a mail's steps, and their reasons. */
export function useHistoryTexts() {
  const { t } = useTranslation("email");
  return {
    labelOf: ({ what }: MailHistoryEntry): string => {
      const { data: name } = StepName.safeParse(what);
      return name ? t(`report.step.${name}`) : what;
    },
    detailOf: ({ what, detail }: MailHistoryEntry): string => {
      const { data: reason } = SkipReason.safeParse(detail);
      return what === "skipped" && reason ? t(`report.skip.${reason}`) : detail;
    },
  };
}
