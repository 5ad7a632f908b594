import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../ui/use-format";
import { useMembers } from "../../../member/member-queries";
import type { CellTexts } from "./cell-text";

/** Who the product acts for when no member does (domain/src/shared/access.ts). */
const NO_MEMBER = ["system", "public", "router"];

/** What a list's values are written with, in the user's language and time zone. */
export function useCellTexts(): CellTexts {
  const { t } = useTranslation("records");
  const format = useFormat();
  const { nameOf, isLoaded } = useMembers();
  return useMemo(
    () => ({
      format,
      nameOf: (id) => (NO_MEMBER.includes(id) ? t("member.product") : isLoaded ? nameOf(id) : ""),
      yes: "✓",
      unknown: t("member.unknown"),
    }),
    [t, format, nameOf, isLoaded],
  );
}
