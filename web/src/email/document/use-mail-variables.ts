import { MEETING_VARIABLES, RECORD_VARIABLES, SEND_VARIABLES } from "@dure/domain/email/variable/variable";
import { useTranslation } from "react-i18next";
import { useFields } from "../../records/field/field-queries";

export type MailVariable = { id: string; label: string; group: string };

/** Which mails a variable has values in. */
export type VariableKind = "meeting" | "record" | "send";

/** The variables to choose from, by their labels; the kind `record` includes custom fields. */
export function useMailVariables(kinds: readonly VariableKind[]): MailVariable[] {
  const { t } = useTranslation("email");
  const { data: fields = [] } = useFields("lead");
  const custom = fields.filter(({ category }) => category === "custom");
  const groups: Record<VariableKind, MailVariable[]> = {
    meeting: MEETING_VARIABLES.map((id) => ({ id, label: t(`variable.${id}`), group: t("document.group.meeting") })),
    record: [
      ...RECORD_VARIABLES.map((id) => ({ id, label: t(`variable.${id}`), group: t("document.group.record") })),
      ...custom.map(({ id, label }) => ({ id, label, group: t("document.group.custom") })),
    ],
    send: SEND_VARIABLES.map((id) => ({ id, label: t(`variable.${id}`), group: t("document.group.send") })),
  };
  const all = kinds.flatMap((kind) => groups[kind]);
  return [...new Map(all.map((variable) => [variable.id, variable])).values()];
}
