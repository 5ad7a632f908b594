import { localeOf } from "@dure/domain/shared/text";
import { useTranslation } from "react-i18next";
import { SelectInput } from "../../ui/form/select-input";
import { FormError } from "../../ui/form-error";
import { useTopics } from "./topic-queries";

type TopicFieldProps = { value: string | null; onChange: (topic: string | null) => void };

/** What a marketing mail is about: whoever opted out of the topic does not get it. Nothing for a team without topics. */
export function TopicField({ value, onChange }: TopicFieldProps) {
  const { t, i18n } = useTranslation("email");
  const { data, error } = useTopics();
  const locale = localeOf(i18n.language);
  if (!data) return <FormError error={error} />;
  const topics = data.data.map(({ id, name }) => ({ value: id, label: name[locale] }));
  const isRemoved = value !== null && !topics.some((topic) => topic.value === value);
  if (topics.length === 0 && !isRemoved) return null;
  const hint = isRemoved ? "removed" : value === null ? "none" : "chosen";
  return (
    <SelectInput<string>
      label={t("topics.topic")}
      hint={t(`topics.meaning.${hint}`)}
      value={value ?? ""}
      options={[
        { value: "", label: t("topics.none") },
        ...topics,
        ...(isRemoved ? [{ value, label: t("topics.removed") }] : []),
      ]}
      onChange={(topic) => onChange(topic === "" ? null : topic)}
    />
  );
}
