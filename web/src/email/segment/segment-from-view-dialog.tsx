import { List, Stack, Text } from "@chakra-ui/react";
import { filterOfView } from "@dure/domain/email/segment/filter-of-view";
import { SegmentName } from "@dure/domain/email/segment/segment";
import { Filter } from "@dure/domain/records/filter/filter";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import type { SegmentFromViewProps } from "../../lib/area-parts";
import { useNavigateAfterSubmit } from "../../lib/http/use-navigate-after-submit";
import { useZodForm } from "../../ui/form/use-zod-form";
import { FormDialog } from "../../ui/form-dialog";
import { SegmentNameField } from "./segment-name-field";
import { useCreateSegment } from "./segment-queries";

const FromViewForm = z.object({ name: SegmentName });

/** Creates a dynamic segment from a list's filter, says what of the list the segment can't keep, and opens it. */
export function SegmentFromViewDialog({ entity, dealType, name, filter, search, onClose }: SegmentFromViewProps) {
  const { t } = useTranslation("email");
  const navigateAfterSubmit = useNavigateAfterSubmit();
  const create = useCreateSegment();
  const { control, handleSubmit, guard } = useZodForm(FromViewForm, {
    defaultValues: { name: name || t("segments.newName") },
  });
  const filters = filterOfView({ entity, dealType, filter: Filter.nullable().parse(filter) });
  const submit = handleSubmit((form) =>
    create.mutate(
      { body: { ...form, segment_type: "dynamic", filters } },
      { onSuccess: ({ id }) => navigateAfterSubmit(`/recipient-groups/${id}`) },
    ),
  );
  return (
    <FormDialog
      guard={guard}
      title={t("segments.fromView.title")}
      submit={t("segments.createSubmit")}
      busy={create.isPending}
      error={create.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SegmentNameField control={control} name="name" />
      <Stack gap="1">
        <Text>{t(filters.conditions.length === 0 ? "segments.fromView.everybody" : "segments.fromView.taken")}</Text>
        <List.Root color="fg.muted" ps="5">
          {search && <List.Item>{t("segments.fromView.search", { search })}</List.Item>}
          <List.Item>{t("segments.fromView.notTaken")}</List.Item>
          <List.Item>{t("segments.fromView.copied")}</List.Item>
        </List.Root>
      </Stack>
    </FormDialog>
  );
}
