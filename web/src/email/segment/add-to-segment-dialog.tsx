import { Text } from "@chakra-ui/react";
import { newSegmentName } from "@dure/domain/email/segment/segment";
import { BulkTarget } from "@dure/domain/records/bulk/bulk";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AddToSegmentProps } from "../../lib/area-parts";
import { SelectInput } from "../../ui/form/select-input";
import { FormDialog } from "../../ui/form-dialog";
import { notify } from "../../ui/toast/notify";
import { useFormat } from "../../ui/use-format";
import { useCreateSegment, useFillSegment, useSegments } from "./segment-queries";

const NEW = "new";

/** Puts what is selected in a list into a static segment, or into a new one. */
export function AddToSegmentDialog({ entity, target, onAdded, onClose }: AddToSegmentProps) {
  const { t, i18n } = useTranslation("email");
  const format = useFormat();
  const { data: segments = [], error, isPending } = useSegments();
  const create = useCreateSegment();
  const fill = useFillSegment();
  const [chosen, setChosen] = useState(NEW);
  // If adding the records fails, a retry uses the segment that was already created.
  const [made, setMade] = useState<string>();
  const isStatic = segments.filter(({ segment_type }) => segment_type === "static");
  const name = i18n.language === "en" ? newSegmentName.en : newSegmentName.ko;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const id =
      chosen === NEW ? (made ?? (await create.mutateAsync({ body: { name, segment_type: "static" } })).id) : chosen;
    if (chosen === NEW) setMade(id);
    const filled = await fill.mutateAsync({
      params: { id },
      body: { entity_id: entity, target: BulkTarget.parse(target) },
    });
    notify.success({
      title: t("segments.added", {
        name: filled.name,
        count: filled.record_count,
        shown: format.number(filled.record_count),
      }),
    });
    onAdded();
    onClose();
  };
  return (
    <FormDialog
      title={t("segments.add")}
      submit={t("segments.addSubmit")}
      busy={create.isPending || fill.isPending}
      disabled={isPending}
      error={error ?? create.error ?? fill.error}
      onSubmit={(event) => void add(event).catch(() => undefined)}
      onClose={onClose}
    >
      <SelectInput<string>
        label={t("segments.addTo")}
        value={chosen}
        options={[
          { value: NEW, label: t("segments.addToNew", { name }) },
          ...isStatic.map((segment) => ({ value: segment.id, label: segment.name })),
        ]}
        onChange={setChosen}
      />
      <Text color="fg.muted">{t("segments.addHint")}</Text>
    </FormDialog>
  );
}
