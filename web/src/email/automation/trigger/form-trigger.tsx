import { NativeSelect, Text } from "@chakra-ui/react";
import type { Trigger } from "@dure/domain/email/automation/trigger";
import { useTranslation } from "react-i18next";
import { isRefusal } from "../../../lib/call-error";
import { FieldFrame } from "../../../ui/form/field-frame";
import { QueryFallback } from "../../../ui/lazy/query-fallback";
import { useForms } from "../automation-queries";

type OfForm = Extract<Trigger, { event: "form_submission" }>;

/** The form whose submissions let people enter. */
export function FormTrigger({ trigger, onChange }: { trigger: OfForm; onChange: (trigger: OfForm) => void }) {
  const { t } = useTranslation("email");
  const query = useForms();
  const forms = isRefusal(query.error, "PLAN_REQUIRED") ? [] : query.data;
  if (!forms) return <QueryFallback query={query} />;
  const isGone = trigger.form_id !== null && !forms.some(({ id }) => id === trigger.form_id);
  const choose = (id: string) =>
    onChange({ ...trigger, form_id: id || null, name: forms.find((form) => form.id === id)?.title ?? "" });
  return (
    <FieldFrame label={t("trigger.form_submission.field")} required>
      <NativeSelect.Root>
        <NativeSelect.Field value={trigger.form_id ?? ""} onChange={({ target }) => choose(target.value)}>
          <option value="">{t("trigger.form_submission.none")}</option>
          {isGone && <option value={trigger.form_id ?? ""}>{trigger.name || t("trigger.goneForm")}</option>}
          {forms.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {forms.length === 0 && (
        <Text textStyle="sm" color="fg.muted">
          {t("trigger.noForms")}
        </Text>
      )}
    </FieldFrame>
  );
}
