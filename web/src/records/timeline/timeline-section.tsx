import { NativeSelect, Stack, Text } from "@chakra-ui/react";
import { TIMELINE_KINDS, type TimelineKind } from "@dure/domain/records/timeline/timeline";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../ui/error-state";
import { ListSkeleton } from "../../ui/list-skeleton";
import { MoreButton } from "../../ui/more-button";
import { TimelineItem } from "./timeline-item";
import { type About, useTimeline } from "./timeline-queries";

/** What happened to a record and to what belongs to it, newest first: all entries, or those of one kind. */
export function TimelineSection({ about }: { about: About }) {
  const { t } = useTranslation("records");
  const [kind, setKind] = useState<TimelineKind>();
  const timeline = useTimeline(about, kind);
  const { data, error, refetch, hasNextPage } = timeline;
  const entries = data?.pages.flatMap((page) => page.data);
  return (
    <>
      <NativeSelect.Root size="xs" maxW="48" mb="3">
        <NativeSelect.Field
          aria-label={t("timeline.filter")}
          value={kind ?? ""}
          onChange={({ target }) => setKind(TIMELINE_KINDS.find((one) => one === target.value))}
        >
          <option value="">{t("timeline.all")}</option>
          {TIMELINE_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`timeline.kind.${one}`)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      {!entries && (error ? <ErrorState error={error} onRetry={refetch} /> : <ListSkeleton rows={4} />)}
      {entries?.length === 0 && !hasNextPage && <Text color="fg.muted">{t("timeline.empty")}</Text>}
      <Stack as="ul" gap="0" listStyleType="none" aria-label={t("timeline.title")}>
        {entries?.map((entry) => (
          <TimelineItem key={entry.id} entry={entry} about={about} />
        ))}
      </Stack>
      <MoreButton list={timeline} label={t("timeline.older")} />
    </>
  );
}
