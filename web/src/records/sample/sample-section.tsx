import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { notify } from "../../ui/toast/notify";
import { useErrorText } from "../../ui/use-error-text";
import { useCreateSampleData, useRemoveSampleData, useSampleData } from "./sample-queries";

type SampleSectionProps = {
  /** Whether samples are offered where there are none. */
  isOffered: boolean;
};

/** Fills the team with sample records, or removes them, with one click. */
export function SampleSection({ isOffered }: SampleSectionProps) {
  const { t } = useTranslation("records");
  const errorText = useErrorText();
  const samples = useSampleData();
  const create = useCreateSampleData();
  const remove = useRemoveSampleData();
  const [isAsking, ask] = useState(false);
  // Until the answer arrives, or if it fails, the page is complete without this section.
  if (!samples.data || !(samples.data.exists || isOffered)) return null;
  const { exists } = samples.data;
  const failed = (error: unknown) => notify.error({ title: errorText(error) });
  const onCreate = () =>
    create.mutate({}, { onSuccess: () => notify.success({ title: t("sample.created") }), onError: failed });
  const onRemove = () =>
    remove.mutate(
      {},
      {
        onSuccess: ({ removed }) => notify.success({ title: t("sample.removed", { count: removed }) }),
        onError: failed,
        onSettled: () => ask(false),
      },
    );
  return (
    <Flex gap="3" p="4" borderWidth="1px" rounded="l3" justify="space-between" align="center" wrap="wrap">
      <Stack gap="0.5" flex="1" minW="48">
        <Text fontWeight="medium">{t(exists ? "sample.existsTitle" : "sample.offerTitle")}</Text>
        <Text color="fg.muted">{t(exists ? "sample.existsHint" : "sample.offerHint")}</Text>
      </Stack>
      {exists ? (
        <Button size="sm" variant="outline" onClick={() => ask(true)}>
          {t("sample.remove")}
        </Button>
      ) : (
        <Button size="sm" variant="outline" loading={create.isPending} onClick={onCreate}>
          {t("sample.create")}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t("sample.removeTitle")}
        description={t("sample.removeHint")}
        confirm={t("sample.remove")}
        danger
        busy={remove.isPending}
        onConfirm={onRemove}
        onClose={() => ask(false)}
      />
    </Flex>
  );
}
