import { Button, Checkbox, Fieldset, Grid, Stack, Text } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { CheckInput } from "../../../ui/form/check-input";
import { ListSkeleton } from "../../../ui/list-skeleton";
import { useFormat } from "../../../ui/use-format";
import { Audience } from "../../segment/audience";
import { useSegments } from "../../segment/segment-queries";
import { TopicField } from "../../unsubscribe/topic-field";
import { DeletedSegments } from "./deleted-segments";
import { toggleSegment } from "./toggle-segment";
import type { CampaignDraft } from "./use-campaign-draft";

/** The segments and the topic, beside the recipients and who is left out. */
export function ToStep({ draft }: { draft: CampaignDraft }) {
  const { t } = useTranslation("email");
  const format = useFormat();
  const { data: segments, error, refetch } = useSegments();
  const { segment_ids, with_unsubscriber, topic } = draft.content;
  if (error && !segments) return <ErrorState error={error} onRetry={refetch} />;
  if (!segments) return <ListSkeleton />;
  const ids = segments.map(({ id }) => id);
  const known = segment_ids.filter((id) => ids.includes(id));
  const toggle = (id: string, isChosen: boolean) =>
    draft.set({ segment_ids: toggleSegment(segment_ids, { id, isChosen }, ids) });
  return (
    <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 3fr)" }} gap="6" alignItems="start">
      <Stack gap="4">
        {known.length < segment_ids.length && <DeletedSegments onRemove={() => draft.set({ segment_ids: known })} />}
        {segments.length === 0 && (
          <EmptyState
            title={t("segments.empty.title")}
            action={
              <Button asChild mt="2">
                <Link to="/recipient-groups">{t("campaigns.makeSegment")}</Link>
              </Button>
            }
          />
        )}
        {segments.length > 0 && (
          <Fieldset.Root>
            <Fieldset.Legend>{t("campaigns.chooseSegments")}</Fieldset.Legend>
            <Fieldset.Content>
              {segments.map(({ id, name, record_count, is_broken }) => (
                <Checkbox.Root
                  key={id}
                  checked={segment_ids.includes(id)}
                  onCheckedChange={({ checked }) => toggle(id, checked === true)}
                >
                  <Checkbox.HiddenInput />
                  <Checkbox.Control />
                  <Checkbox.Label fontWeight="normal">
                    {name}{" "}
                    <Text as="span" color="fg.muted">
                      {is_broken
                        ? t("segments.broken")
                        : t("audience.all", { count: record_count, shown: format.number(record_count) })}
                    </Text>
                  </Checkbox.Label>
                </Checkbox.Root>
              ))}
            </Fieldset.Content>
          </Fieldset.Root>
        )}
        <CheckInput
          label={t("campaigns.withUnsubscribed")}
          hint={t("campaigns.withUnsubscribedHint")}
          checked={with_unsubscriber}
          onChange={(isOn) => draft.set({ with_unsubscriber: isOn })}
        />
        {!with_unsubscriber && <TopicField value={topic} onChange={(chosen) => draft.set({ topic: chosen })} />}
      </Stack>
      <Audience
        hint={t("audience.noGroup")}
        asked={known.length > 0 ? { segment_ids: known, with_unsubscribed: with_unsubscriber, topic } : undefined}
      />
    </Grid>
  );
}
