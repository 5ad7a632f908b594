import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { SettingsSection } from "../../ui/settings-section";
import { useTopics } from "./topic-queries";
import { TopicsForm } from "./topics-form";

/** What recipients may choose on the page of their link. */
export function TopicsSection() {
  const { t } = useTranslation("email");
  const topics = useTopics();
  return (
    <SettingsSection title={t("topics.title")} description={t("topics.hint")}>
      {topics.isPending && <ListSkeleton rows={2} />}
      {topics.isError && <ErrorState error={topics.error} onRetry={topics.refetch} />}
      {topics.data && <TopicsForm topics={topics.data.data} />}
    </SettingsSection>
  );
}
